import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { hasContact } from './contact-button.tsx';

test('the contact button is on pages, and of the editors only on the AI image editor', () => {
  for (const path of ['/', '/create', '/pricing', '/my-creation', '/about/about-us', '/img-tools/hair'])
    expect(hasContact(path), path).toBe(true);
  const editors = TOOLS.map((tool) => toolPaths(tool).editor);
  expect(editors.filter(hasContact)).toEqual(['/img-tools/ai-image-editor/editor']);
});

test('popup windows do not have it', () => {
  for (const path of ['/popup/payment', '/popup/social', '/popup/loading', '/sandbox/pay/abc'])
    expect(hasContact(path), path).toBe(false);
});
