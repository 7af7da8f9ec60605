import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { PanelRight } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { useResults } from '../../runs/use-results.ts';
import { Button } from '../../ui/button.tsx';
import { FileThumbnail } from '../../ui/file-thumbnail.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const PAGE = 30;

/** Pictures of every tool, newest first: a click adds one to the collage. */
export function CollageHistoryPane({
  onAdd,
  onFold,
}: {
  onAdd: (address: string, name: string) => void;
  onFold: () => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const { panes } = useStudioMessages().tools;
  const signedIn = useSignedIn();
  const { results: pictures, loaded, hasMore, loadMore } = useResults({ kind: 'image' }, PAGE);
  return (
    <aside className="pane pane-history" aria-label={texts.history}>
      <div className="pane-head">
        <h2>{texts.history}</h2>
        <IconButton icon={PanelRight} small label={texts.fold} onClick={onFold} />
      </div>
      <div className="pane-scroll">
        {!signedIn && <p className="note">{texts.historySignedOut}</p>}
        {signedIn && loaded && pictures.length === 0 && <p className="note">{texts.historyEmpty}</p>}
        {pictures.length > 0 && <p className="note">{texts.historyHint}</p>}
        <div className="history-grid">
          {pictures.map(({ id, file, prompt }) => (
            <button
              key={id}
              type="button"
              className="history-picture"
              title={prompt ?? undefined}
              aria-label={texts.historyAdd({ name: prompt ?? id })}
              onClick={() => onAdd(file.url, prompt ?? id)}
            >
              <FileThumbnail file={file} alt="" />
            </button>
          ))}
        </div>
        {hasMore && (
          <Button size="small" onClick={loadMore}>
            {panes.older}
          </Button>
        )}
      </div>
    </aside>
  );
}
