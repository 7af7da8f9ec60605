const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

export const writerFiles = {
  import: 'Import a file',
  importHint: 'Word, Markdown or text, up to 10 MB. It becomes a new text, which keeps the file as it is.',
  importing: 'Reading the file',
  importFailed: 'The file was not imported.',
  atLine: ({ line }: { line: number }) => `Line ${number(line)}.`,
  export: 'Export',
  markdown: 'Markdown',
  word: 'Word (DOCX)',
  print: 'Print or save as PDF',
  changes: ({ count }: { count: number }) =>
    `${count === 1 ? '1 open change is' : `${number(count)} open changes are`} left out. Accept those that you want in it.`,
  originals: 'Imported files',
  original: ({ name }: { name: string }) => `Download ${name}`,
  noOriginal: 'The file could not be downloaded. Try again.',
  exporting: 'Writing the file',
  exportFailed: 'The file was not written. Try again.',
  imported: 'Imported. This could not be kept:',
  pasted: 'Pasted. This could not come along:',
  exported: 'Exported. This could not be kept:',
  close: 'Close',
  lines: ({ lines }: { lines: readonly number[] }) =>
    `${lines.length === 1 ? 'line' : 'lines'} ${lines.map(number).join(', ')}`,
  losses: {
    unsafe_address: (count: number) =>
      `${counted(count, 'address', 'addresses')} that could run a program, removed; the words stay`,
    foreign_image: (count: number) => `${counted(count, 'image', 'images')} on other sites, kept as links`,
    raw_html: (count: number) => `${counted(count, 'piece', 'pieces')} of HTML, kept as source and never run`,
    unused_definition: (count: number) =>
      `${counted(count, 'link definition', 'link definitions')} that nothing used`,
    empty_link: (count: number) => `${counted(count, 'link', 'links')} without words`,
    deep_nesting: (count: number) =>
      `${counted(count, 'list or quote', 'lists or quotes')} nested too deep, made flatter`,
    merged_cells: (count: number) => `${counted(count, 'merged cell', 'merged cells')}, now single`,
    blocks_in_cells: (count: number) =>
      `Lists, code or quotes in ${counted(count, 'cell', 'cells')}, kept as words`,
    unmade_image: (count: number) => `${counted(count, 'image', 'images')} not made yet`,
    unreadable_image: (count: number) =>
      `${counted(count, 'image or drawing', 'images or drawings')} that cannot be read`,
    local_image: (count: number) =>
      `${counted(count, 'image', 'images')} that the other program did not copy. Save and insert as a file`,
    tracked_changes: (count: number) =>
      `${counted(count, 'tracked change', 'tracked changes')}, taken as accepted`,
    comments: (count: number) => counted(count, 'comment', 'comments'),
    headers_and_footers: () => 'Headers and footers',
    alignment: (count: number) => `Alignment of ${counted(count, 'paragraph', 'paragraphs')}`,
    colours_and_fonts: () => 'Colors, fonts and underlines',
    mathematics: (count: number) => counted(count, 'formula', 'formulas'),
    page_breaks: (count: number) => counted(count, 'page break', 'page breaks'),
    unknown_styles: (count: number) => `Styles of ${counted(count, 'paragraph', 'paragraphs')}`,
    original_file: () => 'The file itself, which could not be kept with the text',
  },
};
