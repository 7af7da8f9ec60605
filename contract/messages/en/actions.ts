const number = (value: number) => value.toLocaleString('en');

/** Image tools as actions on a picture. */
export const actions = {
  title: 'Single changes',
  unit: 'points',
  free: 'Free',
  points: ({ value }: { value: number }) => (value === 1 ? '1 point' : `${number(value)} points`),
  closed: 'Needs an AI model',
  closedLine: 'None is connected here yet. The operator of this studio can connect one.',
  connect: 'Connect an AI model',
  noPicture: 'There is no picture to change yet.',
  stage: 'What to work on',
  onStage: 'Work on the picture itself, then press the button.',
  runs: 'Being made',
  making: ({ share }: { share: string }) => `Making, ${share}`,
  waiting: 'Waiting',
  cancel: 'Cancel',
  failed: 'Failed',
  again: ({ points }: { points: string }) => `Try again, ${points}`,
  cancelled: 'Cancelled',
  dismiss: 'Close',
};
