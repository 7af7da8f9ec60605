import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { fileAt } from '../../shell/story-view.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** What is said of the copy that a clip's video needs; undefined while nothing has to be. */
export function useCopyNote(
  film: FilmEditing,
  clip: ClipView,
): { failed: boolean; short: string; help: string } | undefined {
  const { media: texts } = useAreaTexts(filmTexts);
  const { number } = useLanguage();
  const { errors } = useStudioMessages();
  const file = useSelected(film.document.files, (files) => fileAt(files, clip.part.file));
  const copy = useSelected(film.copies, (copies) => file && copies.get(file.id)?.film);
  if (copy?.state === 'failed') {
    const problem = errors[(copy.problem ?? 'media_unreadable') as ErrorCode] ?? errors.media_unreadable;
    return { failed: true, short: texts.unusable, help: problem };
  }
  if (copy?.state !== 'waiting') return undefined;
  const share = copy.share > 0 ? `${number(Math.floor(copy.share * 100))}\u00a0%` : undefined;
  const short = share === undefined ? texts.preparing : texts.preparingShare({ share });
  return { failed: false, short, help: texts.preparingHelp };
}
