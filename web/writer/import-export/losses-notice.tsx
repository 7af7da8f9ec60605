import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { fileLosses } from './losses.ts';

/** What the last import or export of this text could not keep. */
export function LossesNotice({ id }: { id: string }) {
  const texts = useAreaTexts(writerFileTexts);
  const shown = useStore(fileLosses, undefined);
  if (shown?.text !== id) return null;
  return (
    <section className="writer-notice writer-losses" role="status">
      <div>
        <p>{texts[shown.way]}</p>
        <ul>
          {shown.losses.map(({ kind, count, lines }) => (
            <li key={kind}>
              {texts.losses[kind](count)}
              {lines.length > 0 && <small> ({texts.lines({ lines })})</small>}
            </li>
          ))}
        </ul>
      </div>
      <Button size="small" onClick={() => fileLosses.set(undefined)}>
        {texts.close}
      </Button>
    </section>
  );
}
