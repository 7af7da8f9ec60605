import { useState } from "react";
import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
// web/ui/blurred-picture.tsx
/**
* A picture with its blurred placeholder until it has loaded. The placeholder is then removed, since it would
* show through transparent parts, which get a checkerboard instead.
*/
function BlurredPicture({ placeholder, className, alt, ...rest }) {
	const [there, setThere] = useState(false);
	const standIn = !there && placeholder !== null;
	return /* @__PURE__ */ jsx("img", {
		...rest,
		alt,
		className: clsx(className, there && "checkered"),
		style: standIn ? { background: `center / cover no-repeat url(${placeholder})` } : void 0,
		onLoad: () => setThere(true)
	});
}
export { BlurredPicture as t };
