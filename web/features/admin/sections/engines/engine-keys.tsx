import { adminTestEngine } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { useOfferedTools } from '../../../../lib/offered-tools.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { addSums } from '../../parts/margin.ts';
import { SpentFigure } from '../../parts/money-figures.tsx';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import { useToolName } from '../../parts/use-tool-name.ts';
import type { EngineSettings, Order } from './answers.ts';
import { besidesTools } from './besides-tools.ts';
import { EngineDialog } from './engine-dialog.tsx';
import { PaidTestDialog } from './paid-test-dialog.tsx';

const isBegun = ({ settings }: EngineSettings) =>
  settings.some(({ from, unreadable }) => from !== null || unreadable);

/** Resting routes reopen automatically. */
const isShut = ({ closed }: Order['engines'][number]) => closed !== null && closed.why !== 'resting';

/** The engines that are set up, with what may be shown of their keys, and those that could be. */
export function EngineKeys({
  engines,
  orders,
}: {
  engines: readonly EngineSettings[];
  /** The same engines by capability, with what their runs cost. */
  orders: readonly Order[];
}) {
  const { engines: texts, costs } = useAreaTexts(adminTexts);
  const { language, clock, colon } = useLanguage();
  const [edited, setEdited] = useState<string>();
  const [paying, setPaying] = useState<string>();
  const { mutate: test, isPending, variables: tested } = useTest();
  /** The same engine with what is open now: servers may lack models, and models may be retired. */
  const asOpen = (engine: EngineSettings): EngineSettings => ({
    ...engine,
    capabilities: engine.capabilities.filter((each) =>
      orders.some(
        ({ capability, engines: routes }) =>
          capability === each &&
          routes.some((route) => route.engine === engine.engine && route.missing === null && !isShut(route)),
      ),
    ),
  });
  const { opens, besides, namesOf } = useOpened();
  const sumsOf = (id: string) =>
    addSums(
      orders.flatMap((order) => order.engines.filter(({ engine }) => engine === id).map(({ sums }) => sums)),
    );
  const begun = engines.filter(isBegun).map(asOpen);
  const possible = engines.filter((engine) => !isBegun(engine));
  const current = engines.find(({ engine }) => engine === edited);
  const paid = engines.find(({ engine }) => engine === paying);
  return (
    <section>
      <header className="engines-head">
        <h2>{texts.keys.title}</h2>
        <span className="note">{texts.keys.line}</span>
      </header>
      {begun.length > 0 && (
        <Table
          caption={texts.keys.title}
          rows={begun}
          keyOf={({ engine }) => engine}
          columns={[
            {
              label: texts.keys.provider,
              cell: ({ name, missing }) => (
                <>
                  <b className="font-semibold">{name[language]}</b>
                  {missing !== null && (
                    <small className="text-seal">{texts.missing({ what: missing })}</small>
                  )}
                </>
              ),
            },
            { label: texts.keys.value, cell: ({ settings }) => <Shown settings={settings} /> },
            {
              label: texts.keys.opens,
              cell: (engine) => (
                <Opened
                  names={engine.missing === null ? namesOf(engine) : ''}
                  summary={
                    engine.missing === null && opens(engine) === 0
                      ? besides(engine)
                      : texts.keys.tools({ tools: engine.missing === null ? opens(engine) : 0 })
                  }
                />
              ),
            },
            {
              label: costs.columns.spent,
              figure: true,
              cell: ({ engine }) => <SpentFigure sums={sumsOf(engine)} />,
            },
            {
              label: texts.keys.lastTest,
              cell: ({ test, testable }) =>
                test === null ? (
                  <span className="text-ink-3">
                    {testable ? texts.keys.untested : texts.keys.nothingFree}
                  </span>
                ) : (
                  <>
                    <Status look={test.ok ? 'done' : 'failed'}>
                      {texts.keys.answered({ ok: test.ok, ms: test.took_ms, at: clock(test.tested_at) })}
                    </Status>
                    <small className="break-words">{test.said}</small>
                  </>
                ),
            },
          ]}
          acts={({ engine, name, missing, testable, paid_test }) => (
            <span className="engines-acts">
              {testable && missing === null && (
                <Button
                  size="small"
                  aria-label={`${texts.keys.test}${colon}${name[language]}`}
                  aria-disabled={isPending && tested === engine}
                  onClick={() => !isPending && test(engine)}
                >
                  {isPending && tested === engine ? texts.keys.testing : texts.keys.test}
                </Button>
              )}
              {paid_test !== null && (
                <Button
                  size="small"
                  aria-label={`${texts.keys.paid.open}${colon}${name[language]}`}
                  onClick={() => setPaying(engine)}
                >
                  {texts.keys.paid.open}
                </Button>
              )}
              <Button
                size="small"
                look="quiet"
                aria-label={`${texts.keys.edit}${colon}${name[language]}`}
                onClick={() => setEdited(engine)}
              >
                {texts.keys.edit}
              </Button>
            </span>
          )}
        />
      )}
      <PossibleEngines engines={possible} onChoose={setEdited} />
      {paid && <PaidTestDialog engine={paid} onClose={() => setPaying(undefined)} />}
      {current && (
        <EngineDialog engine={current} opens={namesOf(current)} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

/** What engines open, in the reader's language. */
function useOpened() {
  const { engines: texts } = useAreaTexts(adminTexts);
  const offered = useOfferedTools();
  const toolName = useToolName();
  const toolsOf = ({ capabilities }: EngineSettings) =>
    offered.flatMap(({ id, capability }) => (capabilities.includes(capability) ? toolName(id) : []));
  const opens = (engine: EngineSettings) => toolsOf(engine).length;
  const besides = ({ capabilities }: EngineSettings) =>
    besidesTools(capabilities, offered, texts.capabilities).join(texts.comma);
  const namesOf = (engine: EngineSettings) =>
    [...toolsOf(engine), besides(engine)].filter((each) => each !== '').join(texts.comma);
  return { opens, besides, namesOf };
}

/** The engines without any settings, with how much they would open. */
function PossibleEngines({
  engines,
  onChoose,
}: {
  engines: readonly EngineSettings[];
  onChoose: (engine: string) => void;
}) {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { language } = useLanguage();
  const { opens, besides } = useOpened();
  if (engines.length === 0) return null;
  return (
    <div className="engines-possible">
      <span className="note">{texts.keys.possible}</span>
      {engines.map((engine) => (
        <button key={engine.engine} type="button" className="chip" onClick={() => onChoose(engine.engine)}>
          {engine.name[language]}
          <span className="text-ink-3">
            {opens(engine) > 0 ? texts.keys.tools({ tools: opens(engine) }) : besides(engine)}
          </span>
        </button>
      ))}
    </div>
  );
}

function useTest() {
  const messages = useStudioMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engine: string) => call(adminTestEngine, { body: { engine } }),
    onError: (error) => toastFailure(error, messages),
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN_KEY, 'engine-settings'] }),
  });
}

/** How many tools an engine opens, and after a click their names. */
function Opened({ names, summary }: { names: string; summary: string }) {
  if (names === '' || names === summary) return <div className="engines-opened">{summary}</div>;
  return (
    <details className="admin-more engines-opened">
      <summary>{summary}</summary>
      <small className="engines-opens">{names}</small>
    </details>
  );
}

function Shown({ settings }: Pick<EngineSettings, 'settings'>) {
  const { engines: texts } = useAreaTexts(adminTexts);
  return (
    <ul className="engines-values">
      {settings
        .filter(({ from, unreadable }) => from !== null || unreadable)
        .map(({ name, secret, shown, from, set_by, unreadable }) => (
          <li key={name}>
            <code>{secret ? `…${shown ?? ''}` : shown?.split(',').join(', ')}</code>
            <small>{name}</small>
            <small>
              {unreadable
                ? texts.keys.unreadable
                : from === 'environment'
                  ? texts.keys.environment
                  : texts.keys.console({ name: set_by ?? '' })}
            </small>
          </li>
        ))}
    </ul>
  );
}
