import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import type { Command } from '../core/shortcuts.ts';

/** Maximum distance that growing or shrinking moves the edge of a mask, in picture pixels. */
const FARTHEST = 64;

/** Occasional commands: growing and shrinking, and a mask from a file. */
export function MaskPanel({
  by,
  onBy,
  run,
  onUpload,
}: {
  by: number;
  onBy: (by: number) => void;
  run: (command: Command) => void;
  onUpload: (file: File) => void;
}) {
  const { tools, mask } = useAreaTexts(canvasTexts);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <section aria-labelledby={`${id}-edge`}>
        <h3 id={`${id}-edge`} className="paint-panel-title">
          {tools.edge}
        </h3>
        <div className="paint-edge">
          <label htmlFor={id}>{tools.by}</label>
          <input
            id={id}
            className="input"
            type="number"
            inputMode="numeric"
            min={1}
            max={FARTHEST}
            value={by}
            onChange={(event) => {
              const given = Math.round(event.currentTarget.valueAsNumber);
              if (given >= 1) onBy(Math.min(FARTHEST, given));
            }}
          />
          <Button size="small" aria-keyshortcuts="}" onClick={() => run({ kind: 'grow' })}>
            {tools.grow}
          </Button>
          <Button size="small" aria-keyshortcuts="{" onClick={() => run({ kind: 'shrink' })}>
            {tools.shrink}
          </Button>
        </div>
      </section>
      <section>
        <Button size="small" className="w-full" onClick={() => file.current?.click()}>
          <Upload size={15} strokeWidth={1.6} aria-hidden />
          {mask.upload}
        </Button>
        <p className="note mt-1.5">{mask.uploadHint}</p>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={mask.upload}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            // Allows the same file to be chosen again.
            event.currentTarget.value = '';
            if (chosen) onUpload(chosen);
          }}
        />
      </section>
    </>
  );
}
