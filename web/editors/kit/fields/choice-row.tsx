import { Fragment, type ReactNode, useId } from 'react';

interface Choice<Value> {
  value: Value;
  label: ReactNode;
}

/**
 * One choice of a few, side by side: real radio buttons beneath custom looks, so that arrow keys work
 * natively.
 */
export function ChoiceRow<Value extends string | number>({
  label,
  fact,
  look,
  words,
  choices,
  beside = [],
  chosen,
  onChoose,
}: {
  label: string;
  /** Shown at the label's right: a size, a factor. */
  fact?: ReactNode;
  look: 'segments' | 'ratios' | 'tiles';
  /** The choices are named by words and need more room than figures do. */
  words?: boolean;
  choices: readonly Choice<Value>[];
  /** More of the same choice, as plain names; a title precedes those that no engine here supports. */
  beside?: readonly { title?: string | undefined; choices: readonly Choice<Value>[] }[];
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
      {beside
        .filter((each) => each.choices.length > 0)
        .map(({ title, choices: named }) => (
          <Fragment key={title ?? ''}>
            {title !== undefined && (
              <p className="note choice-beside">
                <span className="needs-model" aria-hidden />
                {title}
              </p>
            )}
            <div className="choice-row names" data-unserved={title !== undefined}>
              {named.map(radio)}
            </div>
          </Fragment>
        ))}
    </div>
  );
}
