export const saveState = {
  saving: {
    device: 'Saved on this device',
    saved: 'Saved',
    saving: 'Saving',
    offline: 'Offline. Saved on this device',
    conflict: 'Changed elsewhere',
    failed: 'Not saved',
    outdated: 'Reload the page',
  },
  conflict: {
    told: 'This was changed on another device or in another tab.',
    mine: 'Keep this version',
    theirs: 'Load the newer version',
  },
  versions: 'Version history',
};
