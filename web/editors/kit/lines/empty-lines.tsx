import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';

/** In place of the table if there are no lines yet. */
export function EmptyLines({
  hasClip,
  slot,
  opening,
  words,
  onAdd,
}: {
  hasClip: boolean;
  /** The next step, a video or where lines come from, if no other panel shows it. */
  slot?: ReactNode;
  /** The saved project is still loading. */
  opening: boolean;
  /** The wording for lines that are not subtitles. */
  words?: { title: string; line: string };
  onAdd: () => void;
}) {
  const { empty } = useAreaTexts(subtitleTexts);
  if (opening) return null;
  return (
    <div className="lines-empty">
      <h2>{hasClip ? (words ?? empty).title : empty.noVideo}</h2>
      <p>{hasClip ? (words ?? empty).line : empty.noVideoLine}</p>
      {slot}
      <Button onClick={onAdd}>
        <Plus size={15} strokeWidth={1.6} aria-hidden /> {empty.first}
      </Button>
    </div>
  );
}
