/** Every time zone that this browser knows by its IANA name, with those given, each once, in order. */
export function timeZonesWith(...given: readonly (string | null | undefined)[]): string[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  for (const zone of given) if (zone != null) zones.add(zone);
  return [...zones].sort();
}
