export const subtitleDialogs = {
  glossaryHint: 'Names and words to translate the same way every time, from the next translation on.',
  term: 'Term',
  termTranslation: 'Translation',
  addTerm: 'Add term',
  removeTerm: ({ term }: { term: string }) => `Remove ${term || 'this term'}`,
  done: 'Done',
  areasTitle: 'Areas of old subtitles',
  areasHint: 'Without an area, text is removed wherever it is found.',
  projects: {
    title: 'Subtitle projects',
    none: 'No saved projects yet.',
    new: 'New project',
    current: 'Open now',
    failed: 'The projects could not be loaded. Try again.',
  },
};
