const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

/**
 * A picture and what can be done with it, wherever it is shown: the actions, the viewer, the receipt, the
 * report.
 */
export const pictures = {
  onceMore: ({ tool }: { tool: string }) => `${tool} on this picture`,
  verbs: {
    download: 'Download',
    continue: 'Continue in',
    save: 'Save',
    stock: 'Save to library',
    reuse: 'Reuse settings',
    retry: 'Run again',
    delete: 'Delete',
    star: 'Star',
    unstar: 'Remove star',
    restore: 'Restore',
    open: 'Open',
    copyPrompt: 'Copy prompt',
    more: 'More',
    cancel: 'Cancel',
    undo: 'Undo',
  },
  toolbar: 'Actions for this result',
  menu: 'Actions',
  deleted: 'Moved to the bin',
  restored: 'Restored',
  saveTo: ({ project }: { project: string }) => `Project ${project}`,
  saved: ({ project }: { project: string }) => `Saved to ${project}`,
  inStock: ({ name }: { name: string }) => `Saved to library: ${name}`,
  alreadyInStock: 'Already in your library',
  promptCopied: 'Prompt copied',
  deleteFailed: 'Delete failed',
  saveFailed: 'Save failed',
  downloadFailed: 'The download failed. Try again.',
  viewer: {
    label: 'Viewer',
    hint: 'Plus and minus zoom, 0 fits, arrow keys pan, double click for 100%.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    scale: 'Zoom',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    position: ({ at, of }: { at: number; of: number }) => `${number(at)} of ${number(of)}`,
  },
  receipt: {
    title: 'Receipt',
    line: ({ line }: { line: number }) => `Ledger entry ${number(line)}`,
    quoted: ({ count, each }: { count: number; each: number }) =>
      `Quoted, ${number(count)} × ${number(each)}`,
    /** Free, or paid by an earlier step of its project. */
    nothing: 'Nothing to pay',
    held: 'Held until the run ends',
    unsent: 'Not sent yet. No points are held.',
    settled: ({ count }: { count: number }) =>
      count === 1 ? 'Charged, 1 result' : `Charged, ${number(count)} results`,
    returned: 'Refunded',
  },
  report: {
    understood: 'Understood:',
    notDrawn: 'Not drawn:',
    notDone: 'Not done:',
    madeWith: ({ engine }: { engine: string }) => `AI model: ${engine}`,
    builtin: 'Built-in engine, no AI model',
    connect: 'View engines',
    chooseModel: 'For AI results, choose another model and generate again.',
    askOperator: 'For AI results, ask the operator to connect a model.',
    operatorHint: 'For AI results, connect a model in the console.',
  },
  facts: {
    seed: ({ seed }: { seed: number }) => `seed ${seed}`,
    size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
    points: ({ points: value }: { points: number }) => points(value),
  },
};
