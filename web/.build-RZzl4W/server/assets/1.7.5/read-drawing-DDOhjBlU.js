import { n as nearestValue } from "./drawing-BLYG7etO.js";
import { t as stretched } from "./stretch-CynlA88f.js";
// web/canvas/ui/read-drawing.ts
/** From this opacity on something is drawn. */
var DRAWN = 128;
/** White that is paper: nothing is drawn there. */
var PAPER = 250;
/**
* An earlier drawing in the nearest colours of the palette, scaled to `size`.
* @throws DOMException if the browser cannot read it
*/
async function readDrawing(file, size, palette) {
	const picture = await createImageBitmap(file);
	const { width, height } = picture;
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("the browser has no 2D canvas");
	context.drawImage(picture, 0, 0);
	picture.close();
	const { data } = context.getImageData(0, 0, width, height);
	const known = /* @__PURE__ */ new Map();
	const read = (x, y) => {
		const at = (y * width + x) * 4;
		const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
		if (opacity < DRAWN || Math.min(red, green, blue) >= PAPER) return 0;
		const colour = red << 16 | green << 8 | blue;
		const value = known.get(colour) ?? nearestValue(palette, [
			red,
			green,
			blue
		]);
		known.set(colour, value);
		return value;
	};
	return stretched({
		width,
		height
	}, read, size);
}
export { readDrawing };
