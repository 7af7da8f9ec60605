import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { TEXT_CHARACTERS } from '@inkreel/scene/collage/collage-document.ts';
import type { TextLayer } from '@inkreel/scene/layers/layer-document.ts';
import { AlignCenter, AlignLeft, AlignRight, Bold } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColorRow } from './color-row.tsx';
import { RangeRow } from './range-row.tsx';

/** Units of the canvas; dragging a corner may go beyond. */
const FONT_SIZE = { minimum: 16, maximum: 320 } as const;
const ALIGNS = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

/** Words and font of the picked text. `onText` gets a text whose box must be measured again. */
export function TextControls({
  layer,
  onText,
}: {
  layer: TextLayer;
  onText: (layer: TextLayer, done: boolean) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const set = (change: Partial<TextLayer>, done = true) => onText({ ...layer, ...change }, done);
  return (
    <div className="text-controls" role="group" aria-label={texts.texts}>
      <label className="picked-words">
        <span className="label">{texts.words}</span>
        <textarea
          className="input"
          rows={2}
          maxLength={TEXT_CHARACTERS}
          value={layer.text}
          data-collage-words
          onChange={(event) => set({ text: event.target.value }, false)}
          onBlur={() => onText(layer, true)}
        />
      </label>
      <span className="picked-icons">
        <button
          type="button"
          className="icon-button"
          aria-pressed={layer.font === 'serif'}
          title={texts.serif}
          aria-label={texts.serif}
          onClick={() => set({ font: layer.font === 'serif' ? 'sans' : 'serif' })}
        >
          <span aria-hidden style={{ fontFamily: 'var(--font-song)', fontSize: 18 }}>
            A
          </span>
        </button>
        <IconButton
          icon={Bold}
          label={texts.bold}
          aria-pressed={layer.bold}
          onClick={() => set({ bold: !layer.bold })}
        />
        {ALIGNS.map(([align, icon]) => (
          <IconButton
            key={align}
            icon={icon}
            label={texts.aligns[align]}
            aria-pressed={layer.align === align}
            onClick={() => set({ align })}
          />
        ))}
      </span>
      <RangeRow
        label={texts.size}
        fact={String(Math.round(layer.fontSize))}
        value={Math.round(layer.fontSize)}
        minimum={FONT_SIZE.minimum}
        maximum={FONT_SIZE.maximum}
        step={2}
        onChange={(fontSize, done) => set({ fontSize }, done)}
      />
      <ColorRow
        label={texts.color}
        ownLabel={texts.ownColor}
        value={layer.color}
        offered={[
          { value: '#1b1917', label: texts.black },
          { value: '#ffffff', label: texts.white },
        ]}
        onChange={(color, done) => color !== null && set({ color }, done)}
      />
      <ColorRow
        label={texts.plate}
        ownLabel={texts.ownColor}
        value={layer.plate}
        offered={[
          { value: null, label: texts.noPlate },
          { value: '#ffffff', label: texts.white },
          { value: '#1b1917', label: texts.black },
        ]}
        onChange={(plate, done) => set({ plate }, done)}
      />
    </div>
  );
}
