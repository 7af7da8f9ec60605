import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { GENERATOR } from '../../generator.static.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';

/** A list without pictures: why, and what to do next. */
export function EmptyList({
  state,
  onRetry,
  onClear,
}: {
  state: 'empty' | 'nothingFound' | 'emptyBin' | 'failed';
  onRetry: () => void;
  onClear: () => void;
}) {
  const texts = useAreaTexts(creationsTexts);
  const { title, line } = texts[state];
  return (
    <div className="creation-empty" role={state === 'failed' ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p>{line}</p>
      {state === 'empty' && (
        <LanguageLink className={buttonClass({ look: 'seal' })} to={GENERATOR.editor}>
          {texts.empty.action}
        </LanguageLink>
      )}
      {state === 'nothingFound' && <Button onClick={onClear}>{texts.nothingFound.action}</Button>}
      {state === 'failed' && <Button onClick={onRetry}>{texts.failed.action}</Button>}
    </div>
  );
}

/** What a guest sees. */
export function SignedOutList() {
  const { signedOut } = useAreaTexts(creationsTexts);
  return (
    <div className="creation-empty">
      <h2>{signedOut.title}</h2>
      <p>{signedOut.line}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="seal" onClick={() => void askToSignIn()}>
          {signedOut.action}
        </Button>
        <LanguageLink className={buttonClass({})} to={GENERATOR.editor}>
          {signedOut.other}
        </LanguageLink>
      </div>
    </div>
  );
}
