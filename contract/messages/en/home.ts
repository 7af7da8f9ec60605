const number = (value: number) => value.toLocaleString('en');

export const home = {
  hero: { first: 'Write the picture.', second: 'Keep the receipt.' },
  lead: 'Inkreel draws from your words and shows which words it used. You see the price before every run, and a run that fails is refunded.',
  prompt: 'Describe a picture',
  draw: 'Draw it',
  price: ({ points }: { points: number }) => `${number(points)} points`,
  onePicture: '1 picture',
  gift: ({ points, pictures }: { points: number; pictures: number }) =>
    `Sign up for ${number(points)} points, enough for ${number(pictures)} standard pictures.`,
  engine: 'Built-in engine, no AI model',
  size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
  stories: {
    title: 'Stories',
    name: 'Story',
    line: 'A script, its characters, a storyboard in which everybody stays themselves, and an animatic to play.',
    fresh: 'New story',
    from: 'from 20 points a shot',
  },
  intents: {
    title: 'What do you want to make?',
    lead: 'Pick a job. It opens with a prompt or a sample, ready to run.',
  },
  tools: {
    title: 'All tools, with prices',
    lead: 'Points per picture, or per started 5 seconds of video. Draft quality costs half, best quality double.',
  },
  gallery: {
    title: 'Made with Inkreel',
    lead: 'Straight from the built-in engine, not retouched. Open one to reuse its prompt.',
  },
  promise: {
    title: 'How points work',
    lead: 'Every picture comes with this receipt.',
    steps: {
      quoted: 'Quoted before you click',
      held: 'Held while it is drawn',
      settled: 'Charged when it is saved',
      returned: 'Refunded if it fails',
    },
    example: 'Four candidates, one of them cancelled',
    receipt: 'Receipt',
  },
};
