import { n as isTimeZone } from "./device-time-zone-BsLy8wWy.js";
// web/features/billing/pricing/local-day.ts
/**
* The day of an instant as YYYY-MM-DD (specification, section 3, User info), in `timeZone`; in the browser's by
* default, and where it does not know the zone.
*/
function localDay(instant, timeZone) {
	const parts = new Intl.DateTimeFormat("en", {
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		...isTimeZone(timeZone) && { timeZone }
	}).formatToParts(new Date(instant));
	const part = (type) => parts.find((each) => each.type === type)?.value ?? "";
	return `${part("year")}-${part("month")}-${part("day")}`;
}
export { localDay as t };
