import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { setUnsaved } from './leave-warning.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  setUnsaved('upload', false);
  setUnsaved('document', false);
});

/** What leaving the page asks; undefined if it does not ask. */
function leave(lang = 'en'): string | undefined {
  document.documentElement.lang = lang;
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { writable: true, value: '' });
  page.dispatchEvent(event);
  return event.defaultPrevented ? String(event.returnValue) : undefined;
}

test('leaving a page where nothing would be lost asks nothing', () => {
  expect(leave()).toBeUndefined();
});

test('leaving asks in the language of the page until the last unsaved thing is saved', () => {
  setUnsaved('upload', true);
  setUnsaved('upload', true);
  setUnsaved('document', true);
  expect([leave('en'), leave('zh-CN')]).toEqual(['Changes will not be saved', '更改将不会保存']);
  setUnsaved('upload', false);
  expect(leave()).toBeDefined();
  setUnsaved('document', false);
  expect(leave()).toBeUndefined();
});
