import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { contrastWith, plainGround, READABLE, readableShade } from '../core/contrast.ts';
import { wordsGround } from '../words-ground.ts';

/** Plates that are offered where no shade can be read. */
const PLATES = ['#1b1917', '#fff9f2'] as const;

/** How well a text is read on what is behind it, and what helps where it is read badly. */
export function WordsContrast({
  part,
  onChange,
}: {
  part: Part;
  onChange: (fields: { color: string } | { plate: string }) => void;
}) {
  const { words: texts } = useAreaTexts(designTexts);
  const { number } = useLanguage();
  const behind = useStore(wordsGround, undefined);
  const {
    color = '#000000',
    plate,
    opacity = 1,
  } = part as { color?: string; plate?: string; opacity?: number };
  const ground = plate ? plainGround(plate) : behind?.id === part.id ? behind.ground : undefined;
  const contrast = ground && contrastWith(color, ground, plate ? 1 : opacity);
  if (!ground || contrast === undefined) return null;
  const isLow = contrast < READABLE;
  const shade = isLow ? readableShade(color, ground, plate ? 1 : opacity) : undefined;
  const shown = `${number(contrast < 10 ? Math.floor(contrast * 10) / 10 : Math.floor(contrast))}:1`;
  return (
    <span className="design-contrast" data-low={isLow || undefined} title={texts.contrast}>
      <span className="sr-only">{texts.contrast}: </span>
      {shown}
      {shade !== undefined && (
        <button
          type="button"
          className="design-swatch"
          style={{ background: shade }}
          aria-label={texts.readable({ color: shade })}
          title={texts.readable({ color: shade })}
          onClick={() => onChange({ color: shade })}
        />
      )}
      {isLow && shade === undefined && !plate && (
        <button type="button" className="design-plate" onClick={() => onChange({ plate: plateFor(color) })}>
          {texts.addPlate}
        </button>
      )}
    </span>
  );
}

const plateFor = (color: string): string => {
  const [dark, light] = PLATES.map((plate) => contrastWith(color, plainGround(plate)) ?? 0) as [
    number,
    number,
  ];
  return dark >= light ? PLATES[0] : PLATES[1];
};
