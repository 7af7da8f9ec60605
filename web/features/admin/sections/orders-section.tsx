import { adminCheckOrder, adminOrders } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useNavigate } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Chip } from '../../../ui/chip.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { ADMIN_KEY, useRows } from '../parts/use-rows.ts';
import { useView } from '../parts/use-view.ts';
import { OrderNumbers } from './order-numbers.tsx';
import { OrderState, STATUSES } from './order-state.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type AdminOrder = OutputOf<typeof adminOrders>['items'][number];

/** Orders of all organisations; an operator may ask the provider again and refund. */
export function OrdersSection() {
  const { orders: texts, sections, list } = useAreaTexts(adminTexts);
  const messages = useStudioMessages();
  const { language, time } = useLanguage();
  const client = useQueryClient();
  const view = useView();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const search = view.get('search');
  const status = STATUSES.find((each) => String(each) === view.get('status'));
  const problem = view.get('problem') === 'true' ? ('true' as const) : undefined;
  const [asked, setAsked] = useState<AdminOrder>();
  const rows = useRows<AdminOrder, string>(['orders', search, status, problem], (before, signal) =>
    call(adminOrders, { query: { search, before, status, problem }, signal }),
  );
  const check = async ({ id }: AdminOrder) => {
    try {
      const order = await call(adminCheckOrder, { params: { id } });
      const now = STATUSES.find((each) => each === order.status) ?? ORDER_STATUS.created;
      toast(texts.check.done({ status: texts.statuses[now] }));
    } catch (error) {
      toastFailure(error, messages, messages.failures.save);
    }
    await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
  };
  const actsOf = (order: AdminOrder) => [
    { label: texts.check.action, run: () => void check(order) },
    ...(order.status === ORDER_STATUS.paid && order.refund_state !== 'requested'
      ? [{ label: texts.refund.action, run: () => setAsked(order) }]
      : []),
    { label: list.history, run: () => void navigate(localPath(`/admin/audit?subject_id=${order.id}`)) },
  ];
  return (
    <>
      <SearchForm hint={texts.searchHint} value={search} onSearch={(text) => view.set('search', text)}>
        <Chip pressed={status === undefined} onClick={() => view.set('status', undefined)}>
          {list.all}
        </Chip>
        {STATUSES.map((each) => (
          <Chip key={each} pressed={status === each} onClick={() => view.set('status', String(each))}>
            {texts.statuses[each]}
          </Chip>
        ))}
        <Chip
          pressed={problem !== undefined}
          onClick={() => view.set('problem', problem === undefined ? 'true' : undefined)}
        >
          {texts.onlyProblems}
        </Chip>
      </SearchForm>
      <RowsTable
        caption={sections.orders}
        list={rows}
        narrowed={[search, status, problem].some((each) => each !== undefined)}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.columns.time, cell: ({ created_at }) => time(created_at) },
          {
            label: texts.columns.who,
            cell: ({ organisation, buyer }) => (
              <>
                {organisation.name}
                <small>{buyer.name}</small>
              </>
            ),
          },
          {
            label: texts.columns.what,
            cell: ({ name, count, points }) => (
              <>
                {count > 1 ? `${name}, ${texts.persons({ count })}` : name}
                <small>{texts.points({ value: points })}</small>
              </>
            ),
          },
          {
            label: texts.columns.amount,
            figure: true,
            cell: ({ amount, currency }) => formatMoney(amount, currency, language),
          },
          { label: texts.columns.paidBy, cell: (order) => <OrderNumbers order={order} /> },
          { label: texts.columns.state, cell: (order) => <OrderState order={order} /> },
        ]}
        acts={(order) => <RowMenu name={`${order.name}, ${order.organisation.name}`} acts={actsOf(order)} />}
      />
      {asked && <RefundDialog order={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
