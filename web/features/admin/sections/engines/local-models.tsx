import { adminModels } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';

const LOOKS = {
  ready: 'done',
  damaged: 'failed',
  copied: 'stale',
  part: 'stale',
  absent: 'missing',
} as const;

/** Model files for this machine: what each does, its licence, and whether it is here. */
export function LocalModels() {
  const { comma, columns, models: texts } = useAreaTexts(adminTexts).engines;
  const { data, error, refetch } = useQuery({
    queryKey: [ADMIN_KEY, 'models'],
    queryFn: ({ signal }) => call(adminModels, { signal }),
    staleTime: 0,
  });
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <section>
      <header className="engines-head">
        <h2>{texts.title}</h2>
        <span className="note">
          {texts.line} {!data.runtime && texts.noRuntime}
        </span>
      </header>
      <Table
        caption={texts.title}
        rows={data.models}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.columns.model, cell: ({ name }) => <b className="font-semibold">{name}</b> },
          { label: texts.columns.name, cell: ({ id }) => <code>{id}</code> },
          {
            label: texts.columns.tools,
            cell: ({ capabilities }) => capabilities.map((each) => kinds[each] ?? each).join(comma),
          },
          { label: texts.columns.size, figure: true, cell: texts.size },
          {
            label: texts.columns.memory,
            figure: true,
            cell: ({ memory_bytes: bytes }) => (bytes === null ? texts.unknown : texts.size({ bytes })),
          },
          {
            label: texts.columns.licence,
            cell: ({ licence, licence_url: url }) => (
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {licence}
              </a>
            ),
          },
          {
            label: columns.state,
            cell: ({ state, trouble }) => (
              <>
                <Status look={LOOKS[state]}>{texts.states[state]}</Status>
                {trouble !== null && <small>{trouble}</small>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
