import { blankValues } from '@inkreel/contract/fields/check-values.ts';
import { hair } from '@inkreel/contract/tools/hair.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../lib/query.ts';
import ChoiceField from './choice.tsx';

beforeAll(() => loadMessages('en'));

/**
 * The looks of the hair tool, at a site where no engine supports these values; undefined before that is
 * known.
 */
function looks(unserved: number[] | undefined): string {
  const field = hair.fields.find((one) => one.kind === 'choice');
  if (field?.kind !== 'choice') throw new Error('the tool has no looks');
  const client = new QueryClient();
  if (unserved)
    client.setQueryData(QUERY_KEYS.siteFacts, {
      tools: { [hair.id]: { open: true, builtin: true, unserved: { hair: unserved } } },
    });
  return renderToString(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en">
        <ChoiceField tool={hair} field={field} values={blankValues(hair)} change={() => undefined} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}
const NOT_YET = 'Not available here yet';

test('lists values that no engine supports last, and says so', () => {
  const html = looks([502, 1201]);
  const said = html.indexOf(NOT_YET);
  expect(said).toBeGreaterThan(html.indexOf('Full volume'));
  expect(html.indexOf('Light curls')).toBeGreaterThan(said);
  expect(html.indexOf('Long with bangs')).toBeLessThan(said);
});

test('marks what needs a model before the facts of the site are known', () => {
  const html = looks(undefined);
  expect(html.indexOf('Long with bangs')).toBeGreaterThan(html.indexOf(NOT_YET));
});

test('shows no note if the engines support every value', () => {
  const html = looks([]);
  expect(html).toContain('Light curls');
  expect(html).not.toContain(NOT_YET);
});
