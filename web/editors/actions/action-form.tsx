import { actionTexts } from '@inkreel/contract/messages/areas/actions.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field, FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTool } from '../../lib/load-tool.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { InputPane } from '../form/input-pane.tsx';
import { stageFieldsOf, useControls } from '../form/kinds/index.ts';
import { RunBar } from '../form/run-bar.tsx';
import { rememberSize, usePictureSizes } from '../form/use-picture-sizes.ts';
import { useRunCheck } from '../form/use-run-check.ts';
import { useToolRun } from '../form/use-tool-run.ts';
import { WorkStage } from '../form/work-stage.tsx';
import { type FormValues, fillValues } from '../kit/form-values.ts';
import type { ActionImage, ActionTarget } from './action-target.ts';
import '../kit/stage.css';
import '../kit/workspace.css';

/** What was entered, by tool and target, as long as the page lives. */
const entered = new Map<string, FormValues>();

/** The property of the length of what a tool takes, if that is a video. */
function secondsName({ fields }: Tool, takes: string): string | undefined {
  const field = fields.find((each) => 'name' in each && each.name === takes);
  return field?.kind === 'video' ? field.secondsName : undefined;
}

/** The fields of a tool besides its picture, and the button with its price. */
export default function ActionForm({
  id,
  takes,
  target,
  image,
  onDone,
  stage,
  onStage,
}: {
  id: string;
  /** Property of the picture. */
  takes: string;
  target: ActionTarget;
  image: ActionImage;
  /** A run was started: its fields close. */
  onDone: () => void;
  stage: HTMLElement | null;
  onStage: (used: boolean) => void;
}) {
  const texts = useAreaTexts(actionTexts);
  const { language } = useLanguage();
  const tool = useTool(id);
  useControls(tool);
  const area = areaField(tool, takes, target);
  const signedIn = useSignedIn();
  const kept = `${id} ${target.key}`;
  const [own, setOwn] = useState(() => entered.get(kept) ?? fillValues(tool, null));
  rememberSize(image.url, image);
  if (target.area) rememberSize(target.area.url, target.area);
  const seconds = secondsName(tool, takes);
  const values = {
    ...own,
    [takes]: image.url,
    ...(area && { [area.name]: target.area?.url }),
    ...(seconds !== undefined && image.seconds !== undefined && { [seconds]: image.seconds }),
  };
  const change = (changed: FormValues) =>
    setOwn((before) => {
      const now = { ...before, ...changed };
      entered.set(kept, now);
      return now;
    });
  const run = useToolRun(tool, {
    onStarted: () => undefined,
    onRefused: () => target.onRefused?.(),
    about: () => target.begin(area !== undefined),
  });
  const check = useRunCheck(tool, values, usePictureSizes(tool, values), run.unitPoints);
  const sizes = usePictureSizes(tool, values);
  const offerSource = useEffectEvent(() => {
    const { source } = target;
    const field = tool.fields.find((each) => 'name' in each && each.name === takes);
    if (source && field) run.onPrepare(field, async () => ({ [takes]: await source() }));
  });
  useEffect(() => offerSource(), []);
  const isOfPicture = (field: Field) => 'name' in field && field.name === takes;
  const staged = { ...tool, fields: tool.fields.filter((field) => field !== area) };
  const beside = { ...tool, fields: staged.fields.filter((field) => !isOfPicture(field)) };
  const hasStage = stageFieldsOf(staged).length > 0;
  const tellStage = useEffectEvent((used: boolean) => onStage(used));
  useEffect(() => {
    if (!hasStage) return;
    tellStage(true);
    return () => tellStage(false);
  }, [hasStage]);
  const press = async () => {
    if (check.closed || !check.input) return;
    const taskId = await run.runForm(check.input);
    if (taskId === undefined) return;
    target.onTaken?.(taskId);
    onDone();
  };
  return (
    <form
      className="action-form"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void press();
      }}
    >
      {hasStage && <p className="note">{texts.onStage}</p>}
      <InputPane tool={beside} values={values} change={change} />
      <RunBar
        verb={tool.text[language].verb}
        check={check}
        signedIn={signedIn}
        refused={run.refused}
        preparing={run.preparing}
        stopWaiting={run.stopWaiting}
        onRun={() => void press()}
      />
      {hasStage &&
        stage &&
        createPortal(
          <section className="action-stage" aria-label={texts.stage}>
            <WorkStage
              tool={staged}
              values={values}
              change={change}
              sizes={sizes}
              onPrepare={run.onPrepare}
            />
          </section>,
          stage,
        )}
    </form>
  );
}

/** The field that takes the target's area, if the tool has one. */
const areaField = (
  { fields }: Pick<Tool, 'fields'>,
  takes: string,
  { area }: ActionTarget,
): FieldKinds['mask'] | undefined =>
  fields.flatMap((field) => (area && field.kind === 'mask' && field.of === takes ? [field] : []))[0];
