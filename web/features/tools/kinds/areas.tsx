import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { Quality } from '@inkreel/contract/pricing.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { imageAt } from '../../../uploads/uploaded-image.ts';
import type { StageProps } from '../stages/stage-props.ts';
import { AreaStage } from '../video/areas/area-stage.tsx';
import { useAreaEditor, useAreaForm } from '../video/areas/use-area-form.ts';

/** The frames of a video with the areas of the form over them. */
export default function AreasStage(props: StageProps<FieldKinds['areas']>) {
  const texts = useAreaTexts(frameAreaTexts);
  const url = props.values[props.field.of];
  if (typeof url !== 'string')
    return (
      <div className="stage-empty">
        <h2>{texts.empty}</h2>
        <p className="note">{texts.emptyHint}</p>
      </div>
    );
  return <Areas {...props} url={url} />;
}

function Areas({ tool, values, change, inFront, url }: StageProps<FieldKinds['areas']> & { url: string }) {
  const { editor, state } = useAreaEditor(tool.id, url, values);
  useAreaForm({ editor, state }, url, values, change);
  const quality = (values['quality'] as Quality | undefined) ?? 'best';
  return (
    <AreaStage
      editor={editor}
      state={state}
      url={url}
      active={inFront}
      rate={imageAt(url).media?.frameRate || undefined}
      quality={tool.capability === 'remove_subtitles' ? quality : undefined}
    />
  );
}
