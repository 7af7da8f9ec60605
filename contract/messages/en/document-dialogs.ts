export const documentDialogs = {
  versions: {
    title: 'Version history',
    hint: 'Changes within five minutes are one version.',
    current: 'Current version',
    own: 'You',
    other: 'A team member',
    restore: 'Restore',
    restoreOf: ({ time }: { time: string }) => `Restore the version from ${time}`,
    restored: 'Restored. What was there before is in the version history.',
    none: 'There are no earlier versions yet.',
    failed: 'The versions could not be loaded. Try again.',
  },
  list: {
    name: 'Name',
    save: 'Save',
    rename: ({ name }: { name: string }) => `Rename “${name}”`,
    remove: ({ name }: { name: string }) => `Delete “${name}”`,
    copy: ({ name }: { name: string }) => `Duplicate “${name}”`,
    copyOf: ({ name }: { name: string }) => `${name} (copy)`,
    deleted: 'Moved to the bin.',
    more: 'Show older',
  },
};
