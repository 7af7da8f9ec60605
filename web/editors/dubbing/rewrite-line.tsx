import { dubbingRowTexts } from '@inkreel/contract/messages/areas/dubbing-rows.ts';
import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { FoldHorizontal, UnfoldHorizontal } from 'lucide-react';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { ENGINES } from '../../lib/paths.ts';
import { useUser } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { type LineFit, wantedLength } from './core/line-speech.ts';
import type { Rewrite } from './use-rewrite.ts';

/**
 * For a line that is too long or much too short for its time: rewording it, or why that is not available
 * here.
 */
export function RewriteLine({
  cue,
  fit,
  rewrite: { open, busy, rewrite },
  points,
}: {
  cue: Cue;
  fit: LineFit | undefined;
  rewrite: Rewrite;
  points: number;
}) {
  const texts = useAreaTexts(dubbingRowTexts);
  const { noEngine } = useAreaTexts(subtitleRowTexts);
  const { included } = useAreaTexts(subtitleTexts);
  const { tools } = useStudioMessages();
  const { gap } = useLanguage();
  const user = useUser();
  const wanted = fit && wantedLength(cue, fit);
  if (!fit || wanted === undefined || open === undefined) return null;
  const isShorter = fit.kind === 'cut';
  if (!open)
    return !isShorter ? null : (
      <p className="note rewrite-note">
        {texts.noWriter}
        {gap}
        {user?.is_operator && (
          <LanguageLink className="link" to={ENGINES}>
            {noEngine.connect}
          </LanguageLink>
        )}
      </p>
    );
  const Icon = isShorter ? FoldHorizontal : UnfoldHorizontal;
  const isBusy = busy === cue.id;
  return (
    <Button size="small" disabled={busy !== undefined} onClick={() => rewrite(cue, wanted)}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      {isBusy ? texts.rewriting : isShorter ? texts.sayShorter : texts.sayLonger}
      {!isBusy && <small>{points === 0 ? included : tools.run.price({ points })}</small>}
    </Button>
  );
}
