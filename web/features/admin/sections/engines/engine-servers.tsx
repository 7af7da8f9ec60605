import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import type { EngineSettings } from './answers.ts';

interface EngineServersProps {
  name: EngineSettings['name'];
  servers: EngineSettings['servers'];
  /** How many capabilities each server could do. */
  workflows: number;
}

/** The machines of an engine: state, queue and missing models. */
export function EngineServers({ name, servers, workflows }: EngineServersProps) {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { number, language } = useLanguage();
  const title = texts.servers.title({ name: name[language] });
  return (
    <section>
      <header className="engines-head">
        <h2>{title}</h2>
        <span className="note">{texts.servers.line}</span>
      </header>
      <Table
        caption={title}
        rows={servers}
        keyOf={({ address }) => address}
        columns={[
          {
            label: texts.servers.address,
            cell: ({ address }) => (
              <b className="inline-block min-w-[11rem] font-semibold break-all">{address}</b>
            ),
          },
          {
            label: texts.columns.state,
            cell: ({ up }) =>
              up ? (
                <Status look="done">{texts.servers.up}</Status>
              ) : (
                <Status look="failed">{texts.servers.away}</Status>
              ),
          },
          { label: texts.servers.queued, figure: true, cell: ({ queued }) => number(queued) },
          {
            label: texts.servers.workflows,
            cell: ({ does, lacks }) => (
              <>
                {texts.servers.does({ does, all: workflows })}
                {lacks.length > 0 && <small>{texts.servers.lacks({ names: lacks.join(texts.comma) })}</small>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
