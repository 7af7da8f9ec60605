import { Suspense } from 'react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useLanguage } from '../../../lib/messages.tsx';
import { ENGINES } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/query.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useWriter } from '../../kit/writing/use-writing.ts';

const PromptWriter = lazyPart(() => import('./prompt-writer.tsx'));

export interface PromptHelpProps {
  toolId: string;
  prompt: string;
  /** The picture of the form, which is described; without one a picture is requested. */
  picture: string | undefined;
  isSpeech?: boolean;
  onWrite: (prompt: string) => void;
}

/**
 * Help at a prompt field: a language model improves or translates its text, or describes a picture, except at text that
 * is to be spoken. Without a model it says why there is no help.
 */
export function PromptHelp(props: PromptHelpProps) {
  const { writing } = useStudioMessages().tools;
  const { gap } = useLanguage();
  const open = useWriter();
  const operator = useUser()?.is_operator === true;
  if (open === undefined) return null;
  if (open)
    return (
      <Suspense>
        <PromptWriter {...props} />
      </Suspense>
    );
  return operator ? (
    <p className="note mt-1.5">
      {writing.connect}
      {gap}
      <LanguageLink className="link" to={ENGINES}>
        {writing.connectLink}
      </LanguageLink>
    </p>
  ) : (
    <details className="note prompt-help">
      <summary>{writing.off}</summary>
      {writing.offLine}
    </details>
  );
}
