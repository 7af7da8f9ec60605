import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from '../features/billing/pricing/local-day.ts';
import { deviceTimeZone } from './device-time-zone.ts';

const settings = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
const reports = (timeZone: string | undefined) =>
  settings.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
afterEach(() => settings.mockReset());

test('a zone that the browser names is used as it is', () => {
  reports('Asia/Shanghai');
  expect(deviceTimeZone()).toBe('Asia/Shanghai');
});

test.each([['Etc/Unknown'], [undefined], ['']])('a browser that reports %s has no time zone', (reported) => {
  reports(reported);
  expect(deviceTimeZone()).toBeUndefined();
});

test('a saved zone that this browser does not know is replaced by its own', () => {
  const noon = '2026-03-01T12:00:00Z';
  expect(localDay(noon, 'Etc/Unknown')).toBe('2026-03-01');
  expect(localDay(noon, 'Pacific/Kiritimati')).toBe('2026-03-02');
});
