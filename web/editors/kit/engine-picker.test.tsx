import { blankValues } from '@inkreel/contract/fields/check-values.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { QUERY_KEYS } from '../../lib/query.ts';
import EnginePicker from './engine-picker.tsx';
import { useEngineChoice } from './use-engine-choice.ts';

beforeAll(() => loadMessages('en'));
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

const unserved = {};
const hosted = {
  unserved,
  engine: 'far',
  name: { en: 'Far images', zh: '远方图像' },
  kind: 'hosted',
  points: 35,
};
const builtin = {
  unserved,
  engine: 'builtin',
  name: { en: 'Inkreel', zh: '墨卷' },
  kind: 'builtin',
  points: null,
};
const KEY = `inkreel.device.engine.${tool.id}`;

function Chosen() {
  const { engine, pointsAt } = useEngineChoice(tool);
  return `${engine ?? 'automatic'} ${pointsAt(engine)}`;
}
/** The picker for two pictures of the tool, and what is chosen. */
function shown(engines: object[], given: object = {}): { picker: string; chosen: string } {
  const client = new QueryClient();
  client.setQueryData(QUERY_KEYS.siteFacts, {
    tools: { [tool.id]: { open: true, builtin: false, unserved, engines } },
  });
  client.setQueryData(QUERY_KEYS.pointConfig, { [tool.path]: 20 });
  const values = { ...blankValues(tool), count: 2, quality: 'standard', ...given };
  const inPage = (part: React.ReactNode) =>
    renderToString(
      <QueryClientProvider client={client}>
        <MessagesProvider language="en">{part}</MessagesProvider>
      </QueryClientProvider>,
    );
  return { picker: inPage(<EnginePicker tool={tool} values={values} />), chosen: inPage(<Chosen />) };
}

test('each engine is listed with its kind and the form’s price there; automatic comes first', () => {
  const { picker, chosen } = shown([hosted, builtin]);
  const places = [
    'Automatic, 40 points',
    'Far images (AI model), 70 points',
    'Inkreel (basic, no AI model), 40 points',
  ].map((text) => picker.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(chosen).toBe('automatic 20');
});

test('what was chosen is remembered for the tool, as long as it is open', () => {
  stored.set(KEY, 'far');
  expect(shown([hosted, builtin]).chosen).toBe('far 35');
  expect(shown([builtin]).chosen).toBe('automatic 20');
  stored.clear();
  stored.set('inkreel.device.engine.another-tool', 'far');
  expect(shown([hosted, builtin]).chosen).toBe('automatic 20');
});

test('without a choice nothing is shown', () => {
  expect(shown([]).picker).toBe('');
});

test('an engine that does not support a value of the form says which; the chosen one says what to do', () => {
  const picky = { ...hosted, unserved: { style: ['anime'], quality: ['best'] } };
  const fits = shown([picky, builtin], { style: 'water_ink' });
  expect(fits.picker).toContain('Far images (AI model), 70 points');
  expect(fits.picker).not.toContain('role="alert"');
  const unfit = shown([picky, builtin], { style: 'anime' });
  expect(unfit.picker).toContain(`Far images: does not support “${en.styles.anime}”`);
  expect(unfit.picker).toContain('Inkreel (basic, no AI model), 40 points');
  expect(unfit.picker).not.toContain('role="alert"');
  stored.set(KEY, 'far');
  expect(shown([picky, builtin], { style: 'anime' }).picker).toContain(
    `Far images does not support “${en.styles.anime}”. Choose another one, or Automatic.`,
  );
});
