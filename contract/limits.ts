/** Numbers from the specification (sections 5 and 9) and the decisions, each with its source. */

/** Section 9: request timeout, 10 minutes, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10 * 60 * 1000;
/** Section 9: default token lifetime, 30 days, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Section 9: toasts close after 1500 ms. */
export const TOAST_MS = 1500;
/** Section 4: shape 1 is polled every 4 s; shapes 3 and 4 every 2 s. */
export const POLL_TASK_MS = 4000;
export const POLL_MEDIA_MS = 2000;
/** Section 9: image viewer zoom 0.1 to 5 in steps of 0.1. */
export const ZOOM = { minimum: 0.1, maximum: 5, step: 0.1 } as const;
/** Section 9: waterfall layout, pixels. */
export const WATERFALL = { columnWidth: 250, gap: 20 } as const;
/** Section 9: parallel uploads. */
export const PARALLEL_UPLOADS = 5;
/** Section 9: image compression. */
export const IMAGE_COMPRESSION = { quality: 0.8, jpegAboveBytes: 5 * 1024 * 1024 } as const;
/** Section 9: static asset version. */
export const STATIC_ASSET_VERSION = '1.7.5';
/** Section 5: generic video upload limit, in bytes. */
export const VIDEO_UPLOAD_BYTES = 500 * 1024 * 1024;
/** Section 5: audio upload limit, in bytes. */
export const AUDIO_UPLOAD_BYTES = 15 * 1024 * 1024;
/** Not in the specification: an image upload's limit, in bytes and pixels. */
export const IMAGE_UPLOAD_BYTES = 30 * 1024 * 1024;
export const IMAGE_UPLOAD_PIXELS = 100_000_000;

/**
 * Free storage that a run needs before it starts, for itself and each unfinished run, in bytes. Results are stored
 * whatever their size, because their points are charged: an organisation may exceed its quota by the excess of its
 * results over this.
 */
export const RUN_ROOM_BYTES = 8 * 1024 * 1024;
/** Maximum text of a run in UTF-16 code units, and maximum data as JSON in bytes: an hour of speech, word by word. */
export const TEXT_OUTPUT_LENGTH = 100_000;
export const JSON_OUTPUT_BYTES = 2 * 1024 * 1024;
/** Not in the specification: maximum generated sound, in bytes: an hour and a half of speech as WAV. */
export const AUDIO_RESULT_BYTES = 256 * 1024 * 1024;
/** Maximum pixels and seconds of an uploaded video; a file that claims more is never decoded. */
export const VIDEO_UPLOAD = { longestSide: 8192, seconds: 12 * 60 * 60 } as const;

/** Maximum pixels of a result that is larger than its picture: 64 megapixels. */
export const RESULT_PIXELS = 8192 * 8192;

/** Decisions, Passwords: 8 to 128 characters. */
export const PASSWORD = { minimum: 8, maximum: 128 } as const;
/** Decisions, Sign-up gift. */
export const SIGN_UP_GIFT_POINTS = 200;
/** Not in the specification: sign-up gifts that one network address gets in a day. */
export const SIGN_UP_GIFTS_PER_ADDRESS = 30;
/** Decisions, Project caps per organisation. */
export const PROJECT_CAPS = { free: 3, vip: 20, team: 50, com: 500 } as const;
/** Section 9: reset-code countdown, seconds. Decisions, Reset codes: digits, minutes, tries. */
export const EMAIL_CODE = { countdownSeconds: 60, digits: 6, minutes: 10, tries: 5 } as const;
/** Not in the specification: minutes for which the link of a reset mail works. */
export const RESET_LINK_MINUTES = 60;
/** Section 5, Pricing counts; section 9: team max users, enterprise min users. */
export const PERSONS = {
  teamMaximum: 5,
  teamDefault: 2,
  enterpriseMinimum: 6,
  enterpriseMaximum: 1000,
} as const;
/** Section 9: order polling, milliseconds. */
export const POLL_ORDER_MS = 3000;
/** Section 9: approximate-count divisor of the international variant. */
export const APPROXIMATE_DIVISOR = 20;
/** Section 9: expiry warning window, days. */
export const EXPIRY_WARNING_DAYS = 7;
/** Decisions, After expiry: days that points stay frozen, and days before their removal at which a notice goes out. */
export const FROZEN = { days: 90, noticeDays: 7 } as const;
/** Decisions, Orders: hours until an unpaid order closes. */
export const ORDER_HOURS = 2;
/** Section 9: popup sizes in pixels; the international payment popup is narrower. */
export const POPUP = { width: 800, height: 600, paymentWidth: 768 } as const;
/** Open invitations of one organisation. */
export const OPEN_INVITATIONS = 50;
/** Valid API keys of one organisation. */
export const API_KEYS = 10;
/** Days over which the points of an API key are counted. */
export const API_KEY_WINDOW_DAYS = 30;

/** Decisions, Deletion: days in the bin. */
export const BIN_DAYS = 30;

/** Section 5, Lip-sync image: exclusive limits of the shortest and longest side, in pixels. */
export const PORTRAIT_SIDES = { above: 400, below: 7000 } as const;
/**
 * Not in the specification: days for which the rest of a sample can be ordered; by then it has left the bin
 * too.
 */
export const SAMPLE_DAYS = 30;

/** Not in the specification: characters in a prompt, counted in UTF-16 code units. */
export const PROMPT_CHARACTERS = 2000;
/** Pictures in one run (decisions, Results). */
export const CANDIDATES = { minimum: 1, maximum: 4 } as const;
/** Largest side of a generated picture, in pixels (second preset set of section 3). */
export const PICTURE_SIDE = { minimum: 256, maximum: 1536 } as const;
/** Runs one organisation may have unfinished at a time. */
export const UNFINISHED_TASKS = 200;
/** Characters of one project, and looks of one character. */
export const ROLES_PER_PROJECT = 200;
export const LOOKS_PER_ROLE = 50;
/** Items of one batch. */
export const BATCH_ITEMS = 500;
/** Days that a finished batch is kept; its runs stay. */
export const BATCH_DAYS = 30;
/** Runs of batches that one organisation may have unfinished at a hosted engine; at a local one, twice its threads. */
export const BATCH_RUNS_HOSTED = 8;
/** Texts of one person that may wait for their first piece at a time, in each process. */
export const TEXTS_WAITING = 3;
/** Event streams one user may hold open at a time. */
export const EVENT_STREAMS = 12;

/** Section 5: an extension may multiply a picture's width or height by at most this. */
export const EXTENSION_FACTOR = 3;
/**
 * Maximum pixels of an image encoded as AVIF: the encoder needs about 36 bytes per pixel, and a second of a
 * core for four million.
 */
export const AVIF_EXPORT_PIXELS = 12_000_000;
/** Largest side of any picture, in pixels: the maximum of JPEG, which long panoramas reach. */
export const LARGEST_SIDE = 65_535;

/** Maximum points of one run at an engine that people choose. */
export const MOST_ROUTE_POINTS = 100_000;
