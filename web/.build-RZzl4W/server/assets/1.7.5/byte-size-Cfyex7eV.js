// web/lib/byte-size.ts
var KIB = 1024;
var UNITS = [
	"KB",
	"MB",
	"GB",
	"TB"
];
/**
* Bytes as people read them: one digit after the decimal point below ten, none above.
* @param number writes a number in the language of the page
*/
function byteSize(bytes, number) {
	let value = bytes / KIB;
	let at = 0;
	while (value >= KIB && at < UNITS.length - 1) {
		value /= KIB;
		at += 1;
	}
	return `${number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[at]}`;
}
export { byteSize as t };
