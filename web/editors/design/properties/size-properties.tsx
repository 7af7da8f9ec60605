import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { sizeName } from '@inkreel/scene/design/size-name.ts';
import { BASE_SIZE } from '@inkreel/scene/design/sizes.ts';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DesignSizes } from '../use-sizes.ts';

/** The name of the size that is shown; of another one than the base size, its layout and its removal. */
export function SizeProperties({ sizes }: { sizes: DesignSizes }) {
  const { sizes: texts } = useAreaTexts(designTexts);
  const { all, now } = sizes;
  if (all.length === 1) return null;
  return (
    <>
      <label className="design-number">
        {texts.name}
        <input
          key={`${now.id} ${now.name}`}
          className="input"
          maxLength={80}
          defaultValue={now.name ?? ''}
          placeholder={sizeName({ ...now, name: undefined }, texts)}
          onBlur={(event) => {
            const wanted = event.target.value.trim();
            if (wanted !== (now.name ?? '')) sizes.rename(wanted);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </label>
      {now.id === BASE_SIZE ? (
        <p className="design-hint">{texts.base}</p>
      ) : (
        <>
          <div className="design-row">
            <Button size="small" onClick={sizes.layOut}>
              <LayoutTemplate size={15} strokeWidth={1.6} aria-hidden />
              {texts.layOut}
            </Button>
            <Button size="small" look="quiet" onClick={sizes.remove}>
              <Trash2 size={15} strokeWidth={1.6} aria-hidden />
              {texts.remove}
            </Button>
          </div>
          <p className="design-hint">{texts.removeLine}</p>
        </>
      )}
    </>
  );
}
