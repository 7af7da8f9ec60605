const number = (value: number) => value.toLocaleString('en');

/** Buttons of a video or a sound that plays. */
export const player = {
  of: ({ length }: { length: string }) => `of ${length}`,
  frame: ({ at, of }: { at: number; of: number }) => `frame ${number(at)} of ${number(of)}`,
  play: 'Play (Space)',
  pause: 'Pause (Space)',
  start: 'To start (Home)',
  end: 'To end (End)',
  back: 'Frame back (,)',
  forward: 'Frame forward (.)',
  mute: 'Sound off (M)',
  unmute: 'Sound on (M)',
  speed: ({ speed }: { speed: string }) => `Speed: ${speed}×`,
  fullScreen: 'Full screen (F)',
  captions: 'Captions (C)',
  position: { video: 'Position in the video', audio: 'Position in the sound' },
  unplayable: 'This browser cannot play the file. Download it to play it elsewhere.',
};
