import { hair } from '@inkreel/contract/tools/hair.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { startValues } from '../form-state.ts';
import { ChoiceField } from './choice-field.tsx';

beforeAll(() => loadMessages('en'));

/** The looks of the hair tool, at a site whose own engine serves it, or a connected one. */
function looks(builtin: boolean): string {
  const field = hair.fields.find((one) => one.kind === 'choice');
  if (field?.kind !== 'choice') throw new Error('the tool has no looks');
  const client = new QueryClient();
  client.setQueryData(QUERY_KEYS.siteFacts, { tools: { [hair.id]: { open: true, builtin, needs: [] } } });
  return renderToString(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en">
        <ChoiceField tool={hair} field={field} values={startValues(hair)} change={() => undefined} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

test('what the built-in engine does not do stands below what it does, and says so', () => {
  const html = looks(true);
  const said = html.indexOf('These need an AI engine');
  expect(said).toBeGreaterThan(html.indexOf('Full volume'));
  expect(html.indexOf('Light curls')).toBeGreaterThan(said);
});

test('with a connected engine nothing is said to be missing', () => {
  const html = looks(false);
  expect(html).toContain('Light curls');
  expect(html).not.toContain('need an AI engine');
});
