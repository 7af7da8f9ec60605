import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { LossesNotice } from '../../documents/losses-notice.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { fileLosses } from './losses.ts';

/** What the last import or export of this text, or paste into it, could not keep. */
export function TextLossesNotice({ id }: { id: string }) {
  const texts = useAreaTexts(writerFileTexts);
  const shown = useStore(fileLosses, undefined);
  if (shown?.text !== id) return null;
  const names = shown.names?.join(', ') || undefined;
  return (
    <LossesNotice
      title={texts[shown.way]}
      losses={shown.losses.map(({ kind, count, lines }) => ({
        kind,
        text: texts.losses[kind](count),
        where: lines.length > 0 ? texts.lines({ lines }) : names,
      }))}
      close={texts.close}
      onClose={() => fileLosses.set(undefined)}
    />
  );
}
