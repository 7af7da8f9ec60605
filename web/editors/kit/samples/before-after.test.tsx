import { age } from '@inkreel/contract/tools/age.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import BeforeAfter from './before-after.tsx';

beforeAll(() => loadMessages('en'));

test('a result is laid over its source, a strip of several is not', () => {
  const compared = age.samples.map((sample) => {
    const html = renderToString(
      <MessagesProvider language="en">
        <BeforeAfter toolId={age.id} sample={sample} eager={false} />
      </MessagesProvider>,
    );
    expect(html).toContain(sample.file);
    return html.includes('type="range"');
  });
  expect(compared).toEqual([true, true, false]);
});
