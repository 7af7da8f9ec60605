import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useState } from 'react';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import { useUnserved } from '../../kit/needs-engine.ts';
import type { ControlProps } from './kind-view.tsx';

/** One row of tiles is open at first: "from the prompt" and the four styles used most. */
const OPEN_TILES = 4;
const FROM_PROMPT = '';

/** Style tiles with a picture in each style; without a choice the prompt decides. */
export default function StyleField({ tool, field, values, change }: ControlProps<FieldKinds['style']>) {
  const { tools, styles } = useStudioMessages();
  const { fields } = tools;
  const [all, setAll] = useState(false);
  const chosen = String(values['style'] ?? FROM_PROMPT);
  const unserved = useUnserved(tool.id);
  // A tile shows what the built-in engine draws; other styles are named.
  const named = field.needsEngine ?? [];
  const tiles = field.values.filter((style) => !named.includes(style));
  const first = tiles.slice(0, OPEN_TILES);
  // The chosen style is always in sight, even if it is not one of the first.
  const open = !tiles.includes(chosen) || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const shown = all ? tiles : open;
  const nameOf = (style: string) => styles[style as keyof typeof styles] ?? style;
  const names = all ? named : named.filter((style) => style === chosen);
  const choicesOf = (served: boolean) =>
    names
      .filter((style) => (unserved?.['style']?.includes(style) ?? !unserved) !== served)
      .map((style) => ({ value: style, label: nameOf(style) }));
  return (
    <ChoiceRow
      look="tiles"
      label={fields.style}
      fact={
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? fields.fewerStyles : fields.allStyles({ count: field.values.length })}
        </button>
      }
      chosen={chosen}
      onChoose={(style) => change({ style: style === FROM_PROMPT ? undefined : style })}
      choices={[
        { value: FROM_PROMPT, label: <Tile text={fields.noStyle} /> },
        ...shown.map((style) => ({
          value: style,
          label: <Tile picture={style} text={nameOf(style)} />,
        })),
      ]}
      beside={[{ choices: choicesOf(true) }, { title: fields.needsEngine, choices: choicesOf(false) }]}
    />
  );
}

function Tile({ picture, text }: { picture?: string; text: string }) {
  return (
    <>
      {picture ? (
        <img
          src={`/samples/styles/${picture}.webp`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="tile-none" aria-hidden="true">
          Aa
        </span>
      )}
      <span>{text}</span>
    </>
  );
}
