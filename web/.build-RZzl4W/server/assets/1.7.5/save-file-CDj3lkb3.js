// web/lib/save-file.ts
/** Hands bytes to the browser as a download of that name. */
function saveFile(bytes, name) {
	const address = URL.createObjectURL(bytes);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
export { saveFile as t };
