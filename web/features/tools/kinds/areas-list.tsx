import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { AreaList } from '../video/areas/area-list.tsx';
import { useAreaEditor } from '../video/areas/use-area-form.ts';
import type { ControlProps } from './kind-view.tsx';

/** The list of the areas that are drawn on the stage. */
export default function AreasControl(props: ControlProps<FieldKinds['areas']>) {
  const texts = useAreaTexts(frameAreaTexts);
  const { language } = useLanguage();
  const { field, values } = props;
  const url = values[field.of];
  const { label } = field.text[language];
  if (typeof url === 'string') return <List {...props} url={url} />;
  return (
    <div>
      <span className="label">{label}</span>
      <p className="note">{texts.empty}</p>
    </div>
  );
}

function List({ tool, field, values, url }: ControlProps<FieldKinds['areas']> & { url: string }) {
  const { language } = useLanguage();
  const { editor, state } = useAreaEditor(tool.id, url, values);
  const { label, hint } = field.text[language];
  return <AreaList editor={editor} state={state} url={url} label={label} hint={hint || undefined} />;
}
