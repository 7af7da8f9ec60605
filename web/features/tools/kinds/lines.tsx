import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { FileSource } from '../video/subtitles/file-source.tsx';
import type { ControlProps } from './kind-view.tsx';

/** Lines of subtitles from a file. */
export default function LinesField({ field, change }: ControlProps<FieldKinds['lines']>) {
  const { language } = useLanguage();
  const { label, hint } = field.text[language];
  return (
    <div>
      <span className="label">{label}</span>
      <FileSource onLines={(lines) => change({ lines: runLines(lines) })} />
      <p className="note">{hint}</p>
    </div>
  );
}
