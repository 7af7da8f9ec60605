// contract/messages/zh/spaced.ts
/** A Chinese character next to a Latin letter or a digit, in either order. */
var BORDER = /^(?:\p{sc=Han}[\p{sc=Latin}\d]|[\p{sc=Latin}\d]\p{sc=Han})$/u;
var join = (left, right) => left + (BORDER.test(left.slice(-1) + right.slice(0, 1)) ? " " : "") + right;
/**
* A template with names in it: Chinese puts a space between itself and a Latin name, and none next to a
* Chinese one.
*/
var spaced = (texts, ...names) => texts.reduce((line, text, at) => join(join(line, names[at - 1] ?? ""), text));
export { spaced as t };
