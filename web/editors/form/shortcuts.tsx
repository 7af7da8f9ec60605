import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { shortcutTexts } from '@inkreel/contract/messages/areas/shortcuts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { KeyList } from '../kit/key-list.tsx';

/** All shortcuts of the workspace and of its editor. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useAreaTexts(shortcutTexts);
  const { keys } = useAreaTexts(canvasTexts);
  return (
    <KeyList
      groups={[
        [shortcuts.workspace, Object.values(shortcuts.keys)],
        [shortcuts.painting, Object.values(keys)],
      ]}
      onClose={onClose}
    />
  );
}
