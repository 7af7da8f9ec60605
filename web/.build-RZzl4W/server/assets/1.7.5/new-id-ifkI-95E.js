// web/lib/new-id.ts
/** An id that nothing else has: 128 random bits. `crypto.randomUUID` is missing on plain http. */
function newId() {
	return Array.from(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export { newId as t };
