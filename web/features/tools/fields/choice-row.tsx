import { type ReactNode, useId } from 'react';

interface Choice<Value> {
  value: Value;
  label: ReactNode;
}

/** One choice of a few, side by side: real radio buttons under their own looks, so that arrow keys work by themselves. */
export function ChoiceRow<Value extends string | number>({
  label,
  fact,
  look,
  words,
  choices,
  beside,
  chosen,
  onChoose,
}: {
  label: string;
  /** Stands at the label's right: a size, a factor. */
  fact?: ReactNode;
  look: 'segments' | 'ratios' | 'tiles';
  /** The choices are named by words and need more room than figures do. */
  words?: boolean;
  choices: readonly Choice<Value>[];
  /** More of the same choice, as plain names under a title of their own. */
  beside?: { title: string | undefined; choices: readonly Choice<Value>[] } | undefined;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  const radio = ({ value, label: text }: Choice<Value>) => (
    <label key={value} data-chosen={value === chosen}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {text}
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className="label">
        <span id={`${name}-label`}>{label}</span>
        {fact !== undefined && <span className="label-fact">{fact}</span>}
      </div>
      <div className={`choice-row ${look}`} data-words={words}>
        {choices.map(radio)}
      </div>
      {beside && (
        <>
          {beside.title !== undefined && <p className="note choice-beside">{beside.title}</p>}
          <div className="choice-row names">{beside.choices.map(radio)}</div>
        </>
      )}
    </div>
  );
}
