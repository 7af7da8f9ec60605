import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../lib/messages.tsx';
import { QUERY_KEYS } from '../lib/query.ts';
import { ReportLines } from './report-lines.tsx';

beforeAll(() => loadMessages('en'));

type Kind = 'builtin' | 'hosted';
const said = (engine: string, builtin: boolean, choices: readonly Kind[] = [], isOperator = false) => {
  const client = new QueryClient();
  const engines = choices.map((kind) => ({ engine: kind, name: { en: kind, zh: kind }, kind }));
  client.setQueryData(QUERY_KEYS.siteFacts, { engines: {}, tools: { shoe: { engines } } });
  return renderToString(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en">
        <ReportLines toolId="shoe" report={null} builtin={builtin} engine={engine} isOperator={isOperator} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
};

test('every result says what made it', () => {
  expect(said('builtin', true)).toContain('Built-in engine, no AI model');
  expect(said('Alibaba Cloud Model Studio', false)).toContain('AI model: Alibaba Cloud Model Studio');
  expect(said('another', false)).toContain('AI model: another');
});

test('a result without a model asks the operator for one only if none is connected', () => {
  const connected: readonly Kind[] = ['hosted', 'builtin'];
  expect(said('builtin', true)).toContain('ask the operator');
  for (const isOperator of [false, true]) {
    const words = said('builtin', true, connected, isOperator);
    expect(words).toContain('choose another model');
    expect(words).not.toMatch(/connect a model|View engines/);
  }
  expect(said('hosted', false, connected)).not.toContain('choose another model');
});
