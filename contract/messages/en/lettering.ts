const number = (value: number) => value.toLocaleString('en');

/** Finding, changing and placing the lettering of a picture. */
export const lettering = {
  empty: 'Choose a picture with lettering.',
  picture: 'Picture with its lettering',
  finding: 'Reading the picture',
  found: ({ count }: { count: number }) =>
    count === 0
      ? 'No lettering was found. Draw a box around it, or add one.'
      : `${count === 1 ? '1 text' : `${number(count)} texts`} found. Draw a box where one was missed.`,
  failed: 'Read failed',
  failedHelp: 'Try again, or draw the boxes yourself.',
  signIn: 'Sign in and the lettering is found for you. You can draw boxes without.',
  again: 'Read again',
  draw: 'Draw a box',
  drawing: 'Drag over the lettering. Esc ends it.',
  add: 'Add a box',
  box: ({ at, text }: { at: number; text: string }) => `Box ${number(at)}: ${text === '' ? 'empty' : text}`,
  boxKeys:
    'Arrows move the box by a pixel, with Shift by ten. Alt and arrows resize it, Delete removes it, Enter goes to its words.',
  original: 'Was',
  none: 'New text',
  words: ({ at }: { at: number }) => `New words of box ${number(at)}`,
  wordsHint: 'Empty takes the old words out',
  changed: 'Changed',
  changedCount: ({ changed, of }: { changed: number; of: number }) =>
    `${number(changed)} of ${number(of)} changed. What is not changed stays to the pixel.`,
  remove: ({ at }: { at: number }) => `Remove box ${number(at)}`,
  looks: 'Looks',
  asBefore: 'As before',
  size: 'Size',
  fitted: 'Fitted',
  pixels: 'px',
  color: 'Colour',
  weight: 'Weight',
  weights: { regular: 'Regular', bold: 'Bold' },
  align: 'Alignment',
  aligns: { left: 'Left', center: 'Centre', right: 'Right' },
  limit: ({ limit }: { limit: number }) => `At most ${number(limit)} boxes.`,
};
