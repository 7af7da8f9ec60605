import { adminAudit } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { useRows } from '../parts/use-rows.ts';
import { useToolName } from '../parts/use-tool-name.ts';
import { useView } from '../parts/use-view.ts';
import { changesIn } from './audit-changes.ts';

type Entry = OutputOf<typeof adminAudit>['items'][number];

/** What operators did, and why. */
export function AuditSection() {
  const { audit: texts, sections } = useAreaTexts(adminTexts);
  const { time } = useLanguage();
  const toolName = useToolName();
  const view = useView();
  const subjectId = view.get('subject_id');
  const rows = useRows<Entry, number>(['audit', subjectId], (before, signal) =>
    call(adminAudit, { query: { before, subject_id: subjectId }, signal }),
  );
  const actions: Readonly<Record<string, string>> = texts.actions;
  const subjects: Readonly<Record<string, string>> = texts.subjects;
  const nameOf = ({ subject, subject_id: id }: Entry) => (subject === 'tool' ? toolName(id) : id.slice(-12));
  return (
    <>
      {subjectId !== undefined && (
        <p className="mb-5 flex flex-wrap items-center gap-3 text-ink-2">
          <span className="min-w-0 break-all">{texts.onlyOf({ subject: subjectId })}</span>
          <Button size="small" onClick={() => view.set('subject_id', undefined)}>
            {texts.everything}
          </Button>
        </p>
      )}
      <RowsTable
        caption={sections.audit}
        list={rows}
        narrowed={subjectId !== undefined}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.columns.time, cell: ({ created_at }) => time(created_at) },
          { label: texts.columns.operator, cell: ({ operator }) => operator.name },
          {
            label: texts.columns.action,
            cell: ({ action }) => <b className="font-semibold">{actions[action] ?? action}</b>,
          },
          {
            label: texts.columns.subject,
            cell: (entry) => (
              <button
                type="button"
                className="link text-left"
                onClick={() => view.set('subject_id', entry.subject_id)}
              >
                {subjects[entry.subject] ?? entry.subject} <span className="admin-id">{nameOf(entry)}</span>
              </button>
            ),
          },
          { label: texts.columns.reason, cell: ({ reason }) => reason },
          { label: texts.columns.change, cell: (entry) => <Change entry={entry} /> },
        ]}
      />
    </>
  );
}

function Change({ entry }: { entry: Entry }) {
  const { audit: texts, list } = useAreaTexts(adminTexts);
  const { language, number, colon } = useLanguage();
  const fields: Readonly<Record<string, string>> = texts.fields;
  const shown = (value: unknown, currency: string | undefined) => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value !== 'number') return String(value ?? '–');
    return currency === undefined ? number(value) : formatMoney(value, currency, language);
  };
  return (
    <>
      {changesIn(entry.details).map(({ field, before, after, currency }) => (
        <span key={field} className="block">
          {fields[field] ?? field}
          {colon}
          {shown(before, currency)} → {shown(after, currency)}
        </span>
      ))}
      {entry.details !== null && (
        <details className="admin-more">
          <summary>{list.details}</summary>
          <pre>{JSON.stringify(entry.details, null, 2)}</pre>
        </details>
      )}
    </>
  );
}
