import { adminPrices, adminSetPrice } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { whole } from '../parts/numbers.ts';
import { RowsTable } from '../parts/rows-table.tsx';
import { useRows } from '../parts/use-rows.ts';
import { useToolName } from '../parts/use-tool-name.ts';

type Price = OutputOf<typeof adminPrices>[number];

/** What each tool costs: the catalogue's points and what was changed. */
export function PricesSection() {
  const { prices: texts, sections } = useAreaTexts(adminTexts);
  const { number, colon } = useLanguage();
  const toolName = useToolName();
  const [asked, setAsked] = useState<Price>();
  const rows = useRows<Price, never>(['prices'], async (_before, signal) => ({
    items: await call(adminPrices, { signal }),
    next: null,
  }));
  return (
    <>
      <p className="mb-5 max-w-[44em] text-ink-2">{texts.line}</p>
      <RowsTable
        caption={sections.prices}
        list={rows}
        keyOf={({ path }) => path}
        columns={[
          {
            label: texts.columns.tool,
            cell: ({ tool_id }) => <b className="font-semibold">{toolName(tool_id)}</b>,
          },
          { label: texts.columns.path, cell: ({ path }) => <span className="admin-id">{path}</span> },
          { label: texts.columns.seed, figure: true, cell: ({ seed }) => number(seed) },
          {
            label: texts.columns.now,
            figure: true,
            cell: ({ seed, points }) => (
              <>
                <b className="font-semibold">{number(points)}</b>
                {points !== seed && <small>{texts.changed}</small>}
              </>
            ),
          },
        ]}
        acts={(price) => (
          <Button
            size="small"
            aria-label={`${texts.edit}${colon}${toolName(price.tool_id)}`}
            onClick={() => setAsked(price)}
          >
            {texts.edit}
          </Button>
        )}
      />
      {asked && (
        <PriceDialog price={asked} name={toolName(asked.tool_id)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function PriceDialog({ price, name, onClose }: { price: Price; name: string; onClose: () => void }) {
  const { prices: texts } = useAreaTexts(adminTexts);
  const [typed, setTyped] = useState(String(price.points));
  const [sent, setSent] = useState(false);
  const points = whole(typed, { from: 0, to: 100_000 });
  return (
    <AskDialog
      title={texts.title({ name })}
      lines={[texts.line]}
      confirm={texts.save}
      check={() => {
        setSent(true);
        return points !== undefined;
      }}
      act={async (reason) => {
        await call(adminSetPrice, { body: { path: price.path, points: points ?? price.points, reason } });
        return texts.done;
      }}
      onClose={onClose}
    >
      <NumberField
        label={texts.points}
        fact={texts.seed({ value: price.seed })}
        value={typed}
        onChange={setTyped}
        error={sent && points === undefined ? texts.wrong : undefined}
      />
    </AskDialog>
  );
}
