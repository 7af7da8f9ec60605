import { actionTexts } from '@inkreel/contract/messages/areas/actions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { cancelRun, useRun } from '../../../runs/run-store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FilmEditing } from '../film-editing.ts';

/** How far what is being made for a clip is, and its cancel; nothing while nothing is. */
export function MakingNote({ film, clip, name }: { film: FilmEditing; clip: string; name: string }) {
  const texts = useAreaTexts(actionTexts);
  const { share } = useLanguage();
  const client = useQueryClient();
  const run = useRun(useSelected(film.making, (now) => now.get(clip)));
  if (!run) return null;
  return (
    <span className="film-making">
      {run.state === 'PENDING' ? texts.waiting : texts.making({ share: share(run.progress) })}
      <IconButton
        small
        icon={X}
        label={`${texts.cancel}, ${name}`}
        onClick={() => void film.attempt(() => cancelRun(client, run.id))}
      />
    </span>
  );
}
