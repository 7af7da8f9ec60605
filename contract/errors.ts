/**
 * The error catalogue: every failure the product can answer with, as data.
 * Server code throws a code, the edge translates it; the browser finds the same text by the same code.
 *
 * Numbers: 100505 (not enough credits) is from the specification (section 4). The others are ours: 100 + HTTP
 * status, then a two-digit running number if a status has several meanings.
 */
export interface ErrorKind {
  /** Number in the envelope's `code`. */
  number: number;
  /** HTTP status. */
  status: number;
  /** Worth retrying unchanged, later. */
  retryable: boolean;
  /**
   * The browser shows no toast, because another part of the interface reports it (specification, section 8).
   */
  silent: boolean;
}

const kind = (
  number: number,
  options: Partial<Pick<ErrorKind, 'status' | 'retryable' | 'silent'>> = {},
): ErrorKind => ({
  number,
  status: options.status ?? Number(String(number).slice(3, 6)),
  retryable: options.retryable ?? false,
  silent: options.silent ?? false,
});

export const ERRORS = {
  invalid_input: kind(100422),
  malformed_request: kind(100400),
  not_signed_in: kind(100401, { silent: true }),
  forbidden: kind(100403),
  /** An API key without the scope for this call. */
  scope_missing: kind(10040308),
  not_found: kind(100404),
  method_not_allowed: kind(100405),
  /** A body or an address that is not in UTF-8, or begins with a byte order mark. */
  text_not_utf8: kind(10040020),
  not_enough_points: kind(100505, { status: 402, silent: true }),
  /** The run would exceed the points that the API key may spend in 30 days. */
  key_points_spent: kind(10040201),
  conflict: kind(100409),
  idempotency_mismatch: kind(10040901),
  account_exists: kind(10040902),
  last_sign_in_way: kind(10040903),
  /** Its content is damaged, or was written by a newer version of the product. */
  document_unreadable: kind(10042280),
  /** The page has an older schema of the document than the server: it keeps its changes, and is loaded again. */
  document_outdated: kind(10040960),
  /** The document has as many parts, or as much in them, as its kind takes. */
  document_full: kind(10042286),
  task_not_cancellable: kind(10040904),
  payload_too_large: kind(100413),
  file_too_large: kind(10041301),
  unsupported_file_type: kind(100415),
  file_type_mismatch: kind(10041501),
  image_unreadable: kind(10041502),
  image_too_many_pixels: kind(10041503),
  /** The bytes begin like sound or video, but cannot be played. */
  media_unreadable: kind(10041530),
  /** Sound or video that needs more memory or disk than one file may use. */
  media_too_heavy: kind(10041531),
  storage_full: kind(10040330),
  image_too_heavy: kind(10041504),
  upload_token_invalid: kind(10040301),
  upload_token_used: kind(10040905),
  upload_size_mismatch: kind(10042201),
  upload_part_misplaced: kind(10040916),
  /** An upload that a document or the library uses. */
  file_in_use: kind(10040917),
  address_unreachable: kind(10042240),
  reset_code_wrong: kind(10042206),
  reset_link_invalid: kind(10042270),
  wrong_password: kind(10042207),
  social_sign_in_failed: kind(10042208),
  social_account_exists: kind(10040912),
  account_disabled: kind(10040305),
  own_account: kind(10040307),
  already_member: kind(10040907),
  no_free_seat: kind(10040906),
  founder_stays: kind(10040908),
  /** The user to delete is the founder of an organisation with other members. */
  founder_hands_over: kind(10040950),
  /** An operator's account cannot be deleted until another operator has revoked the rights. */
  operator_stays: kind(10040951),
  last_organisation: kind(10040913),
  last_project: kind(10040914),
  product_not_offered: kind(10042209),
  count_out_of_range: kind(10042210),
  lower_plan_refused: kind(10040909),
  pay_way_off: kind(10040306),
  order_not_open: kind(10040910),
  order_not_approved: kind(10040920),
  order_not_refundable: kind(10040911),
  payment_failed: kind(10050201),
  payment_unavailable: kind(10050303, { retryable: true }),
  payment_notice_invalid: kind(10040001),
  balance_too_small: kind(10040915),
  wrong_credentials: kind(10040101, { status: 422 }),
  password_too_common: kind(10042202),
  password_length: kind(10042203),
  invite_code_invalid: kind(10042204),
  sign_in_way_off: kind(10040302),
  project_limit_reached: kind(10040303),
  /** A project has as many characters as it may have, or a character as many looks. */
  role_limit_reached: kind(10040340),
  look_limit_reached: kind(10040341),
  tool_not_offered: kind(10040304),
  engine_unavailable: kind(10050301, { retryable: true }),
  /** The optional packages that read text in pictures are not installed, or do not work on this machine. */
  text_reading_unavailable: kind(10050110),
  /** An optional package that the work needs is not installed, or does not load on this machine. */
  package_missing: kind(10050111),
  /** A voice's sample could not be made or fetched. */
  voice_preview_unavailable: kind(10050312, { retryable: true }),
  /** Every engine that could do it has failed several times and is resting. */
  engine_resting: kind(10050309, { retryable: true }),
  /** The chosen engine does not serve the tool, or not at the moment. */
  engine_not_open: kind(10042291),
  /** The chosen engine serves the tool, but not with this input. */
  engine_unfit: kind(10042292),
  /** The price has changed since the caller was shown it; `{points}` is the current price. */
  price_changed: kind(10040921),
  /** The rest of a run was ordered that is not a sample, or whose sample is gone. */
  sample_not_made: kind(10040930),
  sample_used: kind(10040931),
  /** The input differs from the sample's. */
  sample_differs: kind(10040932),
  sample_expired: kind(10040933),
  /** Whether the project's first step pays for this one is not known until it ends. */
  project_step_running: kind(10040940, { retryable: true }),
  /** The file has no subtitles, or more of them than a project may have. */
  subtitles_unreadable: kind(10042281),
  /** A script text is longer than what is taken as one (specification, section 5). */
  script_too_long: kind(10042310, { status: 422 }),
  /** The file is none of the kinds that scripts are read from, or damaged. */
  script_unreadable: kind(10042311, { status: 422 }),
  /** The file is readable and holds no text, such as a scanned PDF. */
  script_without_text: kind(10042312, { status: 422 }),
  /** The file's text, pages or unpacked parts are more than what is read. */
  script_file_too_long: kind(10042313, { status: 422 }),
  /** Reading the file took longer than it may. */
  script_file_slow: kind(10042314, { status: 422 }),
  /** The file is none of the kinds that texts are read from, or damaged. */
  text_file_unreadable: kind(10042315, { status: 422 }),
  /** The file is readable and has nothing that a text would have. */
  text_file_empty: kind(10042316, { status: 422 }),
  /** The file's text, blocks or unpacked parts are more than one text may have. */
  text_file_too_long: kind(10042317, { status: 422 }),
  /** Lists, quotes or tables are nested deeper than any reader takes; `line` says where, if the file has lines. */
  text_file_too_deep: kind(10042318, { status: 422 }),
  /** Reading the file took longer than it may. */
  text_file_slow: kind(10042319, { status: 422 }),
  /** A setting of an engine that only the environment may set, or with an unusable value. */
  engine_setting_refused: kind(10042290),
  empty_prompt: kind(10042205),
  image_required: kind(10042211),
  portrait_and_audio_required: kind(10042296),
  model_image_required: kind(10042212),
  garment_image_required: kind(10042213),
  shoe_image_required: kind(10042214),
  style_reference_required: kind(10042215),
  mask_required: kind(10042216),
  drawing_required: kind(10042217),
  text_required: kind(10042218),
  /** The connected engines cannot take the lines out of the video: they have to come with the run. */
  lines_required: kind(10042299),
  description_required: kind(10042219),
  extension_required: kind(10042220),
  extension_too_large: kind(10042221),
  image_gone: kind(10042222),
  video_required: kind(10042293),
  audio_required: kind(10042294),
  /** The video or sound that a run names is missing, or not the person's to use. */
  media_gone: kind(10042295),
  image_too_small: kind(10042223),
  image_too_large: kind(10042224),
  result_too_large: kind(10042225),
  mask_size_mismatch: kind(10042226),
  no_face: kind(10042227),
  /** The face detector gave no answer. */
  detect_face_failed: kind(10050308, { retryable: true }),
  several_faces: kind(10042228),
  face_too_small: kind(10042229),
  face_unclear: kind(10042230),
  shoulders_missing: kind(10042241),
  teeth_hidden: kind(10042244),
  mask_covers_all: kind(10042243),
  hair_wish_required: kind(10042242),
  subtitle_area_required: kind(10042245),
  /** Text to be drawn has characters that no font here has; `{lines, characters}` names them. */
  letters_missing: kind(10042246),
  /** Lines of a dub that are not in its language; `{lines}` names them. */
  dub_untranslated: kind(10042247),
  /** The dub is in the language that is spoken in the video. */
  dub_same_language: kind(10042248),
  /** Refusals by engines of a video, a sound, or a picture of a speaker (specification, section 8). */
  media_download_timeout: kind(10042250),
  media_download_refused: kind(10042251),
  media_size: kind(10042252),
  media_format: kind(10042253),
  media_resolution: kind(10042254),
  media_frame_rate: kind(10042255),
  media_duration: kind(10042256),
  media_proportions: kind(10042257),
  media_parameters: kind(10042258),
  media_without_sound: kind(10042259),
  /** Nothing here decodes the sound of the video. */
  media_sound_unreadable: kind(10042279),
  /** Sound alone where a video is wanted. */
  media_without_picture: kind(10042268),
  no_person: kind(10042261),
  several_people: kind(10042262),
  body_proportion: kind(10042263),
  pose_invalid: kind(10042264),
  face_not_matched: kind(10042265),
  /** A face that does not keep still enough for the built-in engine. */
  clip_needs_engine: kind(10042266),
  /** No frame of the film shows both lips closed: the built-in engine has no mouth to begin with. */
  mouth_never_closed: kind(10042273),
  /** The mouth opens further than the built-in engine paints. */
  mouth_too_open: kind(10042274),
  /** The engine found no text to translate in the picture. */
  text_not_found: kind(10042267),
  /** The areas of a video from which text was to be removed have none. */
  no_text_in_areas: kind(10042269),
  /** Nobody speaks in the video. */
  no_speech_found: kind(10042297),
  /** No subtitles are in the picture of the video. */
  no_subtitles_found: kind(10042298),
  sound_silent: kind(10042271),
  image_transparent: kind(10042272),
  hair_image_too_large: kind(10042231),
  nothing_understood: kind(10042232),
  /** The value needs an AI model, and no suitable one is connected. */
  value_needs_engine: kind(10042233),
  /** No connected engine serves the language or the accent. */
  language_needs_engine: kind(10042285),
  /** The prompt names nothing that the built-in engine can draw. */
  prompt_not_understood: kind(10042260),
  /** The run continues; the same request with the same key waits for it again. */
  still_running: kind(10050401, { retryable: true }),
  too_many_requests: kind(100429, { retryable: true }),
  too_many_connections: kind(10042920, { retryable: true }),
  too_many_sign_ins: kind(10042901, { retryable: true }),
  code_tries_used: kind(10042921),
  too_many_codes: kind(10042904, { retryable: true }),
  too_many_invitations: kind(10042905, { retryable: true }),
  too_many_api_keys: kind(10042908),
  too_many_orders: kind(10042906, { retryable: true }),
  too_many_tasks: kind(10042902, { retryable: true }),
  too_many_streams: kind(10042903, { retryable: true }),
  too_many_texts: kind(10042931, { retryable: true }),
  too_many_uploads: kind(10042930, { retryable: true }),
  storage_unavailable: kind(10050302, { retryable: true }),
  server_busy: kind(100503, { retryable: true }),
  images_busy: kind(10050304, { retryable: true }),
  /** Other sound and video files are being read; the turn of this one did not come in time. */
  media_busy: kind(10050320, { retryable: true }),
  internal_error: kind(100500, { retryable: true }),
  /** A task ended without a more precise reason (specification, section 4: TASK_FAILED). */
  task_failed: kind(10050001, { retryable: true }),
  task_deadline: kind(10050002, { retryable: true }),
  task_engine_stopped: kind(10050003, { retryable: true }),
  /** The run never started: it was queued for too long. */
  task_queue_timeout: kind(10050004, { retryable: true }),
  /** It is unknown whether the provider took the run, so it is not submitted a second time. */
  task_unconfirmed: kind(10050005),
  /** The engine's answer does not fit its capability. */
  /** The provider says that the model is no longer offered. */
  task_model_retired: kind(10050008),
  task_answer_unusable: kind(10050006, { retryable: true }),
  task_answer_too_long: kind(10050007, { retryable: true }),
  /** The provider answered with bytes that are not the image, video or sound that was asked for. */
  result_unreadable: kind(10050018, { retryable: true }),
  /** A content rule of the model refused the words, the pictures or the result. */
  content_refused: kind(10042287),
  task_cancelled: kind(10049901),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

const byNumber = new Map<number, ErrorCode>(
  (Object.keys(ERRORS) as ErrorCode[]).map((code) => [ERRORS[code].number, code]),
);

/** The catalogue's code for a number from an envelope; undefined for a number that is not in it. */
export function errorCodeOf(number: number): ErrorCode | undefined {
  return byNumber.get(number);
}

/** Whether a string is a code of the catalogue. */
export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(ERRORS, word);
}

/** Failures of a run: codes that an engine may answer with, each with a text for the run's owner. */
export const RUN_FAILURES = [
  'task_failed',
  'task_engine_stopped',
  'task_model_retired',
  'task_deadline',
  'task_unconfirmed',
  'task_answer_unusable',
  'task_answer_too_long',
  'result_unreadable',
  'content_refused',
  'package_missing',
  'storage_unavailable',
  'empty_prompt',
  'image_gone',
  'image_unreadable',
  'image_too_heavy',
  'images_busy',
  'media_busy',
  'media_unreadable',
  'media_too_heavy',
  'no_face',
  'several_faces',
  'face_too_small',
  'face_unclear',
  'shoulders_missing',
  'teeth_hidden',
  'media_download_timeout',
  'media_download_refused',
  'media_size',
  'media_format',
  'media_resolution',
  'media_frame_rate',
  'media_duration',
  'media_proportions',
  'media_parameters',
  'media_without_sound',
  'no_person',
  'several_people',
  'body_proportion',
  'pose_invalid',
  'face_not_matched',
  'clip_needs_engine',
  'mouth_never_closed',
  'mouth_too_open',
  'text_not_found',
  'no_text_in_areas',
  'no_speech_found',
  'no_subtitles_found',
  'sound_silent',
  'image_transparent',
  'value_needs_engine',
  'language_needs_engine',
  'nothing_understood',
  'prompt_not_understood',
] as const satisfies readonly ErrorCode[];
export type RunFailure = (typeof RUN_FAILURES)[number];
