import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';

/** Moves all lines, or those from the current one on, by the seconds that are typed. */
export default function ShiftBar({
  current,
  onShift,
  onClose,
}: {
  /** Id of the current line. */
  current: string | undefined;
  onShift: (milliseconds: number, from: string | undefined) => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(subtitleRowTexts);
  const { shifting } = texts;
  const [typed, setTyped] = useState('0.5');
  const [which, setWhich] = useState<'all' | 'from'>('all');
  const seconds = Number(typed.replace(',', '.').replace('−', '-'));
  const isWrong = typed.trim() === '' || !Number.isFinite(seconds);
  return (
    <form
      className="lines-search"
      aria-label={shifting.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onShift(seconds * 1000, which === 'from' ? current : undefined);
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label className="lines-label">
        {shifting.by}
        <input
          type="text"
          inputMode="decimal"
          className="input lines-number"
          aria-invalid={isWrong}
          title={isWrong ? shifting.invalid : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Select
        aria-label={shifting.which}
        value={which}
        options={[
          { value: 'all', label: shifting.all },
          ...(current === undefined ? [] : [{ value: 'from', label: shifting.from }]),
        ]}
        onChange={(value) => setWhich(value === 'from' ? 'from' : 'all')}
      />
      <Button size="small" type="submit" disabled={isWrong}>
        {shifting.apply}
      </Button>
      {isWrong && (
        <span className="note" role="alert">
          {shifting.invalid}
        </span>
      )}
      <IconButton icon={X} small label={texts.search.close} onClick={onClose} />
    </form>
  );
}
