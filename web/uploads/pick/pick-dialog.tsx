import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Pickable, PictureInput } from '../use-picture-input.ts';
import { AddressForm } from './address-form.tsx';
import { ShelfView } from './shelf-view.tsx';
import { SHELVES } from './use-library.ts';
import '../uploads.css';

/** Pictures that the product keeps already, and the web: uploads, results, stock, an address. */
export function PickDialog({
  kind = 'image',
  most,
  onPicked,
  address,
  onClose,
}: {
  kind?: MediaKind;
  /** Pictures that may be picked; with one, a press decides at once. */
  most: number;
  onPicked: (item: Pickable) => unknown;
  /** Takes an address of the web; without it only what is kept is offered. */
  address?: PictureInput;
  onClose: () => void;
}) {
  const { pick: texts } = useAreaTexts(uploadDialogTexts);
  const [picked, setPicked] = useState<readonly Pickable[]>([]);
  const many = most > 1;
  const tabs = [...SHELVES, ...(address ? (['address'] as const) : [])];
  const finish = async (items: readonly Pickable[]) => {
    onClose();
    for (const item of items) await onPicked(item);
  };
  const onPick = (item: Pickable) => {
    if (!many) return void finish([item]);
    const others = picked.filter(({ url }) => url !== item.url);
    if (others.length < picked.length) setPicked(others);
    else if (picked.length < most) setPicked([...picked, item]);
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} width={760}>
      <Tabs.Root className="pick" defaultValue={SHELVES[0]}>
        <Tabs.List className="pick-tabs">
          {tabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab} className="pick-tab">
              {texts.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SHELVES.map((shelf) => (
          <Tabs.Content key={shelf} value={shelf} className="pick-panel" tabIndex={-1}>
            <ShelfView
              kind={kind}
              shelf={shelf}
              picked={many ? picked.map(({ url }) => url) : undefined}
              onPick={onPick}
            />
          </Tabs.Content>
        ))}
        {address && (
          <Tabs.Content value="address" className="pick-panel" tabIndex={-1}>
            <AddressForm input={address} onDone={onClose} />
          </Tabs.Content>
        )}
      </Tabs.Root>
      {many && (
        <div className="repair-foot">
          <Button
            look="ink"
            aria-disabled={picked.length === 0}
            onClick={() => picked.length > 0 && void finish(picked)}
          >
            {texts.add({ count: picked.length })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
