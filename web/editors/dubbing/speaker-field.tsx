import { dubbingRowTexts } from '@inkreel/contract/messages/areas/dubbing-rows.ts';
import { useId, useState } from 'react';
import { isEnter } from '../../lib/input-method.ts';
import { useAreaTexts } from '../../lib/messages.tsx';

/** The speaker of a line: a typed name, or an existing one. */
export function SpeakerField({
  at,
  speaker = '',
  speakers,
  onSpeaker,
}: {
  at: number;
  speaker: string | undefined;
  speakers: readonly string[];
  onSpeaker: (speaker: string) => void;
}) {
  const texts = useAreaTexts(dubbingRowTexts);
  const id = useId();
  const [typed, setTyped] = useState(speaker);
  const keep = () => {
    if (typed.trim() !== speaker) onSpeaker(typed.trim());
  };
  return (
    <>
      <input
        className="input speaker-field"
        aria-label={texts.speakerOf({ at })}
        placeholder={texts.noSpeaker}
        list={id}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => isEnter(event) && keep()}
      />
      <datalist id={id}>
        {speakers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
