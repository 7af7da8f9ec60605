// web/uploads/core/fingerprint.ts
/**
* Names the content of a file: equal for equal bytes, so that the same picture is not uploaded twice and an upload that
* broke off is recognised. SHA-256 if the browser offers it (it does not on plain http), else a quick hash, which is
* enough to tell a person's own files apart.
*/
async function fingerprintOf(bytes) {
	const { subtle } = crypto;
	if (subtle === void 0) return `q${quickHash(bytes)}-${bytes.length}`;
	const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** 53 bits of two multiplicative hashes that mix into each other at the end. */
function quickHash(bytes) {
	let one = 3735928559;
	let two = 1103547991;
	for (const byte of bytes) {
		one = Math.imul(one ^ byte, 2654435761);
		two = Math.imul(two ^ byte, 1597334677);
	}
	one = Math.imul(one ^ one >>> 16, 2246822507) ^ Math.imul(two ^ two >>> 13, 3266489909);
	two = Math.imul(two ^ two >>> 16, 2246822507) ^ Math.imul(one ^ one >>> 13, 3266489909);
	return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
/** Pieces of a large file that are hashed, and bytes of each. */
var PIECES = 16;
var PIECE_BYTES = 65536;
/** The same for a file that is too large for memory: from its size, and from pieces spread over all of it. */
async function fingerprintOfLarge(file) {
	const whole = PIECES * PIECE_BYTES;
	if (file.size <= whole) return fingerprintOf(new Uint8Array(await file.arrayBuffer()));
	const step = (file.size - PIECE_BYTES) / 15;
	const starts = Array.from({ length: PIECES }, (_, at) => Math.floor(at * step));
	const pieces = new Blob(starts.map((start) => file.slice(start, start + PIECE_BYTES)));
	return `${await fingerprintOf(new Uint8Array(await pieces.arrayBuffer()))}-${file.size}`;
}
export { fingerprintOfLarge as n, fingerprintOf as t };
