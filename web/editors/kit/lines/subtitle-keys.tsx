import { shortcutTexts } from '@inkreel/contract/messages/areas/shortcuts.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { KeyList } from '../key-list.tsx';

/** Every key of the table of lines and of its video. */
export default function SubtitleKeys({ onClose }: { onClose: () => void }) {
  const { lines, lineKeys, video, videoKeys } = useAreaTexts(shortcutTexts);
  return (
    <KeyList
      groups={[
        [lines, Object.values(lineKeys)],
        [video, Object.values(videoKeys)],
      ]}
      onClose={onClose}
    />
  );
}
