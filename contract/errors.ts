/**
 * The error catalogue: every failure the product can answer with, as data.
 * Server code throws a code, the edge translates it; the browser finds the same text by the same code.
 *
 * Numbers: 100505 (not enough credits) is the specification's (section 4). The others are ours: 100 + HTTP status,
 * then a two-digit running number where one status has several meanings.
 */
export interface ErrorKind {
  /** Number in the envelope's `code`. */
  number: number;
  /** HTTP status. */
  status: number;
  /** Worth sending again unchanged, later. */
  retryable: boolean;
  /** The browser shows no toast: another piece of the interface speaks (specification, section 8). */
  silent: boolean;
}

const kind = (
  number: number,
  status: number,
  options: Partial<Pick<ErrorKind, 'retryable' | 'silent'>> = {},
): ErrorKind => ({
  number,
  status,
  retryable: options.retryable ?? false,
  silent: options.silent ?? false,
});

export const ERRORS = {
  invalid_input: kind(100422, 422),
  malformed_request: kind(100400, 400),
  not_signed_in: kind(100401, 401, { silent: true }),
  forbidden: kind(100403, 403),
  /** An API key that may do other things than this. */
  scope_missing: kind(10040308, 403),
  not_found: kind(100404, 404),
  method_not_allowed: kind(100405, 405),
  /** A body or an address that is not in UTF-8, or begins with a byte order mark. */
  text_not_utf8: kind(10040020, 400),
  not_enough_points: kind(100505, 402, { silent: true }),
  /** The run would take an API key beyond the points that it may spend in 30 days. */
  key_points_spent: kind(10040201, 402),
  conflict: kind(100409, 409),
  idempotency_mismatch: kind(10040901, 409),
  account_exists: kind(10040902, 409),
  last_sign_in_way: kind(10040903, 409),
  /** Its content is damaged, or was written by a newer version of the product. */
  document_unreadable: kind(10042280, 422),
  task_not_cancellable: kind(10040904, 409),
  payload_too_large: kind(100413, 413),
  file_too_large: kind(10041301, 413),
  unsupported_file_type: kind(100415, 415),
  file_type_mismatch: kind(10041501, 415),
  image_unreadable: kind(10041502, 415),
  image_too_many_pixels: kind(10041503, 415),
  /** The bytes begin like sound or video, but cannot be played. */
  media_unreadable: kind(10041530, 415),
  /** Sound or video that takes more memory or disk to work on than one file may. */
  media_too_heavy: kind(10041531, 415),
  storage_full: kind(10040330, 403),
  image_too_heavy: kind(10041504, 415),
  upload_token_invalid: kind(10040301, 403),
  upload_token_used: kind(10040905, 409),
  upload_size_mismatch: kind(10042201, 422),
  upload_part_misplaced: kind(10040916, 409),
  address_unreachable: kind(10042240, 422),
  reset_code_wrong: kind(10042206, 422),
  reset_link_invalid: kind(10042270, 422),
  wrong_password: kind(10042207, 422),
  social_sign_in_failed: kind(10042208, 422),
  social_account_exists: kind(10040912, 409),
  account_disabled: kind(10040305, 403),
  own_account: kind(10040307, 403),
  already_member: kind(10040907, 409),
  no_free_seat: kind(10040906, 409),
  founder_stays: kind(10040908, 409),
  last_organisation: kind(10040913, 409),
  last_project: kind(10040914, 409),
  product_not_offered: kind(10042209, 422),
  count_out_of_range: kind(10042210, 422),
  lower_plan_refused: kind(10040909, 409),
  pay_way_off: kind(10040306, 403),
  order_not_open: kind(10040910, 409),
  order_not_approved: kind(10040920, 409),
  order_not_refundable: kind(10040911, 409),
  payment_failed: kind(10050201, 502),
  payment_unavailable: kind(10050303, 503, { retryable: true }),
  payment_notice_invalid: kind(10040001, 400),
  balance_too_small: kind(10040915, 409),
  wrong_credentials: kind(10040101, 422),
  password_too_common: kind(10042202, 422),
  password_length: kind(10042203, 422),
  invite_code_invalid: kind(10042204, 422),
  sign_in_way_off: kind(10040302, 403),
  project_limit_reached: kind(10040303, 403),
  tool_not_offered: kind(10040304, 403),
  engine_unavailable: kind(10050301, 503, { retryable: true }),
  /** The optional packages that read text in pictures are not installed, or do not work on this machine. */
  text_reading_unavailable: kind(10050110, 501),
  /** Every engine that could do it failed several times, and is tried again in a while. */
  engine_resting: kind(10050309, 503, { retryable: true }),
  /** The engine that was asked for does not do the tool, or not at the moment. */
  engine_not_open: kind(10042291, 422),
  /** The engine that was asked for does the tool, but not with this input. */
  engine_unfit: kind(10042292, 422),
  /** The run costs something else than its caller was shown; `{points}` is what it costs now. */
  price_changed: kind(10040921, 409),
  /** A setting of an engine that only the environment may say, or that cannot be used as it is written. */
  engine_setting_refused: kind(10042290, 422),
  empty_prompt: kind(10042205, 422),
  image_required: kind(10042211, 422),
  model_image_required: kind(10042212, 422),
  garment_image_required: kind(10042213, 422),
  shoe_image_required: kind(10042214, 422),
  mask_required: kind(10042216, 422),
  drawing_required: kind(10042217, 422),
  text_required: kind(10042218, 422),
  description_required: kind(10042219, 422),
  extension_required: kind(10042220, 422),
  extension_too_large: kind(10042221, 422),
  image_gone: kind(10042222, 422),
  image_too_small: kind(10042223, 422),
  image_too_large: kind(10042224, 422),
  result_too_large: kind(10042225, 422),
  mask_size_mismatch: kind(10042226, 422),
  no_face: kind(10042227, 422),
  /** Nobody looked for a face: the detector gave no answer. */
  detect_face_failed: kind(10050308, 503, { retryable: true }),
  several_faces: kind(10042228, 422),
  face_too_small: kind(10042229, 422),
  face_unclear: kind(10042230, 422),
  shoulders_missing: kind(10042241, 422),
  teeth_hidden: kind(10042244, 422),
  mask_covers_all: kind(10042243, 422),
  hair_wish_required: kind(10042242, 422),
  /** What engines say of a video, a sound, or a picture of somebody who is to speak (specification, section 8). */
  media_download_timeout: kind(10042250, 422),
  media_download_refused: kind(10042251, 422),
  media_size: kind(10042252, 422),
  media_format: kind(10042253, 422),
  media_resolution: kind(10042254, 422),
  media_frame_rate: kind(10042255, 422),
  media_duration: kind(10042256, 422),
  media_proportions: kind(10042257, 422),
  media_parameters: kind(10042258, 422),
  media_without_sound: kind(10042259, 422),
  no_person: kind(10042261, 422),
  several_people: kind(10042262, 422),
  body_proportion: kind(10042263, 422),
  pose_invalid: kind(10042264, 422),
  face_not_matched: kind(10042265, 422),
  hair_image_too_large: kind(10042231, 422),
  nothing_understood: kind(10042232, 422),
  /** The value needs an AI model, and none that can do it is connected. */
  value_needs_engine: kind(10042233, 422),
  /** The prompt names nothing that the built-in engine can draw. */
  prompt_not_understood: kind(10042260, 422),
  /** The run goes on; the same request with the same key waits for it again. */
  still_running: kind(10050401, 504, { retryable: true }),
  too_many_requests: kind(100429, 429, { retryable: true }),
  too_many_connections: kind(10042920, 429, { retryable: true }),
  too_many_sign_ins: kind(10042901, 429, { retryable: true }),
  code_tries_used: kind(10042921, 429),
  too_many_codes: kind(10042904, 429, { retryable: true }),
  too_many_invitations: kind(10042905, 429, { retryable: true }),
  too_many_api_keys: kind(10042908, 429),
  too_many_orders: kind(10042906, 429, { retryable: true }),
  too_many_tasks: kind(10042902, 429, { retryable: true }),
  too_many_streams: kind(10042903, 429, { retryable: true }),
  too_many_uploads: kind(10042930, 429, { retryable: true }),
  storage_unavailable: kind(10050302, 503, { retryable: true }),
  server_busy: kind(100503, 503, { retryable: true }),
  images_busy: kind(10050304, 503, { retryable: true }),
  internal_error: kind(100500, 500, { retryable: true }),
  /** A task ended without a more precise reason (specification, section 4: TASK_FAILED). */
  task_failed: kind(10050001, 500, { retryable: true }),
  task_deadline: kind(10050002, 500, { retryable: true }),
  task_engine_stopped: kind(10050003, 500, { retryable: true }),
  /** The run was never begun: it was queued for too long. */
  task_queue_timeout: kind(10050004, 500, { retryable: true }),
  /** Nobody knows whether the provider took the run, so it is not submitted a second time. */
  task_unconfirmed: kind(10050005, 500),
  /** What the engine answered is not what its capability answers with. */
  task_answer_unusable: kind(10050006, 500, { retryable: true }),
  task_answer_too_long: kind(10050007, 500, { retryable: true }),
  task_cancelled: kind(10049901, 499),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

const byNumber = new Map<number, ErrorCode>(
  (Object.keys(ERRORS) as ErrorCode[]).map((code) => [ERRORS[code].number, code]),
);

/** The catalogue's code for a number from an envelope; undefined for a number that is not in it. */
export function errorCodeOf(number: number): ErrorCode | undefined {
  return byNumber.get(number);
}

/** Whether a word is a code of the catalogue. */
export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(ERRORS, word);
}

/** What a run can fail with: codes that an engine may answer with, each with a text for the person whose run it was. */
export const RUN_FAILURES = [
  'task_failed',
  'task_engine_stopped',
  'task_deadline',
  'task_unconfirmed',
  'task_answer_unusable',
  'task_answer_too_long',
  'storage_unavailable',
  'empty_prompt',
  'image_gone',
  'image_unreadable',
  'image_too_heavy',
  'images_busy',
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
  'value_needs_engine',
  'nothing_understood',
  'prompt_not_understood',
] as const satisfies readonly ErrorCode[];
export type RunFailure = (typeof RUN_FAILURES)[number];
