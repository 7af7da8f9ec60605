const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

export const shell = {
  skip: 'Skip to content',
  home: 'Inkreel, home',
  menu: 'Menu',
  navigation: 'Main',
  images: 'Images',
  videos: 'Videos',
  groups: {
    generate: 'Generate',
    editing: 'Editing',
    enhance: 'Enhance',
    sync: 'Sync',
    translate: 'Translate',
  },
  create: 'Create',
  myCreation: 'My creations',
  pricing: 'Pricing',
  credits: 'Points history',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'Signed out.',
  studio: 'Open the studio',
  account: ({ name, initials }: { name: string; initials: string }) => `${initials}, account of ${name}`,
  points: ({ points: value }: { points: number }) => points(value),
  /** A tool's price in a list, for each picture or each started five seconds. */
  price: ({ points: value, per5s }: { points: number; per5s: boolean }) =>
    value === 0 ? 'Free' : per5s ? `${points(value)} / 5\u00a0s` : points(value),
  pointsLink: ({ points: value }: { points: number }) => `${points(value)}, open the points history`,
  otherLanguage: '中文',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  close: 'Close',
  contact: 'Contact us',
  footer: {
    line: 'A studio for pictures and videos. Every file says what made it.',
    tools: 'Tools',
    studio: 'Studio',
    about: 'Inkreel',
    api: 'API',
    copyright: ({ year }: { year: number }) => `© ${year} Inkreel`,
  },
  needsModel: 'Needs an AI model, not available here yet',
  loading: 'Loading',
  offline: 'You are offline. Anything you start is kept and sent when you are back online.',
  retry: 'Try again',
};
