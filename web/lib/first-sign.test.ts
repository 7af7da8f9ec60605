import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('a %s is a sign of a person', async (name) => {
  const { afterFirstSign } = await import('./first-sign.ts');
  const work = vi.fn<() => void>();
  afterFirstSign(work);
  dispatchEvent(new Event('focusin'));
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event(name));
  dispatchEvent(new Event(name));
  expect(work).toHaveBeenCalledOnce();
  const later = vi.fn<() => void>();
  afterFirstSign(later);
  expect(later).toHaveBeenCalledOnce();
});

test('what was called off is not done', async () => {
  const { afterFirstSign } = await import('./first-sign.ts');
  const work = vi.fn<() => void>();
  afterFirstSign(work)();
  dispatchEvent(new Event('keydown'));
  expect(work).not.toHaveBeenCalled();
});
