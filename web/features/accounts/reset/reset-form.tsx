import { resetPassword } from '@inkreel/contract/api/sign-in.ts';
import { EMAIL_CODE, PASSWORD } from '@inkreel/contract/limits.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { createCodeClock } from '../code-clock.ts';
import { CodeField } from '../code-field.tsx';
import { EmailField } from '../email-field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useSubmit } from '../use-submit.ts';
import { ViewTitle } from '../view-title.tsx';
import { checkReset, placeOfRefusal, type ResetInput, type ResetMessage } from './check-reset.ts';

interface ResetFormProps {
  email: string;
  /** True if people sign in by mobile number: the reset needs an e-mail address all the same. */
  byMobile: boolean;
  /** Back to signing in, with the address. */
  onBack: (email: string) => void;
}

/** Outlives the view and the dialog, since the server counts as well. */
const clock = createCodeClock();

/** Sets a new password with a code from a mail, in both variants (specification, sections 2 and 5). */
export function ResetForm({ email, byMobile, onBack }: ResetFormProps) {
  const { reset: texts, login } = useAreaTexts(accountTexts);
  const messages = useMessages();
  const { language } = useLanguage();
  const { form, onSubmit, working, mistakes, show, read } = useSubmit<ResetInput>({
    check: (read) => {
      const wrong = checkReset(fieldsOf(read));
      return wrong ? { [wrong.input]: textOf(wrong.message) } : {};
    },
    send: async (read) => {
      const { confirmPassword: _, ...body } = fieldsOf(read);
      await call(resetPassword, { body: { ...body, lang: language } });
      toast(texts.done);
      onBack(body.email);
    },
    placeOf: placeOfRefusal,
  });
  const readEmail = () => read('email').trim();
  const textOf = (message: ResetMessage) => {
    if (message === 'emailForm') return messages.signIn.missing.emailForm;
    if (message === 'passwordShort') return messages.signIn.passwordHint({ minimum: PASSWORD.minimum });
    return login[message];
  };
  const ask = async (address: string) => {
    const answer = await call(resetPassword, { body: { email: address, lang: language } });
    return answer?.retry_after ?? EMAIL_CODE.countdownSeconds;
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7"
    >
      <ViewTitle>{texts.title}</ViewTitle>
      <p className="-mt-2 text-[13px] text-ink-2">{texts.line}</p>
      {byMobile && <p className="-mt-2 text-[13px] text-ink-2">{texts.needsEmail}</p>}
      <FormAlert text={mistakes.form} />
      <EmailField label={messages.signIn.email} email={email} error={mistakes.email} />
      <CodeField clock={clock} readEmail={readEmail} ask={ask} onMistake={show} error={mistakes.code} />
      <Field
        label={texts.password}
        error={mistakes.password}
        hint={messages.signIn.passwordHint({ minimum: PASSWORD.minimum })}
      >
        {(control) => <PasswordInput control={control} isNew />}
      </Field>
      <Field label={texts.confirmPassword} error={mistakes.confirmPassword}>
        {(control) => <PasswordInput control={control} isNew name="confirmPassword" />}
      </Field>
      <Button type="submit" look="seal" size="large" aria-disabled={working}>
        {working ? messages.signIn.working : texts.submit}
      </Button>
      <p className="text-center text-[13px]">
        <button type="button" className="link min-h-6 font-semibold" onClick={() => onBack(readEmail())}>
          {texts.back}
        </button>
      </p>
    </form>
  );
}

/** The fields as they are checked and sent; passwords are not trimmed. */
function fieldsOf(read: (input: ResetInput) => string): Record<ResetInput, string> {
  return {
    email: read('email').trim(),
    code: read('code').replace(/\s/g, ''),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
  };
}
