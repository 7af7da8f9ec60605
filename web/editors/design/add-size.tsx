import { SIZE_PRESETS, type SizePreset } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { type FormEvent, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isCanvasSize } from './new-design.ts';
import { ShapeOf } from './size-bar.tsx';
import type { DesignSizes } from './use-sizes.ts';

const PRESETS = Object.keys(SIZE_PRESETS) as SizePreset[];

/** Adds a size by its name, or of any sides. */
export default function AddSize({ sizes, onClose }: { sizes: DesignSizes; onClose: () => void }) {
  const { sizes: texts, begin, export: close } = useAreaTexts(designTexts);
  const [own, setOwn] = useState({ name: '', width: '1080', height: '1080' });
  const wanted = { width: Number(own.width), height: Number(own.height) };
  const fits = isCanvasSize(wanted);
  const add = (size: Parameters<DesignSizes['add']>[0]) => {
    sizes.add(size);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) add({ ...wanted, name: own.name.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={texts.add} closeLabel={close.close} width={520}>
      <div className="design-add-size">
        <p className="note">{texts.addLine}</p>
        <div className="design-presets">
          {PRESETS.map((preset) => (
            <button key={preset} type="button" onClick={() => add({ ...SIZE_PRESETS[preset], preset })}>
              <ShapeOf size={SIZE_PRESETS[preset]} />
              <span>
                {texts.presets[preset]}
                <small>{texts.pixels(SIZE_PRESETS[preset])}</small>
              </span>
            </button>
          ))}
        </div>
        <form onSubmit={submit}>
          <h3>{texts.own}</h3>
          <label className="design-number">
            {texts.name}
            <input
              className="input"
              maxLength={80}
              value={own.name}
              onChange={(event) => setOwn({ ...own, name: event.target.value })}
            />
          </label>
          {(['width', 'height'] as const).map((side) => (
            <label key={side} className="design-number">
              {begin[side]}
              <input
                className="input"
                inputMode="numeric"
                value={own[side]}
                aria-invalid={!fits}
                onChange={(event) => setOwn({ ...own, [side]: event.target.value })}
              />
            </label>
          ))}
          <Button type="submit" size="small" aria-disabled={!fits}>
            {texts.add}
          </Button>
          {!fits && <p role="alert">{begin.tooLarge}</p>}
        </form>
      </div>
    </Dialog>
  );
}
