import { expect, it } from 'vitest';
import { importsOf, readBarrel } from './barrels.ts';

const ICONS = '/p/node_modules/icons/dist/index.mjs';
const CODE = `"use strict";
/** Licence. */
import * as all from './all.mjs';
export { all as icons };
export { default as Plus, default as PlusIcon } from './plus.mjs';
export { default as X } from './x.mjs';
// end
`;
const icons = { code: CODE, imports: ['/all', '/plus', '/x'] };

it('reads which module is behind each name of a package that passes on others', () => {
  expect(Object.fromEntries(readBarrel(ICONS, icons) ?? [])).toEqual({
    icons: '/all',
    Plus: '/plus',
    PlusIcon: '/plus',
    X: '/x',
  });
});

it('takes nothing else for one', () => {
  expect(readBarrel('/p/web/icons.ts', icons)).toBeUndefined();
  expect(readBarrel(ICONS, { ...icons, code: `${CODE}start();` })).toBeUndefined();
  expect(readBarrel(ICONS, { code: '', imports: [] })).toBeUndefined();
});

it('replaces a barrel by the modules whose names are imported', () => {
  const barrel = (id: string) => readBarrel(id, id === ICONS ? icons : { code: 'run()', imports: [] });
  const code = `import { Plus, type X as Y } from 'icons';\nimport { use } from 'react';`;
  expect(importsOf({ code, imports: [ICONS, '/react'] }, barrel)).toEqual(['/plus', '/x', '/react']);
  expect(importsOf({ code: `import * as icons from 'icons'`, imports: [ICONS] }, barrel)).toEqual([ICONS]);
});
