import { letteringTexts } from '@inkreel/contract/messages/areas/lettering.ts';
import { isBoxChanged, type TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** One box as a row: the old text, the new text, and its look while the box is selected. */
export function TextRow({
  box,
  at,
  picked,
  onPick,
  onChange,
  onRemove,
}: {
  box: TextBox;
  at: number;
  picked: boolean;
  onPick: () => void;
  onChange: (box: TextBox) => void;
  onRemove: () => void;
}) {
  const texts = useAreaTexts(letteringTexts);
  const { colon } = useLanguage();
  const hintId = useId();
  const number = at + 1;
  return (
    <li className="texts-row" data-picked={picked} data-changed={isBoxChanged(box)}>
      <span className="texts-row-number" aria-hidden="true">
        {number}
      </span>
      <div className="texts-row-words">
        <p className="note" title={box.original}>
          {box.original ? `${texts.original}${colon}${box.original}` : texts.none}
          {isBoxChanged(box) && <b className="texts-changed">{texts.changed}</b>}
        </p>
        <textarea
          className="input"
          rows={box.text.includes('\n') || box.text.length > 60 ? 2 : 1}
          maxLength={500}
          value={box.text}
          data-row={at}
          aria-label={texts.words({ at: number })}
          aria-describedby={hintId}
          onFocus={onPick}
          onChange={(event) => onChange({ ...box, text: event.target.value })}
        />
        <span id={hintId} className="sr-only">
          {texts.wordsHint}
        </span>
        {picked && <Looks box={box} onChange={onChange} />}
      </div>
      <IconButton icon={Trash2} small label={texts.remove({ at: number })} onClick={onRemove} />
    </li>
  );
}

/** Size, colour, weight and alignment; what is not chosen stays as in the old text. */
function Looks({ box, onChange }: { box: TextBox; onChange: (box: TextBox) => void }) {
  const texts = useAreaTexts(letteringTexts);
  const id = useId();
  const set = (changes: Partial<TextBox>) => onChange({ ...box, ...changes });
  return (
    <div role="group" aria-label={texts.looks} className="texts-looks">
      <label htmlFor={`${id}-size`}>
        {texts.size}
        <input
          id={`${id}-size`}
          className="input"
          type="number"
          min={4}
          max={2000}
          placeholder={texts.fitted}
          value={box.size ?? ''}
          onChange={(event) => {
            const size = event.target.valueAsNumber;
            set({ size: size >= 4 && size <= 2000 ? size : undefined });
          }}
        />
      </label>
      <label htmlFor={`${id}-color`}>
        {texts.color}
        <input
          id={`${id}-color`}
          type="color"
          value={box.color ?? '#000000'}
          data-unset={box.color === undefined}
          onChange={(event) => set({ color: event.target.value })}
        />
        {box.color === undefined ? (
          <span>{texts.asBefore}</span>
        ) : (
          <button type="button" className="link" onClick={() => set({ color: undefined })}>
            {texts.asBefore}
          </button>
        )}
      </label>
      <label htmlFor={`${id}-weight`}>
        {texts.weight}
        <select
          id={`${id}-weight`}
          className="input"
          value={box.weight ?? ''}
          onChange={(event) => set({ weight: weightOf(event.target.value) })}
        >
          <option value="">{texts.asBefore}</option>
          <option value="regular">{texts.weights.regular}</option>
          <option value="bold">{texts.weights.bold}</option>
        </select>
      </label>
      <label htmlFor={`${id}-align`}>
        {texts.align}
        <select
          id={`${id}-align`}
          className="input"
          value={box.align ?? 'left'}
          onChange={(event) => set({ align: alignOf(event.target.value) })}
        >
          {(['left', 'center', 'right'] as const).map((align) => (
            <option key={align} value={align}>
              {texts.aligns[align]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const weightOf = (value: string) => (value === 'regular' || value === 'bold' ? value : undefined);
const alignOf = (value: string) => (value === 'center' || value === 'right' ? value : undefined);
