const number = (value: number) => value.toLocaleString('en');
const tenths = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

export const subtitleRows = {
  limitLine: ({ limit }: { limit: number }) => `Limit ${number(limit)}`,
  perSecond: ({ value }: { value: number }) => value.toFixed(1),
  gauge: ({ value, limit }: { value: number; limit: number }) =>
    `${value.toFixed(1)} characters a second, limit ${number(limit)}`,
  startOf: ({ at }: { at: number }) => `Start of line ${number(at)}`,
  endOf: ({ at }: { at: number }) => `End of line ${number(at)}`,
  textOf: {
    text: ({ at }: { at: number }) => `Original of line ${number(at)}`,
    translation: ({ at }: { at: number }) => `Translation of line ${number(at)}`,
  },
  placeholders: { text: 'Type what is said', translation: 'Type the translation' },
  problems: {
    too_fast: ({ perSecond }: { perSecond: number }) => `${perSecond.toFixed(1)}, too fast`,
    too_wide: ({ characters, limit }: { characters: number; limit: number }) =>
      `${number(characters)} per row, limit ${number(limit)}`,
    too_many_lines: ({ lines, limit }: { lines: number; limit: number }) =>
      `${number(lines)} rows, limit ${number(limit)}`,
    overlap: ({ next, seconds }: { next: number; seconds: number }) =>
      `Overlaps ${number(next)} by ${tenths(seconds)}\u00a0s`,
    gap: ({ milliseconds }: { milliseconds: number }) => `Gap of ${number(milliseconds)}\u00a0ms`,
    after_end: ({ seconds }: { seconds: number }) => `${tenths(seconds)}\u00a0s after the end`,
    no_letters: ({ characters }: { characters: string }) => `No font has ${characters}`,
    no_words: 'No words yet',
    no_translation: 'Not translated',
  },
  fixes: {
    longer: ({ seconds }: { seconds: number }) => `Extend by ${tenths(seconds)}\u00a0s`,
    end_at: ({ time }: { time: string }) => `End at ${time}`,
    close_gap: 'Close the gap',
    break_lines: 'Break the line',
  },
  split: 'Split',
  splitHint: 'Split at the cursor (Ctrl+Enter)',
  merge: ({ next }: { next: number }) => `Merge with ${number(next)}`,
  mergeHint: 'Merge with the next line (Ctrl+M)',
  deleteLine: 'Delete line',
  cannotSplit: 'This line is too short to split.',
  search: {
    label: 'Find and replace',
    find: 'Find',
    replace: 'Replace with',
    matchCase: 'Match case',
    next: 'Next match',
    previous: 'Previous match',
    replaceOne: 'Replace',
    replaceAll: 'Replace all',
    matches: ({ at, count }: { at: number; count: number }) => `${number(at)} of ${number(count)}`,
    none: 'No matches',
    replaced: ({ count }: { count: number }) => `${plural(count, 'match', 'matches')} replaced`,
    close: 'Close find and replace',
  },
  shifting: {
    title: 'Shift lines',
    by: 'Seconds, minus for earlier',
    which: 'Which lines',
    all: 'All lines',
    from: 'From the current line on',
    apply: 'Shift',
    invalid: 'Type seconds, such as 0.5 or -1.2',
  },
  noEngine: {
    translate: 'Translating needs an AI model, and none is connected here.',
    instead: 'You can type the lines, upload a subtitle file, or read the screen.',
    connect: 'Connect a model',
  },
  steps: {
    speech: 'Transcribing',
    picture: 'Reading the screen',
    segments: 'Finding speech',
    translate: 'Translating',
    subtitles: 'Exporting the video',
    audio: 'Generating the audio',
    draft: 'Generating the draft',
  },
  running: ({ step, percent }: { step: string; percent: number }) => `${step}, ${number(percent)}%`,
  waiting: ({ step }: { step: string }) => `${step}: queued`,
  cancelled: 'Export cancelled',
  watch: 'Watch',
  listen: 'Listen',
  download: 'Download',
  failedFree: 'No points were charged.',
  edges: {
    line: ({ start, end }: { start: string; end: string }) =>
      `${start} to ${end}. Arrows move it by a frame.`,
    startEdge: ({ at }: { at: number }) => `Start of line ${number(at)} on the timeline`,
    endEdge: ({ at }: { at: number }) => `End of line ${number(at)} on the timeline`,
  },
  translating: {
    all: 'Translate all',
    missing: ({ count }: { count: number }) => `Translate ${plural(count, 'line', 'lines')}`,
    one: 'Translate line',
    working: 'Translating',
  },
};
