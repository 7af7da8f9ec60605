// web/uploads/intake.ts
var intakes = [];
/** From now on what is pasted or dropped anywhere may go to it. Returns a function to stop. */
function registerIntake(intake) {
	intakes.push(intake);
	if (intakes.length === 1) {
		document.addEventListener("paste", onPaste);
		document.addEventListener("drop", onDrop);
	}
	return () => {
		intakes.splice(intakes.indexOf(intake), 1);
		if (intakes.length > 0) return;
		document.removeEventListener("paste", onPaste);
		document.removeEventListener("drop", onDrop);
	};
}
/**
* Hands files to the fields of the page that have room, one after the other: first to the one with the focus. What no
* field has room for goes to the last one, which says so.
* @returns false if nothing on the page takes pictures
*/
function offerFiles(files) {
	const takers = inOrder(intakes, document.activeElement);
	let left = files;
	for (const taker of takers) {
		const share = left.slice(0, taker.room());
		if (share.length > 0) taker.take(share);
		left = left.slice(share.length);
	}
	if (left.length > 0) takers.at(0)?.take(left);
	return takers.length > 0;
}
/** Hands a picture of the site to the first part of the page that has room. */
function offerSample(sample) {
	inOrder(intakes, document.activeElement)[0]?.takeSample(sample);
}
/** The one that has the focus inside, then those with room, in the order of the page. */
function inOrder(all, focused) {
	const rank = (each) => focused && each.element.contains(focused) ? 0 : each.room() > 0 ? 1 : 2;
	return all.toSorted((one, other) => rank(one) - rank(other));
}
function onPaste(event) {
	const files = [...event.clipboardData?.files ?? []];
	if (files.length > 0) {
		event.preventDefault();
		offerFiles(files);
		return;
	}
	if (event.target instanceof HTMLElement && event.target.closest("input, textarea, [contenteditable]")) return;
	const text = event.clipboardData?.getData("text/plain").trim() ?? "";
	if (isWebAddress(text)) {
		event.preventDefault();
		inOrder(intakes, document.activeElement)[0]?.takeAddress(text);
	}
}
/** What is dropped outside all slots is handled like a paste. */
function onDrop(event) {
	const files = [...event.dataTransfer?.files ?? []];
	if (event.defaultPrevented || files.length === 0) return;
	event.preventDefault();
	offerFiles(files);
}
/** Whether a text is one web address and nothing else. */
function isWebAddress(text) {
	return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
export { registerIntake as i, offerFiles as n, offerSample as r, isWebAddress as t };
