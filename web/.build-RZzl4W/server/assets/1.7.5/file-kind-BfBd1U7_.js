// web/uploads/core/file-kind.ts
/** Number of leading bytes that `kindOfBytes` needs. */
var HEAD_BYTES = 4096;
/** Content types that the product keeps as they are. */
var KEPT_PICTURES = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/avif",
	"image/gif"
];
/** A type that the server converts to JPEG: a browser that cannot open it sends it as it is. */
var PHONE_PICTURE = "image/heic";
/** Pictures that some browsers can open; they are converted before they are sent. */
var CONVERTED_PICTURES = [
	PHONE_PICTURE,
	"image/bmp",
	"image/tiff",
	"image/x-icon",
	"image/jxl"
];
var BRANDS = {
	avif: "image/avif",
	avis: "image/avif",
	heic: "image/heic",
	heix: "image/heic",
	heim: "image/heic",
	heis: "image/heic",
	hevc: "image/heic",
	hevx: "image/heic",
	mif1: "image/heic",
	msf1: "image/heic",
	"qt  ": "video/quicktime",
	"M4A ": "audio/mp4"
};
/** The offset of each signature, its Latin-1 text, and its type. */
var SIGNATURES = [
	[
		0,
		"PNG\r\n\n",
		"image/png"
	],
	[
		0,
		"ÿØÿ",
		"image/jpeg"
	],
	[
		0,
		"GIF87a",
		"image/gif"
	],
	[
		0,
		"GIF89a",
		"image/gif"
	],
	[
		8,
		"WEBP",
		"image/webp"
	],
	[
		0,
		"BM",
		"image/bmp"
	],
	[
		0,
		"II*\0",
		"image/tiff"
	],
	[
		0,
		"MM\0*",
		"image/tiff"
	],
	[
		0,
		"\0\0\0",
		"image/x-icon"
	],
	[
		0,
		"ÿ\n",
		"image/jxl"
	],
	[
		4,
		"JXL \r\n",
		"image/jxl"
	],
	[
		8,
		"WAVE",
		"audio/wav"
	],
	[
		8,
		"AVI ",
		"video/x-msvideo"
	],
	[
		0,
		"ID3",
		"audio/mpeg"
	],
	[
		0,
		"Eß£",
		"video/webm"
	]
];
/**
* What a file is by its first bytes, whatever its name or the browser says; undefined for unsupported
* content. AVIF and HEIC are distinguished by the brands in their first box.
*/
function kindOfBytes(head) {
	const text = String.fromCharCode(...head.subarray(0, 64));
	if (text.slice(4, 8) === "ftyp") return kindOfBrands(head, text);
	const found = SIGNATURES.find(([at, signature]) => text.startsWith(signature, at));
	if (found) return found[2];
	const [first = 0, second = 0] = head;
	if (first === 255 && (second & 246) === 240) return "audio/aac";
	return first === 255 && (second & 224) === 224 && (second & 6) !== 0 ? "audio/mpeg" : void 0;
}
/** The major brand decides, unless it only says "some still picture": then the compatible ones do. */
function kindOfBrands(head, text) {
	const size = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), 64);
	const brands = [text.slice(8, 12)];
	for (let at = 16; at + 4 <= size; at += 4) brands.push(text.slice(at, at + 4));
	const [major = ""] = brands;
	return BRANDS[(major === "mif1" || major === "msf1" ? brands.find((brand) => BRANDS[brand] === "image/avif") : void 0) ?? major] ?? "video/mp4";
}
/** The extension of each content type. */
var ENDINGS = {
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp"
};
/** A file's name after its bytes became another type. */
function renamed(name, type) {
	const ending = ENDINGS[type];
	return ending === void 0 ? name : `${name.replace(/\.[^.\\/]{1,5}$/, "") || "picture"}.${ending}`;
}
export { kindOfBytes as a, PHONE_PICTURE as i, HEAD_BYTES as n, renamed as o, KEPT_PICTURES as r, CONVERTED_PICTURES as t };
