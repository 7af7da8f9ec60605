const number = (value: number) => value.toLocaleString('en');

/** Tools as actions on a clip of a film. */
export const filmActions = {
  title: 'Actions on this clip',
  all: ({ count }: { count: number }) => `All ${number(count)}`,
  fewer: 'Fewer',
  line: 'The whole file is changed. Trim, place and effects of the clip stay.',
  fresh: 'As a new clip above it',
  noMedia: 'This clip has no picture yet.',
  making: 'Being made',
  locked: 'Something is being made for this clip. Change it afterwards, or cancel first.',
  failed: 'Failed',
  versions: 'Versions',
  placed: 'As placed',
  version: ({ name, points }: { name: string; points: string }) => `${name}, ${points}`,
  points: ({ value }: { value: number }) => (value === 1 ? '1 point' : `${number(value)} points`),
  free: 'Free',
  charged: ({ value }: { value: number }) =>
    value === 1 ? '1 point was taken.' : `${number(value)} points were taken.`,
  remove: 'Remove the empty clip',
  kept: 'Undo and versions cost nothing: what was made stays here.',
};
