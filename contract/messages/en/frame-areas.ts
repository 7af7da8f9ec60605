const number = (value: number) => value.toLocaleString('en');

/** Areas on the frames of a video: drawing, finding and previewing them. */
export const frameAreas = {
  title: 'Areas',
  counts: ({ remove, keep }: { remove: number; keep: number }) =>
    `${number(remove)} to remove${keep > 0 ? `, ${number(keep)} to keep` : ''}`,
  names: {
    subtitles: 'Subtitles',
    watermark: 'Watermark',
    title: 'Title',
    remove: 'Area',
    keep: 'Kept area',
  },
  whole: 'Whole video',
  fact: ({ span, source }: { span: string; source: string }) => `${span}, ${source}`,
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  sources: { found: 'found for you', drawn: 'drawn by you', keep: 'stays as it is' },
  remove: ({ sign }: { sign: string }) => (sign === 'K' ? 'Delete kept area' : `Delete area ${sign}`),
  add: 'Add area',
  addKept: 'Keep an area',
  find: 'Find text',
  finding: 'Looking for text',
  foundCount: ({ count }: { count: number }) =>
    count === 0
      ? 'No text found. Draw an area yourself.'
      : count === 1
        ? '1 area found.'
        : `${number(count)} areas found.`,
  failed: 'Read failed',
  failedHelp: 'Try again, or draw the areas yourself.',
  absent: 'This server cannot find text. Draw the areas yourself.',
  signIn: 'Sign in to find text automatically, or draw areas yourself.',
  limit: ({ limit }: { limit: number }) => `At most ${number(limit)} areas.`,
  range: ({ sign }: { sign: string }) =>
    sign === 'K' ? 'Kept area, from and to' : `Area ${sign}, from and to`,
  seconds: ({ seconds }: { seconds: string }) => `${seconds}\u00a0s`,
  from: 'From',
  to: 'to',
  wholeShort: 'Whole',
  starts: ({ sign, time }: { sign: string; time: string }) => `Area ${sign} starts at ${time}`,
  ends: ({ sign, time }: { sign: string; time: string }) => `Area ${sign} ends at ${time}`,
  tools: {
    label: 'Area tools',
    move: 'Move (V)',
    remove: 'Area to remove (A)',
    keep: 'Area to keep (K)',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Shift+Z)',
    clear: 'Clear all',
  },
  frame: 'Frame with its areas',
  area: ({ sign, mode }: { sign: string; mode: 'remove' | 'keep' }) =>
    mode === 'keep' ? 'Kept area' : `Area ${sign}, to remove`,
  keys: 'Arrows move the area by a pixel, with Shift by ten. Alt and arrows resize it, Delete removes it.',
  drawing: 'Drag over the text.',
  drawingKept: 'Drag over what to keep.',
  drawingKeys: 'Enter adds an area in the usual place, Esc stops.',
  noArea: 'Mark what to remove, or find the text.',
  views: { label: 'View', areas: 'Areas', compare: 'Before and after' },
  preview: 'Preview this frame',
  free: 'free',
  previewing: 'Making the preview',
  previewFailed: 'The preview could not be made. Try again later; the run is not affected.',
  previewTitle: ({ time }: { time: string }) => `Preview, ${time}`,
  previewNone: 'See one frame without its text before you pay for a run.',
  before: 'Before',
  after: ({ quality }: { quality: string }) => `After, ${quality}`,
  qualities: { draft: 'fast', standard: 'standard', best: 'best' },
  came: {
    title: 'Where the pixels came from',
    neighbours: 'From other frames',
    inpainted: 'Filled in',
    outside: 'Outside the areas',
    unchanged: 'unchanged',
  },
  noText: 'No text was found in the areas at this point. A run leaves this frame unchanged.',
  otherFrames: 'Other frames',
  addFrame: 'Add',
  divider: 'Line between before and after',
  player: {
    label: 'Timeline',
    film: 'Frames',
  },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  empty: 'Choose a video to mark areas on it.',
  emptyHint:
    'Text is found automatically. You can also draw, move and protect areas, and preview a frame for free.',
  unplayable: 'This browser cannot show the video.',
  unplayableHelp: 'Choose an MP4 with H.264, or another browser.',
};
