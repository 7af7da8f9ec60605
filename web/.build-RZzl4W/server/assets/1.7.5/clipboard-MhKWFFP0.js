// web/uploads/clipboard.ts
/** Reads pictures from the clipboard; the browser may ask the person first. */
async function readClipboard() {
	try {
		const items = await navigator.clipboard.read();
		const files = [];
		for (const item of items) {
			const type = item.types.find((each) => each.startsWith("image/"));
			if (type !== void 0) files.push(new File([await item.getType(type)], "pasted", { type }));
		}
		return files.length > 0 ? {
			kind: "files",
			files
		} : { kind: "empty" };
	} catch {
		return { kind: "failed" };
	}
}
export { readClipboard as t };
