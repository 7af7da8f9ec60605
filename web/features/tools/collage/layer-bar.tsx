import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  BringToFront,
  Copy,
  SendToBack,
  Trash2,
} from 'lucide-react';
import type { Layer, LayerDocument, TextLayer } from '../../../canvas/core/layers/layer-document.ts';
import {
  duplicateLayer,
  fadeLayer,
  orderLayer,
  removeLayer,
} from '../../../canvas/core/layers/layer-operations.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ColorRow } from './color-row.tsx';
import { TEXT_CHARACTERS } from './core/collage-document.ts';
import { RangeRow } from './range-row.tsx';

const ALIGNS = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

/** What can be done with the picked layer: words and letters of a text, order and opacity of both kinds. */
export function LayerBar({
  document,
  layer,
  onLayers,
  onText,
}: {
  document: LayerDocument;
  layer: Layer;
  onLayers: (document: LayerDocument, done: boolean) => void;
  /** A text that changed; its box is measured again. */
  onText: (layer: TextLayer, done: boolean) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const share = Math.round(layer.opacity * 100);
  return (
    <div className="picked-bar" role="group" aria-label={texts.texts}>
      {layer.kind === 'text' && <TextControls layer={layer} onText={onText} />}
      <RangeRow
        label={texts.opacity}
        fact={`${share} %`}
        value={share}
        minimum={10}
        maximum={100}
        step={5}
        onChange={(value, done) => onLayers(fadeLayer(document, layer.id, value / 100), done)}
      />
      <span className="picked-icons">
        <IconButton
          icon={BringToFront}
          label={texts.raise}
          onClick={() => onLayers(orderLayer(document, layer.id, 'up'), true)}
        />
        <IconButton
          icon={SendToBack}
          label={texts.lower}
          onClick={() => onLayers(orderLayer(document, layer.id, 'down'), true)}
        />
        <IconButton
          icon={Copy}
          label={texts.copy}
          onClick={() => onLayers(duplicateLayer(document, layer.id, crypto.randomUUID()), true)}
        />
        <IconButton
          icon={Trash2}
          label={texts.deleteText}
          onClick={() => onLayers(removeLayer(document, layer.id), true)}
        />
      </span>
    </div>
  );
}

function TextControls({
  layer,
  onText,
}: {
  layer: TextLayer;
  onText: (layer: TextLayer, done: boolean) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const set = (change: Partial<TextLayer>, done = true) => onText({ ...layer, ...change }, done);
  return (
    <>
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
          title={texts.fonts.serif}
          aria-label={texts.fonts.serif}
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
    </>
  );
}
