import { adminOrganisations } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { byteSize } from '../../../lib/byte-size.ts';
import { call } from '../../../lib/client.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useRows } from '../parts/use-rows.ts';
import { useView } from '../parts/use-view.ts';
import { PointsDialog } from './points-dialog.tsx';

type Organisation = OutputOf<typeof adminOrganisations>['items'][number];

/** Organisations with their plan, their people and their points. */
export function OrganisationsSection() {
  const { organisations: texts, sections, list } = useAreaTexts(adminTexts);
  const { number, date } = useLanguage();
  const view = useView();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const search = view.get('search');
  const [asked, setAsked] = useState<Organisation>();
  const rows = useRows<Organisation, string>(['organisations', search], (before, signal) =>
    call(adminOrganisations, { query: { search, before }, signal }),
  );
  const lead = (label: string, to: string) => ({ label, run: () => void navigate(localPath(to)) });
  return (
    <>
      <SearchForm hint={texts.searchHint} value={search} onSearch={(text) => view.set('search', text)} />
      <RowsTable
        caption={sections.organisations}
        list={rows}
        narrowed={search !== undefined}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.columns.name, cell: ({ name }) => <b className="font-semibold">{name}</b> },
          { label: texts.columns.edition, cell: (organisation) => <Plan organisation={organisation} /> },
          { label: texts.columns.members, cell: (organisation) => texts.seats(organisation) },
          { label: texts.columns.balance, figure: true, cell: ({ balance }) => number(balance) },
          {
            label: texts.columns.frozen,
            figure: true,
            cell: ({ frozen }) => <span className={frozen === 0 ? 'text-ink-3' : ''}>{number(frozen)}</span>,
          },
          {
            label: texts.columns.storage,
            figure: true,
            cell: ({ storage_used, storage_quota }) => (
              <span className={storage_used >= storage_quota ? 'text-amber' : ''}>
                {byteSize(storage_used, number)} / {byteSize(storage_quota, number)}
              </span>
            ),
          },
          { label: texts.columns.since, cell: ({ created_at }) => date(created_at) },
        ]}
        acts={(organisation) => (
          <RowMenu
            name={organisation.name}
            acts={[
              { label: texts.correct.action, run: () => setAsked(organisation) },
              lead(texts.orders, `/admin/orders?search=${organisation.id}`),
              lead(texts.runs, `/admin/tasks?search=${organisation.id}`),
              lead(list.history, `/admin/audit?subject_id=${organisation.id}`),
            ]}
          />
        )}
      />
      {asked && <PointsDialog organisation={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Plan({ organisation: { edition, expired_at } }: { organisation: Organisation }) {
  const { organisations: texts } = useAreaTexts(adminTexts);
  const { date } = useLanguage();
  const end = expired_at === null ? undefined : { date: date(expired_at) };
  return (
    <>
      {texts.editions[edition]}
      {end && <small>{edition === 'free' ? texts.ended(end) : texts.until(end)}</small>}
    </>
  );
}
