// web/canvas/core/png.ts
var SIGNATURE = [
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
];
var KINDS = {
	bits: {
		depth: 1,
		type: 0
	},
	rgba: {
		depth: 8,
		type: 6
	}
};
/** Approximate number of bytes handed to the compressor at a time. */
var CHUNK_BYTES = 1 << 20;
/** The picture as a PNG file. Lossless, and written without a canvas, since large canvases fail on phones. */
async function encodePng(picture) {
	const { width, height, kind } = picture;
	const { depth, type } = KINDS[kind];
	const header = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(13));
	header.setUint32(0, width);
	header.setUint32(4, height);
	header.setUint8(8, depth);
	header.setUint8(9, type);
	const packed = new Uint8Array(await new Response(deflate(rowsOf(picture))).arrayBuffer());
	return new Blob([
		Uint8Array.from(SIGNATURE),
		chunk("IHDR", new Uint8Array(header.buffer)),
		chunk("IDAT", packed),
		chunk("IEND", /* @__PURE__ */ new Uint8Array())
	], { type: "image/png" });
}
/** The rows, each led by its filter byte 0, some at a time. */
function* rowsOf({ width, height, kind, write }) {
	const length = kind === "bits" ? Math.ceil(width / 8) : width * 4;
	const together = Math.max(1, Math.floor(CHUNK_BYTES / (length + 1)));
	for (let top = 0; top < height; top += together) {
		const rows = Math.min(together, height - top);
		const bytes = new Uint8Array(rows * (length + 1));
		for (let row = 0; row < rows; row += 1) write(top + row, bytes.subarray(row * (length + 1) + 1, (row + 1) * (length + 1)));
		yield bytes;
	}
}
function deflate(parts) {
	return new ReadableStream({ pull: (controller) => {
		const { done, value } = parts.next();
		if (done) controller.close();
		else controller.enqueue(value);
	} }).pipeThrough(new CompressionStream("deflate"));
}
function chunk(name, data) {
	const bytes = new Uint8Array(data.length + 12);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, data.length);
	for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at);
	bytes.set(data, 8);
	view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)));
	return bytes;
}
var CHECKS = Uint32Array.from({ length: 256 }, (_, start) => {
	let value = start;
	for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? value >>> 1 ^ 3988292384 : value >>> 1;
	return value;
});
/** CRC-32 as PNG defines it. */
function checksum(bytes) {
	let value = 4294967295;
	for (const byte of bytes) value = CHECKS[(value ^ byte) & 255] ^ value >>> 8;
	return (value ^ 4294967295) >>> 0;
}
export { encodePng as t };
