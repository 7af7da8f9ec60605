/** The list of keys of the workspace. */
export const shortcuts = {
  title: 'Shortcuts',
  workspace: 'Workspace',
  painting: 'Painting, drawing and comparing',
  keys: {
    run: ['Ctrl Enter', 'Run'],
    inputs: ['T', 'Hide or show inputs'],
    history: ['G', 'Hide or show history'],
    zoom: ['+ − 0', 'Zoom, fit'],
    move: ['← ↑ → ↓', 'Move a zoomed picture, or step through the results'],
    pick: ['1 2 3 4', 'Choose a candidate'],
    download: ['D', 'Download the result; Enter repeats the last choice'],
    reuse: ['R', 'Reuse the settings of the result'],
    remove: ['Del', 'Move the result to the bin'],
    hold: ['C', 'Hold to see the original while comparing'],
    menu: ['Shift F10', 'Open picture actions'],
    list: ['Shift ?', 'Show shortcuts'],
  },
};
