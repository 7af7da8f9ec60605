import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { useEffect, useId, useState } from 'react';
import { isEnter } from '../../../lib/input-method.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { areaSigns } from '../../../video/core/area-edits.ts';
import { clockOf, readClock } from '../../../video/core/clock.ts';
import { moveEnd, type RangeEnd } from '../../../video/core/range-ends.ts';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';
import { rangeOf, withRange } from './area-range.ts';

/** The times between which the picked area applies, as fields; nothing if none is picked. */
export function AreaTimes({
  editor,
  state: { history, picked },
  duration,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  duration: number;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const id = useId();
  const areas = history.document;
  const area = picked === undefined ? undefined : areas[picked];
  if (!area || duration === 0) return null;
  const range = rangeOf(area, duration);
  const sign = areaSigns(areas)[picked ?? 0] ?? '';
  const set = (next: typeof range) =>
    editor.change(areas.map((one, at) => (at === picked ? withRange(one, next, duration) : one)));
  const move = (end: RangeEnd, to: number) => set(moveEnd(range, end, to, duration));
  return (
    <div className="area-times" role="group" aria-labelledby={id}>
      <div className="label">
        <span id={id}>{texts.range({ sign })}</span>
        <span className="label-fact">{texts.seconds({ seconds: (range.end - range.start).toFixed(1) })}</span>
      </div>
      <div className="area-times-row">
        <TimeInput label={texts.from} value={range.start} onChange={(to) => move('start', to)} />
        <span className="note">{texts.to}</span>
        <TimeInput label={texts.to} value={range.end} onChange={(to) => move('end', to)} />
        <Button size="small" onClick={() => set({ start: 0, end: duration })}>
          {texts.wholeShort}
        </Button>
      </div>
    </div>
  );
}

/** A time field; invalid input reverts to the previous value. */
function TimeInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (seconds: number) => void;
}) {
  const [typed, setTyped] = useState(clockOf(value));
  useEffect(() => setTyped(clockOf(value)), [value]);
  const take = () => {
    const read = readClock(typed);
    if (read === undefined || typed === clockOf(value)) setTyped(clockOf(value));
    else onChange(read);
  };
  return (
    <input
      className="input"
      type="text"
      inputMode="decimal"
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => isEnter(event) && !event.ctrlKey && take()}
    />
  );
}
