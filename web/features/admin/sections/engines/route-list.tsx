import { adminOrderEngines } from '@inkreel/contract/api/admin-engines.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { QUERY_KEYS } from '../../../../lib/query.ts';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { CostEachFigure, MarginFigure } from '../../parts/money-figures.tsx';
import { Status } from '../../parts/status.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import type { Order } from './answers.ts';
import { moved, placeAt } from './move.ts';
import { RouteModels } from './route-models.tsx';
import { RoutePrice } from './route-price.tsx';

type Engine = Order['engines'][number];

/** Whether the engine could take runs, so that there is more to set than its place. */
const isSetUp = ({ missing }: Engine) => missing === null;

interface RouteListProps {
  order: Order;
  name: string;
  /** Points of a run of its tools; undefined if they differ. */
  usual: number | undefined;
}

/**
 * The engines of one tool: their order is changed by dragging a handle or with the arrow keys on it, and each
 * says what a run costs if a person chooses it.
 */
export function RouteList({ order, name, usual }: RouteListProps) {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { language } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  /** The order shown until the server has stored it. */
  const [wanted, setWanted] = useState<readonly Engine[]>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const engines = wanted ?? order.engines;
  const save = useMutation({
    mutationFn: (next: readonly Engine[]) =>
      call(adminOrderEngines, {
        body: {
          capabilities: [order.capability],
          engines: next.map(({ engine, off, points }) => ({ engine, off, points })),
        },
      }),
    onError: (error) => toastFailure(error, messages, messages.failures.save),
    onSettled: async () => {
      // The site's facts contain these prices and engines for the studio.
      void client.invalidateQueries({ queryKey: QUERY_KEYS.siteFacts });
      await client.invalidateQueries({ queryKey: [ADMIN_KEY, 'engines'] });
      setWanted(undefined);
    },
  });
  const apply = (next: readonly Engine[]) => {
    setWanted(next);
    save.mutate(next);
  };
  const tell = (engine: Engine, at: number) =>
    setSaid(texts.movedTo({ name: engine.name[language], place: at + 1, of: engines.length }));
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const engine = engines[at];
    if (step === undefined || engine === undefined) return;
    event.preventDefault();
    const to = at + step;
    if (to < 0 || to >= engines.length) return;
    tell(engine, to);
    apply(moved(engines, at, to));
    // A row that moves in the document loses the focus.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  const onDrag = (event: PointerEvent) => {
    if (dragged === undefined || !list.current) return;
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const from = engines.findIndex(({ engine }) => engine === dragged);
    const to = placeAt(middles, from, event.clientY);
    if (to !== from) setWanted(moved(engines, from, to));
  };
  const onDrop = () => {
    setDragged(undefined);
    if (dragged !== undefined && wanted !== undefined) apply(wanted);
  };
  return (
    <>
      <ol className="engines-routes" ref={list} aria-label={texts.orderOf({ name })}>
        {engines.map((engine, at) => (
          <li
            key={engine.engine}
            className="engines-route"
            data-off={engine.off || !isSetUp(engine)}
            data-missing={!isSetUp(engine)}
            data-idle={engine.sums.runs + engine.running === 0}
            data-dragged={dragged === engine.engine}
          >
            <button
              type="button"
              className="icon-button icon-button-small engines-handle"
              aria-label={texts.move({ name: engine.name[language] })}
              title={texts.move({ name: engine.name[language] })}
              onKeyDown={(event) => onKey(event, at)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(engine.engine);
              }}
              onPointerMove={onDrag}
              onPointerUp={onDrop}
              onPointerCancel={() => {
                setDragged(undefined);
                setWanted(undefined);
              }}
            >
              <GripVertical size={15} strokeWidth={1.6} aria-hidden />
            </button>
            <RouteFacts engine={engine} place={at + 1} isFirst={engine === engines.find(takesRuns)}>
              {isSetUp(engine) && (
                <RoutePrice
                  engine={engine}
                  usual={usual}
                  onSet={(points) =>
                    apply(engines.map((each) => (each === engine ? { ...each, points } : each)))
                  }
                />
              )}
            </RouteFacts>
            <button
              type="button"
              role="switch"
              className="engines-switch"
              aria-checked={!engine.off}
              aria-label={texts.use({ name: engine.name[language] })}
              onClick={() =>
                apply(engines.map((each) => (each === engine ? { ...each, off: !each.off } : each)))
              }
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}

const takesRuns = ({ missing, closed, off }: Engine) => missing === null && closed === null && !off;

interface RouteFactsProps {
  engine: Engine;
  place: number;
  isFirst: boolean;
  /** Its price. */
  children: ReactNode;
}

function RouteFacts({ engine, place, isFirst, children }: RouteFactsProps) {
  const { engines: texts, costs } = useAreaTexts(adminTexts);
  const { language, number, share } = useLanguage();
  const { succeeded, failed, running } = engine;
  return (
    <>
      <span className="engines-place">{place}</span>
      <div className="min-w-0">
        <b>{engine.name[language]}</b>
        <small>{texts.kinds[engine.kind]}</small>
        <RouteModels facts={engine.facts} />
        {engine.last_error !== null && (
          <details className="admin-more">
            <summary>{texts.columns.lastError}</summary>
            <pre>{engine.last_error}</pre>
          </details>
        )}
      </div>
      <div className="min-w-0">
        <RouteState engine={engine} isFirst={isFirst} />
        {children}
      </div>
      <span className="engines-figure" data-label={texts.columns.runs}>
        {number(succeeded + failed + running)}
      </span>
      <span className="engines-figure" data-label={texts.columns.median}>
        {texts.seconds({ ms: engine.median_ms })}
      </span>
      <span className="engines-figure" data-label={texts.columns.failedShare}>
        {succeeded + failed === 0 ? '–' : share(failed / (succeeded + failed))}
      </span>
      <span className="engines-figure engines-extra" data-label={costs.columns.costEach}>
        <CostEachFigure sums={engine.sums} />
      </span>
      <span className="engines-figure engines-extra" data-label={costs.columns.margin}>
        <MarginFigure sums={engine.sums} />
      </span>
    </>
  );
}

function RouteState({
  engine: { missing, closed, off, on_trial: isTried, retiring },
  isFirst,
}: {
  engine: Engine;
  isFirst: boolean;
}) {
  const { engines: texts } = useAreaTexts(adminTexts);
  const { date, clock } = useLanguage();
  if (missing !== null) return <Status look="missing">{texts.missing({ what: missing })}</Status>;
  if (off) return <Status look="missing">{texts.closed.off({ what: '' })}</Status>;
  if (closed === null) {
    const usual = isFirst ? texts.first : texts.ready;
    return (
      <>
        <Status look={isTried || retiring ? 'stale' : 'done'}>{isTried ? texts.trial : usual}</Status>
        {retiring && <small>{texts.retiring({ ...retiring, on: date(retiring.on) })}</small>}
      </>
    );
  }
  const what = closed.why === 'resting' ? clock(closed.what) : closed.what;
  return (
    <>
      <Status look={closed.why === 'retired' || closed.why === 'resting' ? 'stale' : 'failed'}>
        {texts.closed[closed.why]({ what })}
      </Status>
      {closed.retired && <small>{texts.retired({ ...closed.retired, on: date(closed.retired.on) })}</small>}
    </>
  );
}
