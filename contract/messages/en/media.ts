const number = (value: number) => value.toLocaleString('en');

/** Sound and video as inputs. The specification's own texts stand in `uploads`. */
export const media = {
  drop: { video: 'Drop a video here', audio: 'Drop an audio file here' },
  /** Beneath a place for sound that takes the sound of videos as well. */
  orVideo: ({ limits }: { limits: string }) => `Or a video, for its sound: ${limits}`,
  noSound: { text: 'This video has no sound.', hint: 'Choose another one, or an audio file.' },
  useSample: ({ name }: { name: string }) => `Use the sample ${name}`,
  seconds: ({ seconds }: { seconds: string }) => `${seconds}\u00a0s`,
  size: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
  rate: ({ rate }: { rate: number }) => `${number(rate)}\u00a0fps`,
  typesHint: ({ types }: { types: string }) => `Use ${types}. The content matters, not the file name.`,
  limitsHint: ({ limits }: { limits: string }) => `This tool takes ${limits}.`,
  /** Kinds of file, one after another. */
  types: ({ types }: { types: readonly string[] }) => types.join(', '),
  /** What a file must be like, one fact after another. */
  facts: ({ facts }: { facts: readonly string[] }) => facts.join(', '),
  limits: {
    bytesMaximum: ({ size }: { size: number }) => `up to ${number(size)}\u00a0MB`,
    bytesBelow: ({ size }: { size: number }) => `under ${number(size)}\u00a0MB`,
    secondsBelow: ({ below }: { below: number }) => `under ${number(below)}\u00a0s`,
    seconds: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
      `${number(minimum)} to ${number(maximum)}\u00a0s`,
    side: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
      `sides of ${number(minimum)} to ${number(maximum)}\u00a0px`,
    frameRate: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
      `${number(minimum)} to ${number(maximum)} frames a second`,
    ratio: ({ ratio }: { ratio: number }) => `at most ${number(ratio)} : 1`,
  },
};
