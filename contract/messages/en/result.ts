const number = (value: number) => value.toLocaleString('en');

/** Beside a result: what was done, what it cost, where it can go on, and its download. */
export const result = {
  title: 'Result',
  count: ({ count }: { count: number }) => `${number(count)} candidates`,
  running: 'This run',
  hide: 'Hide results (G)',
  /** What a tool did, by its id. */
  done: {
    age: 'Age changed',
    'ai-bg': 'Background replaced',
    'ai-consistent-character-generator': 'Character made',
    'ai-image-ecommerce': 'Product placed in a scene',
    'ai-image-editor': 'Edited as described',
    'ai-image-extender': 'Extended',
    'ai-image-generator': 'Made from your prompt',
    'ai-image-translator': 'Text replaced',
    'ai-image-upscaler': 'Upscaled',
    'ai-object-remover': 'Objects removed',
    'ai-object-replacer': 'Object replaced',
    emotion: 'Expression changed',
    hair: 'Hair changed',
    portrait: 'Portrait made',
    'lip-sync': 'Lips synced',
    'remove-bg': 'Background removed',
    'remove-subtitle': 'Subtitles removed',
    repaint: 'Restyled',
    'replace-clothes': 'Clothes replaced',
    'replace-model': 'Model replaced',
    shoe: 'Shoes tried on',
    stroke: 'Made from your sketch',
    video3d: 'Camera moved',
    'video-retalk': 'Lips match the new speech',
  },
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)}\u00a0s`,
  left: ({ seconds }: { seconds: number }) => {
    if (seconds < 120) return `about ${number(seconds)}\u00a0s left`;
    if (seconds < 7200) return `about ${number(Math.round(seconds / 60))}\u00a0min left`;
    return `about ${number(Math.round(seconds / 3600))} hours left`;
  },
  /** Numbers on the image, as in its notes. */
  pins: {
    label: 'Notes on the picture',
    pin: ({ at }: { at: number }) => `Note ${number(at)}`,
    show: 'Numbers on the picture',
    /** By the code of the note. */
    notes: {
      check_edge: 'This edge is uncertain.',
      model_stopped: 'The model on this machine failed, so the built-in method made this.',
      model_time: 'The model on this machine was too slow for this picture, so the built-in method made it.',
      model_memory: 'The model on this machine ran out of memory, so the built-in method made this.',
      model_damaged: 'The file of the model on this machine is damaged, so the built-in method made this.',
      model_large: 'This picture is too large for the model on this machine, so the built-in method made it.',
      speech_cut: 'Cut off because they were too long: lines',
      speech_faster: 'Spoken faster to fit: lines',
    },
    actions: { check_edge: 'Check this edge' },
  },
  without: ({ words }: { words: string }) => `Without: ${words}`,
  cancelRefund: ({ points }: { points: number }) =>
    points === 0 ? 'Cancel' : `Cancel and refund ${number(points)}`,
  /** Over the first result of a new account. */
  giftAdded: ({ points }: { points: number }) => `${number(points)} points added`,
  stages: 'Stages',
  carryOn: 'Continue with',
  allTools: 'All tools',
  anotherWay: 'Try it another way',
  earlier: 'Earlier',
  allCreations: 'All creations',
  foot: { label: 'About this result', receipt: 'Receipt', carryOn: 'Continue', close: 'Close' },
};
