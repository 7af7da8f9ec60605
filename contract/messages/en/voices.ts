const count = (value: number) => value.toLocaleString('en');

export const voices = {
  title: 'Choose a voice',
  close: 'Close',
  choose: 'Choose a voice',
  search: 'Name or tone',
  languages: 'Languages',
  allLanguages: 'All languages',
  anyLanguage: 'Any language',
  list: 'Voices',
  all: 'All',
  stars: 'Starred',
  kind: 'Kind',
  kinds: { any: 'All kinds', hosted: 'Hosted', own: 'Own server', builtin: 'Built-in' },
  play: ({ name }: { name: string }) => `Play ${name}`,
  stop: ({ name }: { name: string }) => `Stop ${name}`,
  star: ({ name }: { name: string }) => `Star ${name}`,
  unstar: ({ name }: { name: string }) => `Remove star from ${name}`,
  emotion: 'Emotion',
  speed: 'Speed',
  preview: 'Preview',
  free: 'free',
  hear: 'Listen',
  silence: 'Stop',
  ofProvider: 'A sample from the provider.',
  noPreview: 'This voice has no preview.',
  yourText: ({ characters }: { characters: number }) =>
    characters === 1 ? 'Your text, 1 character' : `Your text, ${count(characters)} characters`,
  about: ({ time }: { time: string }) => `about ${time}`,
  use: ({ name }: { name: string }) => `Use ${name}`,
  loading: 'Loading voices',
  failed: 'The voices could not be loaded.',
  again: 'Try again',
  none: 'No voice found.',
  noStars: 'No starred voices yet. Star one to keep it here.',
  nothing: 'No voices are available here. The operator can connect some.',
  missing: ({ names }: { names: string }) => `No answer from ${names}, so some voices are missing here.`,
  lines: {
    count: ({ count: value }: { count: number }) => (value === 1 ? '1 line' : `${count(value)} lines`),
    example: '0:01.5 - 0:03.2 Good morning\n0:03.6 - 0:06.0 [Ada] This is the suit we wear',
    unreadable: 'Start each line with two times, as in “0:01.5 - 0:03.2 Good morning”.',
    overlong: ({ numbers }: { numbers: readonly number[] }) =>
      numbers.length === 1
        ? `Line ${numbers.join(', ')} is probably too long for its time, so its end will be cut. Shorten it, or leave more time.`
        : `Lines ${numbers.join(', ')} are probably too long for their times, so their ends will be cut. Shorten them, or leave more time.`,
  },
  percent: ({ value }: { value: number }) => `${value}%`,
};
