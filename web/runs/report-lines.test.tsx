import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../lib/messages.tsx';
import { ReportLines } from './report-lines.tsx';

beforeAll(() => loadMessages('en'));

const said = (engine: string, builtin: boolean) =>
  renderToString(
    <MessagesProvider language="en">
      <ReportLines toolId="shoe" report={null} builtin={builtin} engine={engine} isOperator={false} />
    </MessagesProvider>,
  );

test('every result says what made it', () => {
  expect(said('builtin', true)).toContain('Built-in engine, no AI model');
  expect(said('Alibaba Cloud Model Studio', false)).toContain('AI model of Alibaba Cloud Model Studio');
  expect(said('another', false)).toContain('AI model of another');
});
