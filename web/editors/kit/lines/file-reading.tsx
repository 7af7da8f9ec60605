import { subtitleFileTexts } from '@inkreel/contract/messages/areas/subtitle-files.ts';
import { TEXT_ENCODINGS, type TextEncoding } from '@inkreel/contract/text/encodings.ts';
import { useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ReadFile } from './read-subtitle-file.ts';

/** Numbers of lines that are named; the rest is counted. */
const NAMED = 5;

/** How a file was read: its encoding, which is a guess that can be changed, and what to check. */
export default function FileReading({
  read: { file, encoding, mended, rolled, doubtful },
  onEncoding,
}: {
  read: ReadFile;
  onEncoding: (encoding: TextEncoding) => void;
}) {
  const texts = useAreaTexts(subtitleFileTexts);
  const id = useId();
  const named = doubtful.slice(0, NAMED);
  return (
    <div className="mt-3" data-testid="subtitle-file-reading">
      <label className="label" htmlFor={id}>
        {texts.encoding}
      </label>
      <Select
        id={id}
        className="w-full"
        value={encoding}
        options={TEXT_ENCODINGS.map((value) => ({ value, label: texts.encodings[value] }))}
        onChange={(value) => onEncoding(value as TextEncoding)}
      />
      <p className="note mt-2">{texts.encodingHint({ name: file.name })}</p>
      {mended > 0 && <p className="note mt-2">{texts.mended({ count: mended })}</p>}
      {rolled > 0 && <p className="note mt-2">{texts.rolled}</p>}
      {doubtful.length > 0 && (
        <p className="run-refused mt-2" role="alert">
          {texts.doubtful({ lines: named, more: doubtful.length - named.length })}
        </p>
      )}
    </div>
  );
}
