import { voicesTexts } from '@inkreel/contract/messages/areas/voices.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useSiteFacts } from '../lib/query.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import { FailureWords } from '../ui/failure-words.tsx';
import type { useVoices } from './use-voices.ts';

/** Why there are no voices, or fewer than there could be. */
export function VoiceTrouble({
  query: { data, error, isPending, refetch },
  isEmpty,
  starsOnly,
  failed,
}: {
  query: ReturnType<typeof useVoices>;
  isEmpty: boolean;
  starsOnly: boolean;
  /** The error that kept a preview from playing. */
  failed: unknown;
}) {
  const texts = useAreaTexts(voicesTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const engines = useSiteFacts()?.engines;
  if (error)
    return (
      <div className="voices-note" role="alert">
        <FailureWords failure={failureOf(error, messages, texts.failed)} />
        <Button size="small" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  if (isPending) return <p className="voices-note">{texts.loading}</p>;
  const missing = data.missing.map((id) => engines?.[id]?.[language] ?? id);
  return (
    <>
      {failed !== undefined && (
        <div className="voices-note" role="alert">
          <FailureWords failure={failureOf(failed, messages)} />
        </div>
      )}
      {missing.length > 0 && <p className="voices-note">{texts.missing({ names: missing.join(', ') })}</p>}
      {isEmpty && (
        <p className="voices-note">
          {data.voices.length === 0 ? texts.nothing : starsOnly ? texts.noStars : texts.none}
        </p>
      )}
    </>
  );
}
