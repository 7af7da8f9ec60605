const number = (value: number) => value.toLocaleString('en');

/** Buttons of a video or a sound that plays. */
export const player = {
  of: ({ length }: { length: string }) => `of ${length}`,
  frame: ({ at, of }: { at: number; of: number }) => `frame ${number(at)} of ${number(of)}`,
  play: 'Play (Space)',
  pause: 'Pause (Space)',
  start: 'Go to start (Home)',
  end: 'Go to end (End)',
  back: 'Previous frame (,)',
  forward: 'Next frame (.)',
  mute: 'Mute (M)',
  unmute: 'Unmute (M)',
  speed: ({ speed }: { speed: string }) => `Speed: ${speed}×`,
  fullScreen: 'Full screen (F)',
  captions: 'Captions (C)',
  position: { video: 'Position in the video', audio: 'Position in the audio' },
  unplayable: 'This browser cannot play the file. Download it to play it elsewhere.',
};
