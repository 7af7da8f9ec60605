import { adminProducts } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { Status } from '../parts/status.tsx';
import { useRows } from '../parts/use-rows.ts';
import { ProductDialog } from './product-dialog.tsx';

type Product = OutputOf<typeof adminProducts>[number];

/** What this site sells. */
export function ProductsSection() {
  const { products: texts, organisations, sections } = useAreaTexts(adminTexts);
  const { language, number } = useLanguage();
  const [asked, setAsked] = useState<Product | 'new'>();
  const rows = useRows<Product, never>(['products'], async (_before, signal) => ({
    items: await call(adminProducts, { signal }),
    next: null,
  }));
  const nameOf = (product: Product) => (language === 'zh' ? product.name_zh : product.name_en);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[44em] text-ink-2">{texts.line}</p>
        <Button look="ink" onClick={() => setAsked('new')}>
          {texts.add}
        </Button>
      </div>
      <RowsTable
        caption={sections.products}
        list={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: texts.columns.name,
            cell: (product) => (
              <>
                <b className="font-semibold">{nameOf(product)}</b>
                <small>{language === 'zh' ? product.name_en : product.name_zh}</small>
              </>
            ),
          },
          { label: texts.columns.type, cell: ({ type }) => organisations.editions[type] },
          { label: texts.columns.period, figure: true, cell: ({ valid_days }) => number(valid_days) },
          {
            label: texts.columns.price,
            figure: true,
            cell: ({ price, currency }) => formatMoney(price, currency, language),
          },
          { label: texts.columns.points, figure: true, cell: ({ points }) => number(points) },
          {
            label: texts.columns.offered,
            cell: ({ offered }) => (
              <Status look={offered ? 'done' : 'missing'}>{offered ? texts.offered : texts.withdrawn}</Status>
            ),
          },
        ]}
        acts={(product) => (
          <Button
            size="small"
            aria-label={texts.editTitle({ name: nameOf(product) })}
            onClick={() => setAsked(product)}
          >
            {texts.edit}
          </Button>
        )}
      />
      {asked && (
        <ProductDialog product={asked === 'new' ? undefined : asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
