const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

/** The image editor of a story's shot. */
export const imageEditor = {
  back: 'Storyboard',
  at: ({ at, of }: { at: number; of: number }) => `${number(at)} of ${number(of)}`,
  shot: ({ at }: { at: number }) => `Shot ${number(at)}`,
  actions: 'Actions',
  words: 'Change by words',
  wordsHint: 'Change what is seen, then draw it again. The characters stay as they are on their pages.',
  draw: 'Draw it',
  redraw: 'Draw it again',
  cancel: 'Cancel',
  noPicture: 'This shot has no picture yet. Say what is seen, then draw it.',
  gone: 'This shot was deleted.',
  compare: { label: 'Compare', slider: 'Slider', sides: 'Side by side' },
  inStory: ({ step }: { step: number }) => `Step ${number(step)}, in the storyboard`,
  viewed: ({ step }: { step: number }) => `Step ${number(step)}`,
  shown: 'In the storyboard',
  history: {
    title: 'History',
    count: ({ at, count }: { at: number; count: number }) =>
      `Shot ${number(at)}, ${count === 1 ? '1 step' : `${number(count)} steps`}`,
    charged: ({ value }: { value: number }) => `Charged ${points(value)}`,
    step: ({ step, name }: { step: number; name: string }) => `${number(step)} ${name}`,
    price: ({ value, time }: { value: number; time: string }) =>
      `${value === 0 ? 'Free' : points(value)}, ${time}`,
    drawn: 'Drawn',
    brought: 'Your own picture',
    changed: 'Changed',
  },
  facts: { size: 'Size', camera: 'Camera', seconds: 'Seconds', place: 'Place' },
  put: {
    title: 'Put it back',
    line: ({ step, shown }: { step: number; shown: number }) =>
      `Step ${number(step)} takes the place of step ${number(shown)}. This follows from it:`,
    nothing: 'Nothing else changes.',
    image: 'The picture does not show what the shot says now',
    video: 'Moving shot becomes stale',
    videoBack: 'Moving shot fits again',
    videoCost: ({ value }: { value: number }) => points(value),
    button: ({ step }: { step: number }) => `Put step ${number(step)} back`,
    free: 'Nothing is deleted or charged',
    pick: 'Choose a step in the history to compare it or put it back.',
  },
};
