// web/lib/hold-writes.ts
function createHold() {
	let held;
	let settle = () => {};
	return {
		held: () => held,
		hold: () => {
			held ??= new Promise((resolve) => {
				settle = resolve;
			});
		},
		release: () => {
			held = void 0;
			settle();
		}
	};
}
var storeWrites = createHold();
var serverWrites = createHold();
/** Whether the browser's session is still that of this page; another tab may have changed it a moment ago. */
var isOfSession = () => true;
/** What this page has stored, by name. */
var written = /* @__PURE__ */ new Map();
/** @param check called at each write, since news of other tabs arrive late */
function tieWrites(check) {
	isOfSession = check;
}
/** Whether what a person does in this page may be stored. */
var mayStore = () => !storeWrites.held() && isOfSession();
/** Stores in local storage what a person does, unless their session is over. */
function writeLocally(name, value) {
	if (!mayStore()) return;
	localStorage.setItem(name, value);
	written.set(name, value);
}
/** Removes what this page stored after another tab had cleared the storage; what others stored since stays. */
function takeBackWrites() {
	for (const [name, value] of written) if (localStorage.getItem(name) === value) localStorage.removeItem(name);
	written.clear();
}
export { tieWrites as a, takeBackWrites as i, serverWrites as n, writeLocally as o, storeWrites as r, mayStore as t };
