import { useLayoutEffect, useState } from "react";
// web/lib/use-frame-size.ts
/** Size of an element in CSS pixels, kept up to date; 0 by 0 before it is mounted. */
function useFrameSize(element) {
	const [size, setSize] = useState({
		width: 0,
		height: 0
	});
	useLayoutEffect(() => {
		const frame = element.current;
		if (!frame) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = frame;
			setSize((before) => before.width === width && before.height === height ? before : {
				width,
				height
			});
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(frame);
		return () => observer.disconnect();
	}, [element]);
	return size;
}
export { useFrameSize as t };
