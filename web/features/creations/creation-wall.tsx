import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { type ReactNode, useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { MakingPicture } from '../../runs/making-picture.tsx';
import type { ResultActions } from '../../runs/result-verbs.ts';
import { isFinished } from '../../runs/run-list.ts';
import { useRuns } from '../../runs/run-store.ts';
import type { useResults } from '../../runs/use-results.ts';
import { CreationTile } from './creation-tile.tsx';
import { useNear, useWidth } from './use-width.ts';
import { layWaterfall, type Place } from './waterfall.ts';

/** Pixels of the slug line below a picture. */
const SLUG = 44;
const FIRST_PLACEHOLDERS = [1, 0.6, 1.4, 1, 0.75, 1.5, 1, 0.6];

/** The waterfall: runs in progress first, then the pictures; the next page loads as its end comes near. */
export function CreationWall({
  list,
  showRuns,
  selected,
  onOpen,
  onSelect,
  actionsOf,
  empty,
}: {
  list: ReturnType<typeof useResults>;
  showRuns: boolean;
  /** Ticked pictures; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined;
  onOpen: (creation: Creation) => void;
  onSelect: (creation: Creation) => void;
  actionsOf: (creation: Creation) => ResultActions;
  /** Shown if the wall is empty. */
  empty: ReactNode;
}) {
  const texts = useAreaTexts(creationsTexts);
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  useNear(end, list.loadMore);
  const { runs } = useRuns();
  const making = showRuns ? runs.filter((run) => !isFinished(run)) : [];
  const waiting = !list.loaded && !list.failed;
  const ratios = waiting
    ? FIRST_PLACEHOLDERS
    : [
        ...making.map(({ input }) => Number(input['height'] ?? 1) / Number(input['width'] ?? 1)),
        ...list.results.map(({ file }) => (file.height ?? 1) / (file.width ?? 1)),
      ];
  const {
    places,
    height,
    width: used,
  } = layWaterfall(
    ratios.map((ratio) => ({ ratio, below: SLUG })),
    width,
  );
  const nothing = !waiting && ratios.length === 0;
  return (
    <div ref={frame}>
      {nothing && empty}
      {width > 0 && !nothing && (
        <ul className="wall" aria-label={texts.list} aria-busy={list.loading} style={{ height, width: used }}>
          {waiting &&
            places.map((place) => (
              <li key={place.left + place.top} className="creation" style={boxOf(place)}>
                <div className="skeleton" style={{ height: place.height - SLUG }} />
              </li>
            ))}
          {!waiting &&
            making.map((run, index) => <MakingTile key={run.id} run={run} place={places[index]} />)}
          {!waiting &&
            list.results.map((creation, index) => {
              const place = places[making.length + index];
              return (
                place && (
                  <CreationTile
                    key={creation.id}
                    creation={creation}
                    place={place}
                    selecting={selected !== undefined}
                    selected={selected?.has(creation.id) ?? false}
                    onOpen={() => onOpen(creation)}
                    onSelect={() => onSelect(creation)}
                    actions={actionsOf(creation)}
                  />
                )
              );
            })}
        </ul>
      )}
      <div ref={end} />
      {list.loaded && list.results.length > 0 && list.hasMore && (
        <p className="wall-end note" role="status">
          {texts.loading}
        </p>
      )}
    </div>
  );
}

const boxOf = ({ left, top, width, height }: Place) => ({ left, top, width, height });

function MakingTile({ run, place }: { run: TaskRecord; place: Place | undefined }) {
  const texts = useAreaTexts(creationsTexts);
  if (!place) return null;
  const prompt = run.input['prompt'];
  return (
    <li className="creation" style={boxOf(place)}>
      <div className="creation-print" style={{ height: place.height - SLUG }}>
        <MakingPicture run={run} share={run.progress} />
      </div>
      <p className="slug creation-slug">
        <b>{typeof prompt === 'string' ? prompt : texts.drawing}</b>
        <span>{texts.drawing}</span>
      </p>
    </li>
  );
}
