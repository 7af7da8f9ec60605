import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let afterFirstUse: typeof import('./after-first-use.ts').afterFirstUse;

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', (request: NodeJS.Timeout) => clearTimeout(request));
  vi.useFakeTimers();
  vi.resetModules();
  ({ afterFirstUse } = await import('./after-first-use.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['pointerdown', 'keydown', 'dragenter', 'input', 'change'])(
  'a %s begins the work, once the browser is idle',
  (name) => {
    const work = vi.fn<() => void>();
    afterFirstUse(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    page.dispatchEvent(new Event(name));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  },
);

test('on a page in use, it waits only for the browser', () => {
  afterFirstUse(() => undefined);
  page.dispatchEvent(new Event('keydown'));
  const work = vi.fn<() => void>();
  afterFirstUse(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('cancelled work does not begin, before the first press or after it', () => {
  const work = vi.fn<() => void>();
  afterFirstUse(work)();
  const callOff = afterFirstUse(work);
  page.dispatchEvent(new Event('pointerdown'));
  callOff();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
