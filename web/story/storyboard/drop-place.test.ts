import { expect, it, vi } from 'vitest';
import { dropPlace } from './drop-place.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const card = { left: 100, top: 100, width: 200, height: 180 };

it('lands before or behind the card under the pointer, and nowhere over its own', () => {
  vi.stubGlobal('innerWidth', 1440);
  expect(dropPlace('a', 'b', card, at(150, 120))).toEqual({ shot: 'b', after: false });
  expect(dropPlace('a', 'b', card, at(250, 120))).toEqual({ shot: 'b', after: true });
  expect(dropPlace('a', 'a', card, at(250, 120))).toBeUndefined();
  vi.unstubAllGlobals();
});

it('counts the lower half as behind where cards stand in one column', () => {
  vi.stubGlobal('innerWidth', 390);
  const wide = { left: 16, top: 100, width: 358, height: 300 };
  expect(dropPlace('a', 'b', wide, at(350, 150))?.after).toBe(false);
  expect(dropPlace('a', 'b', wide, at(20, 350))?.after).toBe(true);
  vi.unstubAllGlobals();
});
