import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import type { RefObject } from 'react';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { SocialFailure } from './social-step.ts';

interface SocialPartProps {
  provider: string;
  /** The other way to sign in, by the form below. */
  otherWay: 'email' | 'mobile';
  failure: SocialFailure | undefined;
  onStart: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The button of the social provider above the form, what went wrong with it, and the line between the two. */
export function SocialPart({ provider, otherWay, failure, onStart, button }: SocialPartProps) {
  const { social: texts, login } = useAreaTexts(accountTexts);
  const messages = useStudioMessages();
  const failed = (each: SocialFailure) => {
    if (each.kind === 'popup_blocked') return login.allowPopup;
    if (each.kind === 'declined') return texts.declined({ provider });
    const failure = each.kind === 'refused' ? failureOf(each.error, messages, login.error) : undefined;
    const refused = failure?.text === messages.errors.social_sign_in_failed || failure === undefined;
    // The specification's text comes first, the provider's refusal as help below it.
    return (
      <FailureWords
        failure={refused ? { text: login.error, help: [messages.errors.social_sign_in_failed] } : failure}
      />
    );
  };
  return (
    <>
      <Button ref={button} size="large" className="gap-3" onClick={onStart}>
        <ProviderMark provider={provider} />
        {texts.button({ provider })}
      </Button>
      <FormAlert text={failure && failed(failure)} />
      <p className="flex items-center gap-3 text-[13px] text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or[otherWay]}
      </p>
    </>
  );
}
