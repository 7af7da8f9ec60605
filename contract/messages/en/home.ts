const number = (value: number) => value.toLocaleString('en');

export const home = {
  hero: { first: 'Write the picture.', second: 'Keep the receipt.' },
  lead: 'Inkreel draws from your words and tells you which of them it understood. You see the price before every run, and the points come back when a run fails.',
  prompt: 'Describe a picture',
  draw: 'Draw it',
  price: ({ points }: { points: number }) => `${number(points)} points`,
  onePicture: '1 picture',
  gift: ({ points, pictures }: { points: number; pictures: number }) =>
    `Signing up adds ${number(points)} points: ${number(pictures)} pictures at standard quality.`,
  engine: 'Built-in engine, no AI model',
  size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
  intents: {
    title: 'What are you here to do?',
    lead: 'Pick the job. The studio opens with words or a sample picture to start from, so you can try at once.',
  },
  tools: {
    title: 'All tools, with prices',
    lead: 'Points per picture. Draft quality costs half, best quality double.',
  },
  gallery: {
    title: 'Drawn here',
    lead: 'Straight from the built-in engine, nothing retouched. Open one to use its words.',
  },
  promise: {
    title: 'How points move',
    lead: 'The same three lines stand under every picture.',
    steps: {
      quoted: 'Quoted, before the click',
      held: 'Held, while it draws',
      settled: 'Settled, when it is stored',
      returned: 'Returned, when it fails',
    },
    example: 'Four candidates, one of them cancelled',
    receipt: 'Receipt',
  },
};
