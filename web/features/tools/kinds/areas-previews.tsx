import type { Quality } from '@inkreel/contract/pricing.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { AreaPreviews } from '../video/areas/area-previews.tsx';
import { useAreaEditor } from '../video/areas/use-area-form.ts';
import { RunQuote } from '../video/run-quote.tsx';
import type { ControlProps } from './kind-view.tsx';

/** Frames that were tried, beside the stage. */
export default function AreasPreviews(props: ControlProps<FieldKinds['areas']>) {
  const url = props.values[props.field.of];
  return typeof url === 'string' ? <Previews {...props} url={url} /> : null;
}

function Previews({ tool, values, url }: ControlProps<FieldKinds['areas']> & { url: string }) {
  const { editor, state } = useAreaEditor(tool.id, url, values);
  const quality = (values['quality'] as Quality | undefined) ?? 'best';
  return (
    <>
      <AreaPreviews editor={editor} state={state} url={url} quality={quality} />
      <RunQuote tool={tool} values={values} />
    </>
  );
}
