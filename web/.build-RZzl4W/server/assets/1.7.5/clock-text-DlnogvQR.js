// web/video/core/clock-text.ts
/**
* A time of a clip as people read it: `0:11.3`, `12:05.0`, `1:02:03.4`.
* @param milliseconds from the start of the clip
* @param digits of the second's fraction
*/
function clockText(milliseconds, digits = 1) {
	const unit = 10 ** (3 - digits);
	const units = Math.floor(Math.max(0, milliseconds) / unit);
	const perSecond = 1e3 / unit;
	const seconds = Math.floor(units / perSecond);
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	const fraction = digits === 0 ? "" : `.${pad(units % perSecond, digits)}`;
	const rest = `${pad(seconds % 60, 2)}${fraction}`;
	return hours > 0 ? `${hours}:${pad(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}
var pad = (value, digits) => String(value).padStart(digits, "0");
var CLOCK = /^\s*(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)\s*$/;
/** A typed time in milliseconds: seconds alone, minutes and seconds, or with hours; undefined for anything else. */
function parseClock(text) {
	const match = CLOCK.exec(text);
	if (!match) return void 0;
	const [, hours = "0", minutes = "0", seconds = "0"] = match;
	const whole = (Number(hours) * 60 + Number(minutes)) * 60;
	return Math.round((whole + Number(seconds.replace(",", "."))) * 1e3);
}
export { parseClock as n, clockText as t };
