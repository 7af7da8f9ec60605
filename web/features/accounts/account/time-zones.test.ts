import { expect, it } from 'vitest';
import { timeZonesWith } from './time-zones.ts';

it('offers the zone that is set, once, even one that the browser does not list', () => {
  const zones = timeZonesWith('Asia/Shanghai', 'Mars/Olympus', null);
  expect(zones.filter((zone) => zone === 'Asia/Shanghai')).toHaveLength(1);
  expect(zones).toContain('Mars/Olympus');
  expect(zones).toContain('UTC');
  expect(zones).toEqual([...zones].sort());
});
