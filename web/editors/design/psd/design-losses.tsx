import type { DesignLoss } from '@inkreel/contract/documents/design-losses.ts';
import { psdTexts } from '@inkreel/contract/messages/areas/psd.ts';
import { LossesNotice } from '../../../documents/losses-notice.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { shownLosses } from './shown-losses.ts';

/** What the import of a design could not keep, with the first few layers. */
export default function DesignLosses({ losses }: { losses: readonly DesignLoss[] }) {
  const texts = useAreaTexts(psdTexts);
  return (
    <LossesNotice
      title={texts.lost}
      losses={losses.map(({ kind, count, layers }) => {
        const names = layers.filter((name) => name.trim() !== '');
        return {
          kind,
          text: texts.losses[kind](count),
          where: names.length > 0 ? texts.names({ names, more: count - layers.length }) : undefined,
        };
      })}
      close={texts.close}
      onClose={() => shownLosses.set(undefined)}
    />
  );
}
