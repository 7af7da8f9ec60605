import type { Quality } from '@inkreel/contract/pricing.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { imageAt } from '../../../uploads/uploaded-image.ts';
import { AreaList } from '../../kit/areas/area-list.tsx';
import { AreaStage } from '../../kit/areas/area-stage.tsx';
import type { ControlProps } from '../kinds/kind-view.tsx';
import { RunQuote } from '../run-quote.tsx';
import type { StageProps } from '../stages/stage-props.ts';
import { AreaPreviews } from './area-previews.tsx';
import { useAreaEditor, useAreaForm } from './use-area-form.ts';

interface OfClip {
  /** Address of the video. */
  url: string;
}

/** The stage, once there is a video. */
export function ClipStage({ tool, values, change, inFront, url }: StageProps<FieldKinds['areas']> & OfClip) {
  const { editor, state } = useAreaEditor(tool.id, url, values);
  useAreaForm({ editor, state }, url, values, change);
  return (
    <AreaStage
      editor={editor}
      state={state}
      url={url}
      active={inFront}
      rate={imageAt(url).media?.frameRate || undefined}
      quality={tool.capability === 'remove_subtitles' ? qualityOf(values) : undefined}
    />
  );
}

/** The list in the form, once there is a video. */
export function ClipList({ tool, field, values, url }: ControlProps<FieldKinds['areas']> & OfClip) {
  const { language } = useLanguage();
  const { editor, state } = useAreaEditor(tool.id, url, values);
  const { label, hint } = field.text[language];
  return <AreaList editor={editor} state={state} url={url} label={label} hint={hint || undefined} />;
}

/** What is shown beside the stage, once there is a video. */
export function ClipPreviews({ tool, values, url }: ControlProps<FieldKinds['areas']> & OfClip) {
  const { editor, state } = useAreaEditor(tool.id, url, values);
  return (
    <>
      <AreaPreviews editor={editor} state={state} url={url} quality={qualityOf(values)} />
      <RunQuote tool={tool} values={values} />
    </>
  );
}

const qualityOf = (values: OfValues): Quality => (values['quality'] as Quality | undefined) ?? 'best';
type OfValues = StageProps<FieldKinds['areas']>['values'];
