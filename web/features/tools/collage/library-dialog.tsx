import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { Tabs } from 'radix-ui';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShelfView } from '../../../uploads/pick/shelf-view.tsx';
import { SHELVES } from '../../../uploads/pick/use-library.ts';
import '../../../uploads/uploads.css';

/** Pictures that the product keeps: uploads, results, stock. A press adds one. */
export default function LibraryDialog({
  onAdd,
  onClose,
}: {
  onAdd: (address: string, name: string) => void;
  onClose: () => void;
}) {
  const { pick: texts } = useAreaTexts(uploadTexts);
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} width={760}>
      <Tabs.Root className="pick" defaultValue={SHELVES[1]}>
        <Tabs.List className="pick-tabs">
          {SHELVES.map((shelf) => (
            <Tabs.Trigger key={shelf} value={shelf} className="pick-tab">
              {texts.tabs[shelf]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SHELVES.map((shelf) => (
          <Tabs.Content key={shelf} value={shelf} className="pick-panel" tabIndex={-1}>
            <ShelfView
              shelf={shelf}
              picked={undefined}
              onPick={({ url, name }) => {
                onAdd(url, name);
                onClose();
              }}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
