import { blankValues, checkValues } from '@inkreel/contract/fields/check-values.ts';
import type { Kind } from '@inkreel/contract/fields/kind.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { CAPABILITY_INPUTS } from '@inkreel/contract/tools/capability-inputs.ts';
import { defineTool, inputSchema, toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { type Field, KINDS } from '@inkreel/contract/tools/kinds/index.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadMessages, MessagesProvider } from '../../../lib/messages.tsx';
import { fillValues } from '../../kit/form-values.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { KIND_VIEWS, type KindViews } from './index.ts';
import type { ControlProps } from './kind-view.tsx';

/** A kind that the product does not have, as its file in the contract would define it. */
interface CopiesField {
  kind: 'copies';
  name: string;
  most: number;
}
const copies: Kind<CopiesField> = {
  properties: ({ name, most }) => ({
    [name]: { rule: { type: 'number', whole: true, minimum: 1, maximum: most }, initial: 2 },
  }),
  price: ({ name }, input) => ({ count: Number(input[name]) }),
  refusals: () => ['result_too_large'],
};
/** Its control, as its file in the web would define it. */
function Copies({ field, values }: ControlProps<CopiesField>) {
  return <input aria-label="Copies" max={field.most} readOnly value={String(values[field.name])} />;
}
// The capability that takes it, and its line in each of the two lists.
Object.assign(CAPABILITY_INPUTS, { copy: z.object({ copies: z.number() }) });
Object.assign(KINDS, { copies });
Object.assign(KIND_VIEWS, { copies: { Control: Copies } });

const [generator] = TOOLS;
if (!generator) throw new Error('the catalogue is empty');
const field = { kind: 'copies', name: 'copies', most: 6 } as unknown as Field;
const capability = 'copy' as Capability;
const tool = defineTool({ ...generator, id: 'copier', capability, fields: [field] });

test('its endpoint accepts the kind’s input, and lists its refusals', () => {
  const schema = inputSchema(tool);
  expect(schema.parse({})).toEqual({ copies: 2 });
  expect(schema.safeParse({ copies: 6 }).success).toBe(true);
  for (const wrong of [7, 0, 1.5, '2']) expect(schema.safeParse({ copies: wrong }).success).toBe(false);
  const [own] = toolEndpoints(tool);
  expect(own?.endpoint.errors).toContain('result_too_large');
  expect(() => defineTool({ ...tool, fields: [field, field] })).toThrow('two fields set copies');
});

test('its form starts, is filled and is checked by the same rule', () => {
  expect(blankValues(tool)).toEqual({ copies: 2 });
  expect(fillValues(tool, { copies: 5 })).toEqual({ copies: 5 });
  expect(fillValues(tool, { copies: 9 })).toEqual({ copies: 2 });
  expect(checkValues(tool, { copies: 6 })).toEqual({ input: { copies: 6 } });
  expect(checkValues(tool, { copies: 7 })).toEqual({ blocker: 'form' });
});

test('it prices the run', () => {
  expect(quoteRun(tool, 10, { copies: 3 })).toMatchObject({ points: 30, pointsEach: 10 });
});

test('its control is in the form', async () => {
  await loadMessages('en');
  const html = renderToString(
    <MessagesProvider language="en">
      <FieldControl tool={tool} field={field} values={blankValues(tool)} change={() => undefined} />
    </MessagesProvider>,
  );
  expect(html).toContain('max="6"');
  expect(html).toContain('value="2"');
});

test('a kind without its line in the list of controls does not compile', () => {
  const { color, ...others } = KIND_VIEWS;
  // @ts-expect-error color is missing
  const incomplete: KindViews = others;
  expect(Object.keys(KIND_VIEWS)).toEqual(expect.arrayContaining(Object.keys(KINDS)));
  expect({ ...incomplete, color }).toEqual(KIND_VIEWS);
});
