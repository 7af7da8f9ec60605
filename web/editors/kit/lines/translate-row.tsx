import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { Languages, X } from 'lucide-react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { ENGINES } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/query.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Translation } from './use-translation.ts';

/** Has the lines translated; if no language model is connected, it says so and what to do. */
export function TranslateRow({ translation, points }: { translation: Translation; points: number }) {
  const texts = useAreaTexts(subtitleTexts);
  const words = useAreaTexts(subtitleRowTexts);
  const { tools } = useStudioMessages();
  const { gap } = useLanguage();
  const user = useUser();
  const { open, busy, refused, stopped, count, isAll } = translation;
  if (open === false)
    return (
      <p className="note">
        {words.noEngine.translate}
        {gap}
        {words.noEngine.instead}
        {gap}
        {user?.is_operator && (
          <LanguageLink className="link" to={ENGINES}>
            {words.noEngine.connect}
          </LanguageLink>
        )}
      </p>
    );
  return (
    <div className="line-source-start">
      <div className="translate-row">
        <Button
          size="small"
          className="w-full"
          disabled={count === 0 || busy || open === undefined}
          onClick={translation.translateAll}
        >
          <Languages size={15} strokeWidth={1.6} aria-hidden />{' '}
          {busy
            ? words.translating.working
            : isAll
              ? words.translating.all
              : words.translating.missing({ count })}
          <span className="line-source-price numbers">
            {points === 0 ? texts.included : tools.run.price({ points })}
          </span>
        </Button>
        {busy && <IconButton icon={X} small label={texts.cancel} onClick={() => void translation.stop()} />}
      </div>
      {stopped && (
        <p className="note" role="status">
          {stopped}
        </p>
      )}
      {refused && (
        <p className="run-refused" role="alert">
          <FailureWords failure={refused} />
        </p>
      )}
    </div>
  );
}
