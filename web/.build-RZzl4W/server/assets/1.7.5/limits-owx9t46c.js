// contract/limits.ts
/** Numbers from the specification (sections 5 and 9) and the decisions, each with its source. */
/** Section 9: request timeout, 10 minutes, in milliseconds. */
var REQUEST_TIMEOUT_MS = 6e5;
/** Section 9: default token lifetime, 30 days, in seconds. */
var SESSION_SECONDS = 2592e3;
/** Section 9: toasts close after 1500 ms. */
var TOAST_MS = 1500;
/** Section 4: shape 1 is polled every 4 s; shapes 3 and 4 every 2 s. */
var POLL_TASK_MS = 4e3;
/** Section 9: image viewer zoom 0.1 to 5 in steps of 0.1. */
var ZOOM = {
	minimum: .1,
	maximum: 5,
	step: .1
};
/** Section 9: waterfall layout, pixels. */
var WATERFALL = {
	columnWidth: 250,
	gap: 20
};
/** Section 9: image compression. */
var IMAGE_COMPRESSION = {
	quality: .8,
	jpegAboveBytes: 5242880
};
/** Section 5: generic video upload limit, in bytes. */
var VIDEO_UPLOAD_BYTES = 524288e3;
/** Section 5: audio upload limit, in bytes. */
var AUDIO_UPLOAD_BYTES = 15728640;
/** Not in the specification: an image upload's limit, in bytes and pixels. */
var IMAGE_UPLOAD_BYTES = 31457280;
var IMAGE_UPLOAD_PIXELS = 1e8;
/** Maximum pixels and seconds of an uploaded video; a file that claims more is never decoded. */
var VIDEO_UPLOAD = {
	longestSide: 8192,
	seconds: 43200
};
/** Maximum pixels of a result that is larger than its picture: 64 megapixels. */
var RESULT_PIXELS = 67108864;
/** Decisions, Passwords: 8 to 128 characters. */
var PASSWORD = {
	minimum: 8,
	maximum: 128
};
/** Decisions, Project caps per organisation. */
var PROJECT_CAPS = {
	free: 3,
	vip: 20,
	team: 50,
	com: 500
};
/** Section 9: reset-code countdown, seconds. Decisions, Reset codes: digits, minutes, tries. */
var EMAIL_CODE = {
	countdownSeconds: 60,
	digits: 6,
	minutes: 10,
	tries: 5
};
/** Section 5, Pricing counts; section 9: team max users, enterprise min users. */
var PERSONS = {
	teamMaximum: 5,
	teamDefault: 2,
	enterpriseMinimum: 6,
	enterpriseMaximum: 1e3
};
/** Section 9: order polling, milliseconds. */
var POLL_ORDER_MS = 3e3;
/** Section 9: popup sizes in pixels; the international payment popup is narrower. */
var POPUP = {
	width: 800,
	height: 600,
	paymentWidth: 768
};
/** Not in the specification: characters in a prompt, counted in UTF-16 code units. */
var PROMPT_CHARACTERS = 2e3;
/** Pictures in one run (decisions, Results). */
var CANDIDATES = {
	minimum: 1,
	maximum: 4
};
/** Largest side of a generated picture, in pixels (second preset set of section 3). */
var PICTURE_SIDE = {
	minimum: 256,
	maximum: 1536
};
/**
* Maximum pixels of an image encoded as AVIF: the encoder needs about 36 bytes per pixel, and a second of a
* core for four million.
*/
var AVIF_EXPORT_PIXELS = 12e6;
/** Largest side of any picture, in pixels: the maximum of JPEG, which long panoramas reach. */
var LARGEST_SIDE = 65535;
/** Maximum points of one run at an engine that people choose. */
var MOST_ROUTE_POINTS = 1e5;
export { VIDEO_UPLOAD_BYTES as C, VIDEO_UPLOAD as S, ZOOM as T, PROMPT_CHARACTERS as _, IMAGE_COMPRESSION as a, SESSION_SECONDS as b, LARGEST_SIDE as c, PERSONS as d, PICTURE_SIDE as f, PROJECT_CAPS as g, POPUP as h, EMAIL_CODE as i, MOST_ROUTE_POINTS as l, POLL_TASK_MS as m, AVIF_EXPORT_PIXELS as n, IMAGE_UPLOAD_BYTES as o, POLL_ORDER_MS as p, CANDIDATES as r, IMAGE_UPLOAD_PIXELS as s, AUDIO_UPLOAD_BYTES as t, PASSWORD as u, REQUEST_TIMEOUT_MS as v, WATERFALL as w, TOAST_MS as x, RESULT_PIXELS as y };
