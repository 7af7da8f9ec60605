const number = (value: number) => value.toLocaleString('en');

/** Finding, changing and placing the lettering of a picture. */
export const lettering = {
  empty: 'Choose a picture with text in it.',
  picture: 'Picture with its text',
  finding: 'Reading the picture',
  found: ({ count }: { count: number }) =>
    count === 0
      ? 'No text found. Draw or add a box yourself.'
      : `${count === 1 ? '1 text' : `${number(count)} texts`} found. Draw a box around any that were missed.`,
  failed: 'Read failed',
  failedHelp: 'Try again, or draw the boxes yourself.',
  absent: 'This server cannot read text in pictures. Draw boxes around it and type the new text.',
  signIn: 'Sign in to find text automatically, or draw boxes yourself.',
  again: 'Read again',
  draw: 'Draw a box',
  drawing: 'Drag over the text. Esc stops.',
  add: 'Add a box',
  box: ({ at, text }: { at: number; text: string }) => `Box ${number(at)}: ${text === '' ? 'empty' : text}`,
  boxKeys:
    'Arrows move the box by a pixel, with Shift by ten. Alt and arrows resize it, Delete removes it, Enter edits its text.',
  original: 'Original',
  none: 'New text',
  words: ({ at }: { at: number }) => `New text for box ${number(at)}`,
  wordsHint: 'Leave empty to remove the text',
  changed: 'Changed',
  changedCount: ({ changed, of }: { changed: number; of: number }) =>
    `${number(changed)} of ${number(of)} changed. The rest stays untouched.`,
  remove: ({ at }: { at: number }) => `Remove box ${number(at)}`,
  looks: 'Appearance',
  asBefore: 'Same as original',
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
