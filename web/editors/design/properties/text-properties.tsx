import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { TEXT_LINE } from '@inkreel/scene/layers/text-layout.ts';
import { AlignCenter, AlignLeft, AlignRight, Bold } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DesignEditing } from '../use-design.ts';
import { useTextBox } from '../use-text-edits.ts';
import { ColorChoice } from './color-choice.tsx';
import { SliderRow } from './slider-row.tsx';
import { WordsContrast } from './words-contrast.tsx';

const ALIGNS = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

const numberOf = (value: Json | undefined, usual: number) => (typeof value === 'number' ? value : usual);

/** Words and looks of a text. */
export function TextProperties({ editing, part }: { editing: DesignEditing; part: Part }) {
  const { words: texts } = useAreaTexts(designTexts);
  const boxOf = useTextBox();
  const set = (fields: Record<string, Json>) =>
    editing.edit(part.id, boxOf(part, fields), `${part.id} ${Object.keys(fields).join(' ')}`);
  return (
    <>
      <label>
        <span className="sr-only">{texts.words}</span>
        <textarea
          id="design-words"
          className="input"
          rows={2}
          maxLength={5000}
          value={typeof part['text'] === 'string' ? part['text'] : ''}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      <div className="design-row">
        <select
          className="input"
          aria-label={texts.font}
          value={part['font'] === 'serif' ? 'serif' : 'sans'}
          onChange={(event) => set({ font: event.target.value })}
        >
          <option value="sans">{texts.sans}</option>
          <option value="serif">{texts.serif}</option>
        </select>
        <IconButton
          icon={Bold}
          label={texts.bold}
          aria-pressed={part['bold'] === true}
          onClick={() => set({ bold: part['bold'] !== true })}
        />
        {ALIGNS.map(([align, icon]) => (
          <IconButton
            key={align}
            icon={icon}
            label={texts[align]}
            aria-pressed={(part['align'] ?? 'left') === align}
            onClick={() => set({ align })}
          />
        ))}
      </div>
      <SliderRow
        label={texts.size}
        value={numberOf(part['font_size'], 40)}
        minimum={4}
        maximum={1000}
        onChange={(font_size) => set({ font_size })}
      />
      <SliderRow
        label={texts.spacing}
        value={Math.round(numberOf(part['letter_spacing'], 0) * 100)}
        minimum={-30}
        maximum={100}
        onChange={(value) => set({ letter_spacing: value / 100 })}
      />
      <SliderRow
        label={texts.lines}
        value={numberOf(part['line_height'], TEXT_LINE)}
        minimum={0.7}
        maximum={3}
        step={0.05}
        onChange={(line_height) => set({ line_height })}
      />
      <ColorChoice
        label={texts.fill}
        value={typeof part['color'] === 'string' ? part['color'] : '#000000'}
        onChange={(color) => color !== null && set({ color })}
      >
        <WordsContrast part={part} onChange={set} />
      </ColorChoice>
      <ColorChoice
        label={texts.plate}
        none
        value={typeof part['plate'] === 'string' ? part['plate'] : undefined}
        onChange={(plate) => set({ plate })}
      />
    </>
  );
}
