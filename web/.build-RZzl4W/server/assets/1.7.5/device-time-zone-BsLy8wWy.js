// web/lib/device-time-zone.ts
/**
* The time zone that this device is set to, by its IANA name; undefined where the browser cannot tell, which some
* report as `Etc/Unknown`, a name that no date can be written with.
*/
function deviceTimeZone() {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	return isTimeZone(timeZone) ? timeZone : void 0;
}
/** Whether this browser can write dates in a zone: a saved one may be newer than its data. */
function isTimeZone(name) {
	try {
		return name !== void 0 && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }).format());
	} catch {
		return false;
	}
}
export { isTimeZone as n, deviceTimeZone as t };
