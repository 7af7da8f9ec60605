const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

/** A picture and what can be done with it, wherever it stands: the verbs, the viewer, the receipt, the report. */
export const pictures = {
  verbs: {
    download: 'Download',
    continue: 'Continue in another tool',
    save: 'Save to project',
    reuse: 'Reuse settings',
    retry: 'Run again',
    delete: 'Delete',
    star: 'Star',
    unstar: 'Remove star',
    restore: 'Take back from the bin',
    open: 'Open',
    copyPrompt: 'Copy prompt',
    more: 'More',
    cancel: 'Cancel',
    undo: 'Undo',
  },
  toolbar: 'Actions for this picture',
  menu: 'Actions',
  deleted: 'Moved to the bin',
  restored: 'Taken back from the bin',
  saved: ({ project }: { project: string }) => `Saved to ${project}`,
  promptCopied: 'Prompt copied',
  deleteFailed: 'Delete failed',
  saveFailed: 'Save failed',
  downloadFailed: 'The download failed. Try again.',
  viewer: {
    label: 'Picture viewer',
    hint: 'Plus and minus zoom, 0 fits, arrows move the picture, double click for 100 %.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    scale: 'Zoom',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    position: ({ at, of }: { at: number; of: number }) => `${number(at)} of ${number(of)}`,
  },
  receipt: {
    title: 'Receipt',
    line: ({ line }: { line: number }) => `Ledger line ${number(line)}`,
    quoted: ({ count, each }: { count: number; each: number }) =>
      `Quoted, ${number(count)} × ${number(each)}`,
    held: 'Held until the run ends',
    settled: ({ count }: { count: number }) =>
      count === 1 ? 'Settled, 1 result' : `Settled, ${number(count)} results`,
    returned: 'Returned',
  },
  report: {
    understood: 'Understood:',
    notDrawn: 'Not drawn:',
    nothingLeftOut: 'nothing was left out.',
    builtin: 'Built-in engine, no AI model',
    connect: 'Which engines are connected',
    askOperator: 'For AI pictures, ask the operator to connect a model.',
    operatorHint: 'For AI pictures, connect a model in the server settings.',
  },
  facts: {
    seed: ({ seed }: { seed: number }) => `seed ${seed}`,
    size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
    points: ({ points: value }: { points: number }) => points(value),
  },
};
