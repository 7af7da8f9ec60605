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
  facts: {
    seed: ({ seed }: { seed: number }) => `seed ${seed}`,
    size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
    points: ({ points: value }: { points: number }) => points(value),
  },
};
