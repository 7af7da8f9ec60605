import { downloadTexts } from '@inkreel/contract/messages/areas/download.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { type DownloadChoice, EXPORT_SIZES, LEAST_WIDTH, sizeOf } from './download-choice.ts';

/** The size of a download: the image's own, half of it, or a custom width. */
export function SizeRow({
  choice,
  own,
  onChange,
}: {
  choice: DownloadChoice;
  /** Pixels of the image. */
  own: { width: number; height: number };
  onChange: (change: Partial<DownloadChoice>) => void;
}) {
  const texts = useAreaTexts(downloadTexts);
  return (
    <fieldset>
      <legend className="label">{texts.size}</legend>
      <div className="download-sizes">
        {EXPORT_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={choice.size === size}
            onClick={() => onChange({ size })}
          >
            <b>{texts[size]}</b>
            <span>{texts.pixels(sizeOf({ size, width: choice.width }, own))}</span>
          </button>
        ))}
      </div>
      {choice.size === 'custom' && (
        <label className="download-width">
          {texts.width}
          <input
            className="input"
            type="number"
            inputMode="numeric"
            min={Math.min(LEAST_WIDTH, own.width)}
            max={own.width}
            defaultValue={choice.width}
            onChange={(event) => onChange({ width: event.target.valueAsNumber })}
          />
          <span className="note">
            {texts.widthHint({ least: Math.min(LEAST_WIDTH, own.width), most: own.width })}
          </span>
        </label>
      )}
    </fieldset>
  );
}
