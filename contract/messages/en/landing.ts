const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

/** The page that explains a tool. */
export const landing = {
  open: 'Open the editor',
  tryIt: 'Try this prompt',
  given: 'Inputs',
  samples: 'Made with this tool',
  steps: 'How it works',
  price: 'Price',
  priceLine: 'Points are held when a run starts and charged when its results are saved.',
  inBrowser: 'Free. Runs in your browser.',
  onePicture: 'One picture',
  fiveSeconds: 'Per 5 seconds or part of it',
  inTier: ({ what, tier }: { what: string; tier: string }) => `${what}, ${tier.toLowerCase()}`,
  perPicture: 'One picture, standard',
  draft: 'One picture, draft',
  best: 'One picture, best',
  four: 'Four pictures',
  fourStandard: 'Four pictures, standard',
  failedRun: 'A failed or cancelled picture',
  failedVideo: 'A failed or cancelled video',
  limits: 'Limits',
  questions: 'Questions',
  points: ({ points: value }: { points: number }) => points(value),
};
