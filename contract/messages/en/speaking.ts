const number = (value: number) => value.toLocaleString('en');

/** Lip sync and retalk: the free check, what is said, and the sample that comes before the rest. */
export const speaking = {
  check: {
    title: 'Free check',
    checking: 'Checking …',
    ready: 'Ready',
    missed: ({ count }: { count: number }) =>
      count === 1 ? '1 rule missed' : `${number(count)} rules missed`,
    /** A rule in words, by the code that a run is refused with. */
    rules: {
      no_person: 'Somebody is seen',
      several_people: 'One person',
      pose_invalid: 'Facing the camera, whole face',
      body_proportion: 'Face neither too small nor too large',
      face_unclear: 'Sharp and evenly lit',
      media_resolution: 'Sides',
      face_not_matched: 'The face of the photograph is in it',
    },
    found: ({ count }: { count: number }) => (count === 1 ? '1 face' : `${number(count)} faces`),
    guest: 'Checked when you sign in, before any points are charged.',
    failed: 'The check did not answer. It is made again before any points are charged.',
    again: 'Check again',
    none: 'No engine here checks videos in advance.',
  },
  fit: {
    loop: 'Begin again',
    hold: 'Hold the last frame',
    cut: 'Cut the sound',
    /** What comes of the two lengths, in seconds. */
    result: ({ seconds }: { seconds: string }) => `The result lasts ${seconds} s.`,
    same: 'Both have the same length.',
    shorter: 'The video is longer: it ends with the sound.',
  },
};
