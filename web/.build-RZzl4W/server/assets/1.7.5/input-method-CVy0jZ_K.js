// web/lib/input-method.ts
/** `keyCode` of a key that an input method takes (UI Events, "Legacy key models"). */
var TAKEN = 229;
/**
* Whether a key press belongs to an input method, such as the Enter that ends a word. Safari sends that Enter after
* `compositionend`, when `isComposing` is false again: only its `keyCode` tells (WebKit bug 165004).
*/
function isOfInputMethod(press) {
	const { isComposing, keyCode } = "nativeEvent" in press ? press.nativeEvent : press;
	return isComposing || keyCode === TAKEN;
}
/** Whether a key press in a text field is the Enter key itself, not an input method's. */
function isEnter(press) {
	return press.key === "Enter" && !isOfInputMethod(press);
}
export { isOfInputMethod as n, isEnter as t };
