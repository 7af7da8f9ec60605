// web/lib/picture-copies.ts
/** The smaller copies of a picture: `cat.webp` at 320 pixels is `cat-320.webp`. */
function copiesOf({ file, width, copies }) {
	return copies.filter((each) => each < width).map((each) => ({
		file: file.replace(/(\.\w+)$/, `-${each}$1`),
		width: each
	}));
}
/** A picture and its copies as the `srcset` of an `img`. */
function srcSetOf(picture) {
	return [...copiesOf(picture), picture].map(({ file, width }) => `${file} ${width}w`).join(", ");
}
export { srcSetOf as t };
