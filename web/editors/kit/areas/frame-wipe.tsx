import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { FramePreview } from './frame-preview.ts';

const percent = (share: number) => `${share * 100}%`;

/** A frame as it is, left of a line, and as a run would make it, right of it. */
export function FrameWipe({ preview }: { preview: FramePreview }) {
  const texts = useAreaTexts(frameAreaTexts);
  const [at, setAt] = useState(50);
  const { left, top, width, height } = preview.crop;
  const place = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return (
    <div className="areas-paper" data-tool="compare">
      <img className="wipe-part" src={preview.before} alt="" style={place} />
      <span className="wipe-after" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
        <img className="wipe-part" src={preview.after} alt="" style={place} />
      </span>
      <span className="wipe-line" style={{ left: `${at}%` }} aria-hidden="true" />
      <span className="wipe-tag" data-side="left">
        {texts.before}
      </span>
      <span className="wipe-tag" data-side="right">
        {texts.after({ quality: texts.qualities[preview.quality] })}
      </span>
      <input
        type="range"
        className="wipe-range"
        min={0}
        max={100}
        value={at}
        aria-label={texts.divider}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}
