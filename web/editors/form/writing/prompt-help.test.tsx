import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { PromptHelp } from './prompt-help.tsx';

beforeAll(() => loadMessages('en'));

async function shown(open: boolean): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(QUERY_KEYS.siteFacts, { tools: { chat: { open, engines: [] } } });
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en">
        <PromptHelp toolId="age" prompt="a fox" picture={undefined} onWrite={() => undefined} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}

test('without a language model it says why on use, and has no button that does nothing', async () => {
  const off = await shown(false);
  expect(off).toContain('<summary>Improve, translate, describe</summary>');
  expect(off).toContain('none is connected here');
  expect(off).not.toContain('<button');
  const on = await shown(true);
  expect(on).toContain('<button');
  expect(on).not.toContain('<summary>');
});
