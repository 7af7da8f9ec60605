import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { isSeed } from '@inkreel/contract/tools/kinds/seed.ts';
import { Dices, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import type { ControlProps } from './kind-view.tsx';

/** The seed as text, so that a number can be typed digit by digit; only a valid one reaches the form. */
export default function SeedField({ values, change }: ControlProps<FieldKinds['seed']>) {
  const { fields } = useStudioMessages().tools;
  const id = useId();
  const seed = values['seed'];
  const given = seed === undefined ? '' : String(seed);
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  const read = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));
  const wrong = !isSeed(read(text));
  const set = (typed: string) => {
    setText(typed);
    if (isSeed(read(typed))) change({ seed: read(typed) });
  };
  const roll = () => change({ seed: crypto.getRandomValues(new Uint32Array(1))[0] });
  return (
    <div>
      <label className="label" htmlFor={id}>
        {fields.seed}
      </label>
      <div className="seed-row">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={fields.clearSeed}
            title={fields.clearSeed}
            onClick={() => set('')}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="icon-button icon-boxed"
          aria-label={fields.roll}
          title={fields.roll}
          onClick={roll}
        >
          <Dices size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="note" id={`${id}-hint`} data-wrong={wrong}>
        {wrong ? fields.seedInvalid : fields.seedHint}
      </p>
    </div>
  );
}
