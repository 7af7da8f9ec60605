const number = (value: number) => value.toLocaleString('en');

/** Lip sync and retalk: the free check, what is said, and the sample that comes before the rest. */
export const speaking = {
  check: {
    title: 'Free check',
    checking: 'Checking',
    ready: 'Ready',
    missed: ({ count }: { count: number }) =>
      count === 1 ? '1 rule not met' : `${number(count)} rules not met`,
    /** A rule in words, by the code that a run is refused with. */
    rules: {
      no_person: 'A person is visible',
      several_people: 'One person',
      pose_invalid: 'Facing the camera, whole face',
      body_proportion: 'Face neither too small nor too large',
      face_unclear: 'Sharp and evenly lit',
      media_resolution: 'Picture size',
      face_not_matched: 'The face in the picture is in the video',
      clip_needs_engine: 'The head keeps fairly still',
      mouth_never_closed: 'The lips are closed at some moment',
      mouth_too_open: 'The mouth does not open very wide',
    },
    found: ({ count }: { count: number }) => (count === 1 ? '1 face' : `${number(count)} faces`),
    crop: {
      one: 'Crop to the face',
      which: 'Who should speak? The picture is cropped to that face.',
      to: ({ at }: { at: number }) => `Crop to face ${number(at)}`,
    },
    choose: {
      hint: 'Click the person who should speak.',
      face: ({ at }: { at: number }) => `Face ${number(at)} speaks`,
      chosen: 'Speaks',
    },
    guest: 'Checked when you sign in, before any points are charged.',
    failed: 'The check did not respond. It runs again before any points are charged.',
    again: 'Check again',
    none: 'No engine here checks videos in advance.',
    unplayable: 'This browser cannot play the video, but it can still be checked and used.',
  },
  sample: {
    first: 'Generate sample',
    rest: 'Generate the rest',
    wholeAgain: 'Generate again',
    firstMadeOf: 'The first 5 seconds, deducted from the full price',
    restMadeOf: ({ count, each }: { count: number; each: number }) =>
      `${number(count)} × ${number(each)} points, less ${number(each)} for the sample`,
    whole: ({ points }: { points: number }) => `Generate the full video, ${number(points)} points`,
    again: ({ points }: { points: number }) => `Another sample, ${number(points)} points`,
  },
  source: {
    label: 'Speech from',
    file: 'Audio file',
    record: 'Record',
    text: 'Text',
  },
  record: {
    start: 'Record',
    stop: 'Stop',
    line: ({ seconds }: { seconds: number }) =>
      `At most ${number(seconds)} seconds; nothing is sent before you stop.`,
    level: 'Level of the microphone',
    refused: 'The microphone is blocked for this page. Allow it in the browser, then try again.',
    missing: 'No microphone was found. Connect one, or choose an audio file.',
    unsupported: 'This browser cannot record sound. Use Chrome, or choose an audio file.',
    name: 'Recording.wav',
  },
  text: {
    label: 'Text to speak',
    make: 'Generate speech',
    making: 'Generating',
    stale: 'Text or voice changed. Generate the speech again.',
    name: 'Speech.wav',
    over: ({ maximum }: { maximum: number }) => `At most ${number(maximum)} characters.`,
    failed: 'The speech could not be generated.',
    long: 'The speech is too short or too long for this tool. Shorten the text, or change the speed.',
  },
  portrait: 'Portrait',
  talking: 'Talking',
  strip: {
    sample: 'Sample, the first 5 seconds',
    whole: 'Speech',
    left: ({ seconds }: { seconds: string }) => `${seconds}\u00a0s to go`,
  },
  another: {
    keeps: 'keeps the check',
    speech: 'Another voice, speed or text',
    sampleOf: ({ name }: { name: string }) => `${name}, first 5\u00a0s`,
  },
  fit: {
    loop: 'Loop the video',
    hold: 'Hold the last frame',
    cut: 'Cut the sound',
    /** The effect of the two lengths, in seconds. */
    result: ({ seconds }: { seconds: string }) => `The result lasts ${seconds}\u00a0s.`,
    same: 'Both have the same length.',
    shorter: 'The video is longer: it ends with the sound.',
  },
};
