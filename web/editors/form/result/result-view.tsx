import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { Suspense, useEffect, useState } from 'react';
import type { CompareMode } from '../../../canvas/core/compare.ts';
import { stepScale, type View, zoomAt } from '../../../canvas/core/zoom.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { signUpGift } from '../../../lib/sign-up-gift.ts';
import { useStore } from '../../../lib/store.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { ResultBar } from '../../../runs/result-bar.tsx';
import { ResultMenu } from '../../../runs/result-menu.tsx';
import { useResultVerbs } from '../../../runs/result-verbs.ts';
import { useUnsentState } from '../../../runs/unsent-runs.ts';
import { plainKey } from '../../../runs/verb-keys.ts';
import { type Candidate, subjectOf, videoSourceOf } from '../candidates.ts';
import type { Layout } from '../use-layout.ts';
import type { OnStage } from '../use-on-stage.ts';
import { useSizes } from '../use-picture-sizes.ts';
import type { ActionsOf } from './actions-of.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { Earlier } from './earlier.tsx';
import { edgeCheckOf } from './edge-check.ts';
import { ResultDetails } from './result-details.tsx';
import { ResultFoot } from './result-foot.tsx';
import { StageBar } from './stage-bar.tsx';
import { StagePicture } from './stage-picture.tsx';
import './result.css';

const AnotherWay = lazyPart(() => import('../speaking/another-way.tsx'));

/**
 * The centre of a workspace with a result: the picture as large as the stage, and its bar; everything else is beside
 * it.
 */
export default function ResultView({
  tool,
  shown,
  onStage,
  actionsOf,
  onCancel,
  before,
  layout,
  paneShown,
}: {
  tool: Tool;
  shown: Candidate;
  onStage: OnStage;
  actionsOf: ActionsOf;
  onCancel: (runId: string) => void;
  /** Address of the picture that the shown one was made from. */
  before: unknown;
  layout: Layout;
  /** The right pane is shown: it has the content of the foot. */
  paneShown: boolean;
}) {
  const { pictures } = useStudioMessages();
  const { language } = useLanguage();
  const texts = useAreaTexts(resultTexts);
  const { siblings, candidates, pick, show } = onStage;
  const [view, setView] = useState<View | null>(null);
  const [fit, setFit] = useState(1);
  const [mode, setMode] = useState<CompareMode>('slider');
  /** The result whose original this browser cannot play. */
  const [lost, setLost] = useState<string>();
  const { key, run } = shown;
  // A new picture is first shown whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what it waits for
  useEffect(() => setView(null), [key]);
  const actions = actionsOf(run);
  const subject = subjectOf(shown);
  const verbs = useResultVerbs(subject, actions);
  const onCheck = edgeCheckOf(tool, shown, onStage, actions);
  useCandidateKeys(siblings, pick);

  const url = typeof before === 'string' ? before : undefined;
  const sizeOf = useSizes(url === undefined ? [] : [url]);
  const original = url === undefined ? undefined : { url, size: sizeOf(url) };
  const isImage = shown.kind === 'result' && shown.result.file.kind === 'image';
  const compares = (isImage && original?.size !== undefined) || videoSourceOf(shown) !== undefined;
  const seen = view ?? { scale: fit, x: 0, y: 0 };
  const zoom = (direction: 1 | -1) => setView(zoomAt(seen, stepScale(seen.scale, direction), { x: 0, y: 0 }));
  const making = shown.kind === 'making';
  const gift = useGift(shown);
  const greeting = gift === undefined ? undefined : texts.giftAdded({ points: gift });
  const unsent = useUnsentState(run.id);
  const phone = layout === 'phone';
  return (
    <>
      <StageBar
        compare={compares && lost !== key ? { mode, onMode: setMode } : undefined}
        zoom={isImage ? { scale: seen.scale, onStep: zoom, onFit: () => setView(null) } : undefined}
        verbs={phone ? undefined : verbs}
        title={making ? tool.text[language].name : greeting}
        cancel={
          making ? { points: unsent ? 0 : refundOf(shown), onCancel: () => onCancel(run.id) } : undefined
        }
      />
      <ResultMenu subject={subject} actions={actions}>
        <div className="stage-one" data-compares={compares}>
          <StagePicture
            shown={shown}
            original={original}
            compare={compares ? mode : undefined}
            onLost={() => setLost(key)}
            zooming={{ view, fit, onView: setView, onFit: setFit }}
            actions={actions}
            onCheck={onCheck}
          />
        </div>
      </ResultMenu>
      {phone && (
        <>
          {siblings.length > 1 && (
            <ContactSheet siblings={siblings} shown={shown} onPick={pick} actions={actions} look="row" />
          )}
          {verbs.length > 0 && <ResultBar label={pictures.toolbar} verbs={verbs} />}
          <div className="result-sheet">
            <ResultDetails shown={shown} verbs={verbs} onCheck={onCheck} />
            {shown.kind === 'result' && tool.sampleFirst && (
              <Suspense>
                <AnotherWay tool={tool} run={run} actionsOf={actionsOf} />
              </Suspense>
            )}
            <h2 className="earlier-head">{texts.earlier}</h2>
            <Earlier tool={tool} shown={shown} candidates={candidates} onPick={show} actionsOf={actionsOf} />
          </div>
        </>
      )}
      {!phone && !paneShown && (
        <ResultFoot
          tool={tool}
          shown={shown}
          onStage={onStage}
          verbs={verbs}
          actionsOf={actionsOf}
          onCheck={onCheck}
        />
      )}
    </>
  );
}

/** Points of a new account, which its first result announces; undefined on any other. */
function useGift({ kind, run }: Candidate): number | undefined {
  const gift = useStore(signUpGift, undefined);
  const isFirst = kind === 'result' && gift !== undefined && (gift.runId ?? run.id) === run.id;
  useEffect(() => {
    if (isFirst && gift.runId === undefined) signUpGift.set({ ...gift, runId: run.id });
  }, [isFirst, gift, run.id]);
  return isFirst ? gift.points : undefined;
}

/** Points refunded if the run is cancelled now: those of unfinished pictures. */
function refundOf({ run }: Candidate): number {
  const { quoted, points_each: each } = run.receipt;
  return Math.max(0, quoted - run.results.length * each);
}

/** 1 to 4 choose among the candidates of a run, unless someone is typing. */
function useCandidateKeys(siblings: readonly Candidate[], pick: (candidate: Candidate) => void): void {
  useKeys((event) => {
    const at = Number(plainKey(event)) - 1;
    const wanted = siblings.length > 1 ? siblings.find(({ index }) => index === at) : undefined;
    if (wanted) pick(wanted);
  });
}
