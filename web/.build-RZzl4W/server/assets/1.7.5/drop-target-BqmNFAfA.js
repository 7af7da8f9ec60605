import { useEffect, useState } from "react";
// web/uploads/drop-target.ts
/**
* Lets files be dropped anywhere on an element.
* @returns whether files are being dragged over it
*/
function useDropTarget(target, onFiles) {
	const [over, setOver] = useState(false);
	useEffect(() => {
		const element = target.current;
		if (!element) return;
		let depth = 0;
		const carriesFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
		const enter = (event) => {
			if (!carriesFiles(event)) return;
			event.preventDefault();
			depth += 1;
			setOver(true);
		};
		const hover = (event) => {
			if (carriesFiles(event)) event.preventDefault();
		};
		const leave = () => {
			depth = Math.max(0, depth - 1);
			if (depth === 0) setOver(false);
		};
		const drop = (event) => {
			depth = 0;
			setOver(false);
			if (!carriesFiles(event) || event.defaultPrevented) return;
			event.preventDefault();
			onFiles([...event.dataTransfer?.files ?? []]);
		};
		element.addEventListener("dragenter", enter);
		element.addEventListener("dragover", hover);
		element.addEventListener("dragleave", leave);
		element.addEventListener("drop", drop);
		return () => {
			element.removeEventListener("dragenter", enter);
			element.removeEventListener("dragover", hover);
			element.removeEventListener("dragleave", leave);
			element.removeEventListener("drop", drop);
		};
	}, [target, onFiles]);
	return over;
}
export { useDropTarget as t };
