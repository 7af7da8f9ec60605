import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { Pickable } from '../use-picture-input.ts';
import { PictureGrid } from './picture-grid.tsx';
import { type Shelf, useLibrary } from './use-library.ts';

/** Milliseconds without a key before the search is sent. */
const TYPING_PAUSE = 300;

/** One shelf of the library: search if it has one, the pictures, more of them. */
export function ShelfView({
  kind,
  shelf,
  picked,
  onPick,
}: {
  kind: MediaKind;
  shelf: Shelf;
  picked: readonly string[] | undefined;
  onPick: (item: Pickable) => void;
}) {
  const { pick: texts } = useAreaTexts(uploadDialogTexts);
  const { failures } = useStudioMessages();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const library = useLibrary(kind, shelf, search);
  const empty = library.loaded && library.items.length === 0 && !library.hasMore;
  return (
    <>
      {shelf !== 'uploads' && (
        <search className="pick-search">
          <Search size={15} aria-hidden />
          <input
            type="search"
            className="input"
            maxLength={200}
            placeholder={texts.search[shelf]}
            aria-label={texts.search[shelf]}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      )}
      {library.failed && !library.loaded ? (
        <p className="pick-note" role="alert">
          {failures.getData}{' '}
          <Button size="small" onClick={library.retry}>
            {texts.again}
          </Button>
        </p>
      ) : (
        <PictureGrid items={library.items} picked={picked} onPick={onPick} />
      )}
      <p className="pick-note" role="status">
        {library.loading && texts.loading}
        {empty && !library.loading && (search === '' ? texts.none[shelf] : texts.none.found)}
      </p>
      {library.hasMore && (
        <Button size="small" disabled={library.loading} onClick={library.loadMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** The text, debounced while someone types. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
