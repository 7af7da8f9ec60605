const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** The dialogs in which pictures are picked, mended and cropped. */
export const uploadDialogs = {
  repair: {
    title: ({ count }: { count: number }) =>
      count === 1 ? 'This picture does not fit yet' : `${number(count)} pictures do not fit yet`,
    now: ({ width, height, size }: { width: number; height: number; size: string }) =>
      `${number(width)} × ${number(height)}, ${size}`,
    reduce: ({ width, height }: { width: number; height: number }) =>
      `Reduce to ${number(width)} × ${number(height)}`,
    enlarge: ({ width, height }: { width: number; height: number }) =>
      `Enlarge to ${number(width)} × ${number(height)}`,
    enlargeNote: 'Enlarging adds no detail.',
    apply: 'Fix and upload',
    leaveOut: 'Skip',
    megabytes: ({ size }: { size: number }) =>
      `${size.toLocaleString('en', { maximumFractionDigits: 1 })}\u00a0MB`,
    kilobytes: ({ size }: { size: number }) => `${number(size)}\u00a0KB`,
    working: 'Fixing',
  },
  crop: {
    verb: 'Crop',
    title: 'Crop',
    opening: 'Opening',
    unreadable: 'Load failed',
    unreadableHelp: 'This browser cannot open the picture.',
    keys: 'Arrow keys move the frame, Shift + arrow keys resize it; hold Alt to go pixel by pixel.',
    frame: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
      `Frame of ${number(width)} × ${number(height)} pixels, ${number(x)} from the left, ${number(y)} from the top`,
    ratio: 'Ratio',
    free: 'Free',
    original: 'Original',
    numbers: 'Frame in pixels',
    parts: { x: 'Left', y: 'Top', width: 'Width', height: 'Height' },
    result: ({ width, height }: { width: number; height: number }) =>
      `Becomes ${number(width)} × ${number(height)}`,
    reduced: 'Reduced to fit this tool.',
    tooLittle: 'Too little is left for this tool. Make the frame larger.',
    whole: 'Nothing cropped yet. Drag a handle.',
    keeps: 'The original stays as it is.',
    apply: 'Apply the crop',
    working: 'Cropping',
    cancel: 'Cancel',
  },
  pick: {
    title: 'From library',
    tabs: { uploads: 'Uploads', results: 'My creations', stock: 'Saved', address: 'Web address' },
    search: { results: 'Search in prompts', stock: 'Search saved pictures' },
    listLabel: 'Pictures, newest first',
    loading: 'Loading',
    more: 'Show more',
    again: 'Try again',
    none: {
      uploads: 'Nothing uploaded yet.',
      results: 'Nothing made yet.',
      stock: 'Your library is empty.',
      found: 'Nothing matches.',
    },
    add: ({ count }: { count: number }) => `Add ${counted(count, 'picture', 'pictures')}`,
    addressLabel: 'Web address of a picture',
    addressHint: 'The picture is copied once. It must open without signing in.',
    addressGo: 'Fetch',
    addressGoing: 'Fetching',
    unnamed: 'Picture',
    close: 'Close',
  },
};
