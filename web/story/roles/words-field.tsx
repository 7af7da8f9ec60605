import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Field } from '../../ui/field.tsx';
import { useLatest } from '../../uploads/use-latest.ts';

const MOST = 2000;
/** Milliseconds after the last letter until it is saved. */
const REST_MS = 800;

/** The character in words; saved a moment after the typing ends, and when the field is left. */
export function WordsField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const texts = useAreaTexts(rolesTexts);
  const [typed, setTyped] = useState(words);
  const latest = useLatest({ words, onChange });
  const commit = (value: string) => {
    if (value.trim() !== latest.current.words) latest.current.onChange(value.trim());
  };
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted !== latest.current.words) latest.current.onChange(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, latest]);
  return (
    <Field
      label={texts.words}
      fact={texts.wordsCount({ count: typed.length, most: MOST })}
      hint={texts.staleLine}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={3}
          maxLength={MOST}
          placeholder={texts.wordsPlaceholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => commit(typed)}
        />
      )}
    </Field>
  );
}
