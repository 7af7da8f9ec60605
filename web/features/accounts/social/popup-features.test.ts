import { expect, it } from 'vitest';
import { popupFeatures } from './browser-world.ts';

const OPENER = { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 };

it('opens the window in the middle of the one that opens it', () => {
  expect(popupFeatures(OPENER, { availWidth: 1920, availHeight: 1080 })).toBe(
    'popup,width=800,height=600,left=420,top=200',
  );
});

it('stays within a small screen', () => {
  const phone = { screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 500 };
  expect(popupFeatures(phone, { availWidth: 390, availHeight: 500 })).toBe(
    'popup,width=390,height=500,left=0,top=0',
  );
});
