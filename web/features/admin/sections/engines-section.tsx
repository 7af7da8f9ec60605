import { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Failed } from '../parts/failed.tsx';
import { Status } from '../parts/status.tsx';
import { Table } from '../parts/table.tsx';
import { ADMIN_KEY } from '../parts/use-rows.ts';

type Engines = OutputOf<typeof adminEngines>[number];

/** Which engine does what, what the others lack, and how they do. */
export function EnginesSection() {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { shell } = useMessages();
  const { data, error, refetch } = useQuery({
    queryKey: [ADMIN_KEY, 'engines'],
    queryFn: ({ signal }) => call(adminEngines, { signal }),
    staleTime: 0,
  });
  return (
    <>
      <p className="mb-6 max-w-[44em] text-ink-2">{texts.line}</p>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <p role="status" className="text-ink-3">
          {shell.loading}
        </p>
      )}
      <div className="grid gap-8">
        {data?.map((each) => (
          <Capability key={each.capability} {...each} />
        ))}
      </div>
    </>
  );
}

function Capability({ capability, engines }: Engines) {
  const { engines: texts, list } = useAreaTexts(adminTexts);
  const { number, language } = useLanguage();
  const names: Readonly<Record<string, string>> = texts.capabilities;
  const name = names[capability] ?? capability;
  const first = engines.find(({ missing, closed }) => missing === null && closed === null);
  return (
    <section>
      <h2 className="mb-2 font-ui text-sm leading-5 font-semibold tracking-normal">{name}</h2>
      <Table
        caption={name}
        rows={engines}
        keyOf={({ engine }) => engine}
        columns={[
          {
            label: texts.columns.engine,
            cell: ({ name, builtin }) => (
              <>
                <b className="font-semibold">{name[language]}</b>
                {builtin && <small>{texts.builtin}</small>}
              </>
            ),
          },
          {
            label: texts.columns.state,
            cell: (engine) =>
              engine.missing !== null ? (
                <Status look="missing">{texts.missing({ what: engine.missing })}</Status>
              ) : engine.closed !== null ? (
                <Status look="failed">{texts.closed[engine.closed.why](engine.closed)}</Status>
              ) : (
                <Status look="done">{engine === first ? texts.first : texts.ready}</Status>
              ),
          },
          { label: texts.columns.running, figure: true, cell: ({ running }) => number(running) },
          { label: texts.columns.succeeded, figure: true, cell: ({ succeeded }) => number(succeeded) },
          { label: texts.columns.failed, figure: true, cell: ({ failed }) => number(failed) },
          {
            label: texts.columns.lastError,
            cell: ({ last_error }) =>
              last_error === null ? (
                <span className="text-ink-3">{texts.none}</span>
              ) : (
                <details className="admin-more">
                  <summary>{list.details}</summary>
                  <pre>{last_error}</pre>
                </details>
              ),
          },
        ]}
      />
    </section>
  );
}
