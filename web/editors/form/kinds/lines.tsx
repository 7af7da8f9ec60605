import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import { SPEECH_LANGUAGES } from '@inkreel/contract/speech.ts';
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { runLines } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useId, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { overlongLines, readTypedLines, typedLines } from '../../../voices/core/typed-lines.ts';
import { FileSource } from '../../kit/lines/file-source.tsx';
import type { ControlProps } from './kind-view.tsx';

const ROWS = 6;

/**
 * Lines of subtitles: from a file, or typed with their times. Lines that cannot be spoken in their time are reported.
 */
export default function LinesField({ field, values, change }: ControlProps<FieldKinds['lines']>) {
  const texts = useAreaTexts(voicesTexts).lines;
  const { language } = useLanguage();
  const { label, hint } = field.text[language];
  const id = useId();
  const lines = (values['lines'] ?? []) as readonly SubtitleLine[];
  const [typed, setTyped] = useState(() => typedLines(lines));
  const [isWrong, setWrong] = useState(false);
  const read = () => {
    const found = typed.trim() === '' ? [] : readTypedLines(typed);
    setWrong(found === undefined);
    if (found) change({ lines: found.length === 0 ? undefined : found });
  };
  const to = SPEECH_LANGUAGES.find((each) => each.startsWith(`${String(values['to'] ?? '')}-`));
  const overlong = overlongLines(lines, to);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
        {lines.length > 0 && <span className="label-fact">{texts.count({ count: lines.length })}</span>}
      </label>
      <FileSource
        onLines={(cues) => {
          const found = runLines(cues);
          setTyped(typedLines(found));
          setWrong(false);
          change({ lines: found });
        }}
      />
      <textarea
        id={id}
        className="input mt-2 font-mono text-xs"
        rows={ROWS}
        value={typed}
        placeholder={texts.example}
        aria-invalid={isWrong}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={read}
      />
      {isWrong && (
        <p className="run-refused" role="alert">
          {texts.unreadable}
        </p>
      )}
      {overlong.length > 0 && <p className="note text-amber">{texts.overlong({ numbers: overlong })}</p>}
      <p className="note">{hint}</p>
    </div>
  );
}
