import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '../../lib/router.tsx';
import type { EditorState } from '../../runs/editor-state.ts';
import { isFinished } from '../../runs/run-list.ts';
import { useRun, useRuns } from '../../runs/run-store.ts';
import { type FormValues, mainPicture } from '../kit/form-values.ts';
import { type Candidate, candidatesOf, type Picked, pickShown } from './candidates.ts';
import { goesOn } from './goes-on.ts';
import { stageFieldsOf } from './kinds/index.ts';
import type { StageView } from './stage-switch.tsx';

/** Runs that stay in the strip; older ones are in the history. */
const STRIP_RUNS = 6;

/** What the centre of an editor shows: the work, its results or a batch, and which of the results. */
export interface OnStage {
  /** The tool works on something: a picture, or what is drawn. Others have results only. */
  works: boolean;
  view: StageView;
  setView: (view: StageView) => void;
  /** The pictures of the latest runs, and of the run that was picked. */
  candidates: readonly Candidate[];
  shown: Candidate | undefined;
  /** The candidates of the shown one's run, itself included. */
  siblings: readonly Candidate[];
  /** Shows one picture, or the first of a run. */
  show: (wanted: Picked) => void;
  pick: (candidate: Candidate) => void;
  /** Lets the stage follow the newest run again. */
  follow: () => void;
  /** One of the latest runs has not ended yet. */
  making: boolean;
}

/**
 * Decides what the centre shows. A tool that works on something shows that first, and again when it gets another
 * picture; its results come to the front on request, if the page was opened to show a run, or while a video of the tool
 * is still being made.
 */
export function useOnStage(tool: Tool, values: FormValues): OnStage {
  const arrivedFor = (useLocation().state as EditorState | null)?.taskId;
  const main = mainPicture(tool);
  const given = main === undefined ? undefined : values[main];
  const works = main !== undefined || stageFieldsOf(tool).length > 0;
  const [view, setView] = useState<StageView>(works && arrivedFor === undefined ? 'work' : 'result');
  const [picked, setPicked] = useState<Picked | undefined>();
  useEffect(() => {
    if (arrivedFor === undefined) return;
    setPicked({ taskId: arrivedFor });
    setView('result');
  }, [arrivedFor]);
  const before = useRef(given);
  useEffect(() => {
    if (given !== before.current && given !== undefined) setView('work');
    before.current = given;
  }, [given]);

  const { runs, loaded } = useRuns();
  const opening = useRef(true);
  const comeBack = useEffectEvent(() => {
    if (opening.current && arrivedFor === undefined && goesOn(tool, runs)) setView('result');
    opening.current = false;
  });
  useEffect(() => {
    if (loaded) comeBack();
  }, [loaded]);
  const pickedRun = useRun(picked?.taskId);
  const own = runs.filter((run) => run.tool_id === tool.id).slice(0, STRIP_RUNS);
  const inStrip = pickedRun && !own.some(({ id }) => id === pickedRun.id) ? [pickedRun, ...own] : own;
  const candidates = inStrip.flatMap(candidatesOf);
  const shown = pickShown(candidates, picked);
  const show = (wanted: Picked) => {
    setPicked(wanted);
    setView('result');
  };
  return {
    works,
    view,
    setView,
    candidates,
    shown,
    siblings: candidates.filter(({ run }) => run.id === shown?.run.id),
    show,
    pick: ({ key, run }) => show({ key, taskId: run.id }),
    follow: () => setPicked(undefined),
    making: own.some((run) => !isFinished(run)),
  };
}
