// contract/messages/leaving.ts
/** Section 8, the leave-page warning: without an area, since it is asked for when there is no time to load one. */
var LEAVING = {
	en: "Changes will not be saved",
	zh: "更改将不会保存"
};
// web/lib/leave-warning.ts
/** What would be lost, by whom it belongs to. */
var atRisk = /* @__PURE__ */ new Set();
/**
* Says whether something of `owner` is neither on the server nor on this device, or is being sent. While there is
* anything, the browser asks before the page is left; most show a text of their own instead of ours.
*/
function setUnsaved(owner, unsaved) {
	const before = atRisk.size > 0;
	if (unsaved) atRisk.add(owner);
	else atRisk.delete(owner);
	const now = atRisk.size > 0;
	if (now && !before) addEventListener("beforeunload", ask);
	if (!now && before) removeEventListener("beforeunload", ask);
}
function ask(event) {
	const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
	event.preventDefault();
	event.returnValue = LEAVING[language];
}
export { setUnsaved as t };
