import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const sheet = (rules: string) =>
  `@layer base{a{color:red}}@layer utilities{${rules}}@layer components{.b{color:blue}}`;

test.each([
  ['.flex{display:flex}.grid{display:grid}', '<i class="flex x">', '.flex{display:flex}'],
  ['.a,.grid{top:0}', '<i class="grid">', '.a,.grid{top:0}'],
  ['.top-0\\.5{top:2px}.top-1\\.5{top:6px}', '<i class="top-0.5">', '.top-0\\.5{top:2px}'],
  [
    '@media (width<8px){.max\\:a{top:0}.max\\:b{top:1}}@media (hover){.hover\\:c:hover{top:0}}',
    '<i class="max:b">',
    '@media (width<8px){.max\\:b{top:1}}',
  ],
  ['.\\[\\&\\>svg\\]\\:a>svg{top:0}', '<i class="[&amp;&gt;svg]:a">', '.\\[\\&\\>svg\\]\\:a>svg{top:0}'],
  ['.w-\\[min\\(9px\\,100\\%\\)\\]{width:min(9px,100%)}', '<i class="p">', ''],
  [':root{--x:1}', '<i>', ':root{--x:1}'],
])('of %s the page %s keeps %s', (rules, html, kept) => {
  expect(usedStyles(sheet(rules), html)).toBe(sheet(kept));
});

test('a sheet without utilities is left as it is', () => {
  expect(usedStyles('.landing{top:0}', '<i class="x">')).toBe('.landing{top:0}');
});
