export const pages = {
  home: {
    title: 'Inkreel: make and edit pictures and videos, priced before the click',
    description:
      'Draw pictures from words, cut out, clean up, enlarge and restyle your own; subtitle, dub and lip-sync videos. The price is on the button, and failed runs are refunded.',
  },
  create: {
    title: 'Create',
    description: 'Every Inkreel tool by what you want to make, each with its price in points.',
    lead: 'Pick what you want to make. Each tool opens with a sample, and the button shows the price before you run it.',
    open: 'Open the editor',
    read: 'How it works',
  },
  about: {
    navigation: 'About Inkreel',
    updated: ({ date }: { date: string }) => `Effective ${date}`,
    terms: {
      title: 'Terms of service',
      description: 'What you may do with Inkreel, what points are, and what we are liable for.',
    },
    privacy: {
      title: 'Privacy policy',
      description: 'What Inkreel keeps about you, why, for how long, and how to have it removed.',
    },
    agreement: {
      title: 'User agreement',
      description: 'Rules for using Inkreel, generated content and points.',
    },
    us: {
      title: 'About us',
      description: 'Why Inkreel is built the way it is: honest prices, plain labels, nothing lost.',
    },
  },
  /** Titles of the pages of the story area, which are needed before its texts. */
  story: {
    home: 'Story',
    create: 'New story',
    roles: 'Characters',
    role: 'Character',
    scripts: 'Scripts',
    images: 'Story images',
    videos: 'Moving shots',
    script: 'Storyboard',
    imageEditor: 'Image editor',
    share: 'Shared story',
    writer: 'Writer',
    film: 'Films',
  },
  notFound: {
    title: 'Page not found',
    line: 'The address may be wrong, or the page has moved. Your work is safe.',
    home: 'Go to the home page',
    create: 'All tools',
    creations: 'My creations',
  },
  /** At a sample that is laid over what it was made from, on landing pages and in editors. */
  comparison: {
    compare: 'Drag to compare',
    before: 'Before',
    after: 'After',
  },
  broken: {
    title: 'This page stopped working',
    line: 'Something went wrong on our side while showing it. Your runs continue, and their results will be in My creations.',
    /** A part of the page did not load. */
    unloaded: { title: 'Load failed', line: 'Check the connection and try again.' },
    reload: 'Reload the page',
    details: 'Details',
    copy: 'Copy',
  },
};
