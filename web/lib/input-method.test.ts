import { expect, test } from 'vitest';
import { isEnter, isOfInputMethod } from './input-method.ts';

const enter = (keyCode: number, isComposing: boolean) => ({ key: 'Enter', keyCode, isComposing });

test('the Enter that ends a word of an input method is not an Enter of the field, in the event order of any browser', () => {
  // Chrome and Firefox: keydown, then compositionend.
  expect(isEnter(enter(229, true))).toBe(false);
  // Safari: compositionend, then keydown.
  expect(isEnter(enter(229, false))).toBe(false);
  expect(isOfInputMethod({ nativeEvent: enter(229, false) })).toBe(true);
  // The next one is the person's.
  expect(isEnter(enter(13, false))).toBe(true);
  expect(isEnter({ ...enter(13, false), nativeEvent: enter(13, false) })).toBe(true);
});

test('other keys are no Enter, and belong to an input method while it composes', () => {
  expect(isEnter({ key: 'a', keyCode: 65, isComposing: false })).toBe(false);
  expect(isOfInputMethod({ keyCode: 27, isComposing: true })).toBe(true);
  expect(isOfInputMethod({ keyCode: 27, isComposing: false })).toBe(false);
});
