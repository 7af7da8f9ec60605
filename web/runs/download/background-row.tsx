import { downloadTexts } from '@inkreel/contract/messages/areas/download.ts';
import { useAreaTexts } from '../../lib/messages.tsx';

const COLORS = ['ffffff', '1b1917', 'c9c1b4'] as const;

/** What lies under the transparent parts of a download. */
export function BackgroundRow({
  keepsTransparency,
  background,
  onChange,
}: {
  /** The format can stay transparent. */
  keepsTransparency: boolean;
  /** RRGGBB; undefined for transparent, which becomes white in formats without transparency. */
  background: string | undefined;
  onChange: (background: string | undefined) => void;
}) {
  const texts = useAreaTexts(downloadTexts);
  const own = background !== undefined && !COLORS.some((color) => color === background);
  const shown = background ?? (keepsTransparency ? undefined : 'ffffff');
  return (
    <fieldset>
      <legend className="label">{texts.background}</legend>
      <div className="download-grounds">
        {keepsTransparency && (
          <button
            type="button"
            className="download-checker"
            aria-label={texts.transparent}
            aria-pressed={shown === undefined}
            onClick={() => onChange(undefined)}
          />
        )}
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            style={{ background: `#${color}` }}
            aria-label={texts.colors[color]}
            aria-pressed={shown === color}
            onClick={() => onChange(color)}
          />
        ))}
        <input
          type="color"
          aria-label={texts.ownColor}
          data-picked={own}
          value={`#${own ? background : '888888'}`}
          onChange={(event) => onChange(event.target.value.slice(1))}
        />
      </div>
    </fieldset>
  );
}
