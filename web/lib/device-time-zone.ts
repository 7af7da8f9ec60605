/**
 * The time zone that this device is set to, by its IANA name; undefined where the browser cannot tell, which some
 * report as `Etc/Unknown`, a name that no date can be written with.
 */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/** Whether this browser can write dates in a zone: a saved one may be newer than its data. */
export function isTimeZone(name: string | undefined): name is string {
  try {
    return name !== undefined && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).format());
  } catch {
    return false;
  }
}
