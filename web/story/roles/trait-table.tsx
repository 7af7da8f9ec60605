import { MOST_ACCESSORIES, TRAITS, type Trait, type Traits } from '@inkreel/contract/story/traits.ts';
import { useId } from 'react';
import { useLanguage } from '../../lib/messages.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The fixed traits as a ruled table; each row is its choice. */
export function TraitTable({
  traits,
  onChange,
  none,
}: {
  traits: Traits;
  onChange: (traits: Traits) => void;
  /** What a trait without a value is called. */
  none: string;
}) {
  const set = (name: Trait, value: string | readonly string[] | undefined) => {
    const { [name]: _, ...others } = traits;
    onChange((value === undefined ? others : { ...others, [name]: value }) as Traits);
  };
  return (
    <div className="trait-table">
      {TRAITS.map((trait) =>
        trait.name === 'accessories' ? (
          <Accessories
            key={trait.name}
            trait={trait}
            worn={traits.accessories}
            none={none}
            onChange={(worn) => set('accessories', worn)}
          />
        ) : (
          <OneOf
            key={trait.name}
            trait={trait}
            value={traits[trait.name]}
            none={none}
            onChange={(value) => set(trait.name, value)}
          />
        ),
      )}
    </div>
  );
}

type TraitRow = (typeof TRAITS)[number];

function OneOf({
  trait,
  value,
  none,
  onChange,
}: {
  trait: TraitRow;
  value: string | undefined;
  none: string;
  onChange: (value: string | undefined) => void;
}) {
  const { language } = useLanguage();
  const id = useId();
  const chosen = trait.choices.find((choice) => choice.value === value);
  return (
    <div className="trait-row">
      <label htmlFor={id}>{trait.text[language]}</label>
      <span className="trait-value" data-none={chosen === undefined}>
        <Swatch color={chosen?.color} />
        {chosen?.text[language] ?? none}
        {/* Over the row, so that a press anywhere opens it. */}
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{none}</option>
          {trait.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text[language]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function Accessories({
  trait,
  worn,
  none,
  onChange,
}: {
  trait: TraitRow;
  worn: readonly string[] | undefined;
  none: string;
  onChange: (worn: readonly string[] | undefined) => void;
}) {
  const { language, colon } = useLanguage();
  const given = worn ?? [];
  const names = trait.choices.filter(({ value }) => given.includes(value)).map(({ text }) => text[language]);
  const shown = names.length === 0 ? none : names.join(language === 'zh' ? '、' : ', ');
  const toggle = (value: string) => {
    const next = given.includes(value) ? given.filter((each) => each !== value) : [...given, value];
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <div className="trait-row">
      <span>{trait.text[language]}</span>
      <Disclosure
        button={
          <span className="trait-value" data-none={names.length === 0}>
            {shown}
          </span>
        }
        label={`${trait.text[language]}${colon}${shown}`}
        buttonClass="trait-button"
        align="end"
        panelClass="max-h-[50dvh] overflow-auto"
      >
        {() =>
          trait.choices.map(({ value, text }) => (
            <label key={value} className="menu-item">
              <input
                type="checkbox"
                checked={given.includes(value)}
                disabled={!given.includes(value) && given.length >= MOST_ACCESSORIES}
                onChange={() => toggle(value)}
              />
              {text[language]}
            </label>
          ))
        }
      </Disclosure>
    </div>
  );
}

function Swatch({ color }: { color: string | undefined }) {
  return color === undefined ? null : <i style={{ background: color }} aria-hidden />;
}
