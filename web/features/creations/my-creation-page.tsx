import { type Creation, countResults } from '@inkreel/contract/api/creations.ts';
import { BIN_DAYS } from '@inkreel/contract/limits.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckSquare, Trash2 } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { call } from '../../lib/client.ts';
import { runFailureText } from '../../lib/failure-text.ts';
import { afterFirstSign } from '../../lib/first-sign.ts';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate, useSearchParams } from '../../lib/router.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { EditorState } from '../../runs/editor-state.ts';
import type { ResultActions } from '../../runs/result-verbs.ts';
import { RESULTS_KEY } from '../../runs/run-store.ts';
import { startAgain, usePointsAgain } from '../../runs/start-again.ts';
import { useResults } from '../../runs/use-results.ts';
import { wholeInput } from '../../runs/whole-input.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CreationWall } from './creation-wall.tsx';
import { EmptyList, SignedOutList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, isNarrowed, readFilters, resultFilter, writeFilters } from './filters.ts';
import './creations.css';

const loadViewer = loadOnNeed(async () => ({
  default: (await import('./creation-viewer.tsx')).CreationViewer,
}));
const loadSelection = loadOnNeed(async () => ({
  default: (await import('./selection-bar.tsx')).SelectionBar,
}));
const CreationViewer = lazyPart(loadViewer, 'floating');
const SelectionBar = lazyPart(loadSelection);

const PAGE = 40;
/** Pictures that go into one ZIP (the endpoint's own limit). */
const MOST_SELECTED = 200;

/** Everything the user made: waterfall, filters, search, star, selection, bin and viewer. */
export default function MyCreationPage() {
  const texts = useAreaTexts(creationsTexts);
  const signedIn = useSignedIn();
  return (
    <div className="creations">
      {signedIn ? (
        <CreationList />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <SignedOutList />
        </>
      )}
    </div>
  );
}

function CreationList() {
  const messages = useStudioMessages();
  const texts = useAreaTexts(creationsTexts);
  const catalogue = useCatalogue();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const change = useCallback(
    (changed: Partial<Filters>) =>
      setQuery((before) => writeFilters({ ...readFilters(before), ...changed }), { replace: true }),
    [setQuery],
  );
  // A mention in a text names one.
  const [opened, setOpened] = useState(() => query.get('open') ?? undefined);
  const [selected, setSelected] = useState<ReadonlySet<string> | undefined>();
  // The day on which the page was opened, so that the query's key stays the same.
  const [now] = useState(() => new Date());
  const list = useResults(resultFilter(filters, now), PAGE);
  const counts = useQuery({
    queryKey: [...RESULTS_KEY, 'counts'],
    queryFn: ({ signal }) => call(countResults, { signal }),
  });
  useEffect(
    () =>
      afterFirstSign(() => {
        // A part that fails to load is requested again when it is drawn.
        void Promise.allSettled([loadViewer(), loadSelection()]);
      }),
    [],
  );
  const at = list.results.findIndex(({ id }) => id === opened);
  const open = at < 0 ? undefined : list.results[at];
  const pointsAgain = usePointsAgain();
  const actionsOf = (creation: Creation): ResultActions => ({
    onReuse: () => {
      const tool = catalogue.find(({ id }) => id === creation.tool_id);
      if (!tool) return;
      wholeInput(creation).then(
        (input) => navigate(localPath(tool.editor), { state: { input } satisfies EditorState }),
        (error: unknown) => toastFailure(error, messages),
      );
    },
    onRetry: () => {
      // The new run's place is on the wall, which the viewer would hide.
      setOpened(undefined);
      const failed = runFailureText(creation.tool_id, messages);
      startAgain(client, creation).catch((error: unknown) => toastFailure(error, messages, failed));
    },
    retryPoints: pointsAgain(creation),
    onDeleted: () => setOpened(undefined),
  });
  const toggle = (id: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id) && next.size < MOST_SELECTED) next.add(id);
      return next;
    });
  const of = filters.bin ? counts.data?.bin : counts.data?.total;
  return (
    <>
      <div className="creation-head">
        <h1>{filters.bin ? texts.binTitle : texts.title}</h1>
        {filters.bin && <p className="note">{texts.binLine({ days: BIN_DAYS })}</p>}
        <div className="creation-actions">
          <LanguageLink className={buttonClass({ size: 'small', look: 'quiet' })} to="/story">
            {messages.shell.story}
          </LanguageLink>
          <LanguageLink className={buttonClass({ size: 'small', look: 'quiet' })} to="/ai-editor">
            {messages.pages.story.writer}
          </LanguageLink>
          <Button
            size="small"
            aria-pressed={selected !== undefined}
            disabled={!selected && list.results.length === 0}
            onClick={() => setSelected(selected ? undefined : new Set())}
          >
            <CheckSquare size={15} aria-hidden />
            {selected ? texts.selectDone : texts.select}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setSelected(undefined);
              change({ bin: !filters.bin });
            }}
          >
            <Trash2 size={15} aria-hidden />
            {filters.bin ? texts.leaveBin : texts.bin({ count: counts.data?.bin ?? 0 })}
          </Button>
        </div>
      </div>
      <FilterBar filters={filters} onChange={change}>
        {list.loaded &&
          of !== undefined &&
          texts.shown({ shown: list.results.length, of: isNarrowed(filters) ? list.results.length : of })}
      </FilterBar>
      <Suspense>
        {selected && (
          <SelectionBar
            results={list.results.filter(({ id }) => selected.has(id))}
            inBin={filters.bin}
            most={MOST_SELECTED}
            onSelectAll={() => setSelected(new Set(list.results.slice(0, MOST_SELECTED).map(({ id }) => id)))}
            onDone={() => setSelected(undefined)}
          />
        )}
      </Suspense>
      <CreationWall
        list={list}
        showRuns={!filters.bin && !isNarrowed(filters)}
        selected={selected}
        onOpen={({ id }) => setOpened(id)}
        onSelect={({ id }) => toggle(id)}
        actionsOf={actionsOf}
        empty={
          <EmptyList
            state={
              list.failed
                ? 'failed'
                : isNarrowed(filters)
                  ? 'nothingFound'
                  : filters.bin
                    ? 'emptyBin'
                    : 'empty'
            }
            onRetry={list.retry}
            onClear={() =>
              setQuery(writeFilters({ ...readFilters(new URLSearchParams()), bin: filters.bin }))
            }
          />
        }
      />
      <Suspense>
        {open && (
          <CreationViewer
            creation={open}
            position={at + 1}
            count={list.results.length}
            onStep={(step) => setOpened(list.results[at + step]?.id)}
            onClose={() => setOpened(undefined)}
            actions={actionsOf(open)}
          />
        )}
      </Suspense>
    </>
  );
}
