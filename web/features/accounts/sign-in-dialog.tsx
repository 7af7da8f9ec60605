import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { finishSignIn, useGlobalDialog } from '../../lib/dialogs.ts';
import { serverWrites } from '../../lib/hold-writes.ts';
import { keepAgain, personShown } from '../../lib/lose-session.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { QUERY_KEYS, useSiteFacts } from '../../lib/query.ts';
import { hasSeals, hasSignedIn, startSession } from '../../lib/session.ts';
import { signUpGift } from '../../lib/sign-up-gift.ts';
import { useSite } from '../../lib/site.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NoGift } from './no-gift.tsx';
import { ResetForm } from './reset/reset-form.tsx';
import { SidePicture } from './side-picture.tsx';
import { SignInForm, type SignInView } from './sign-in-form.tsx';
import { SocialPart } from './social/social-part.tsx';
import { useSocialSignIn } from './social/use-social-sign-in.ts';
import { WaitingView } from './social/waiting-view.tsx';

/**
 * Sign-in, registration and password reset over whatever page is shown (specification, section 2, Login
 * modal). It is mounted again each time it opens, so that it starts in login mode; for a newcomer who starts a run, in
 * registration. The page beneath stays as it is.
 */
export default function SignInDialog() {
  const [name, setName] = useState('');
  const [inviteCode, setInviteCode] = useInviteCode();
  const site = useSite();
  const facts = useSiteFacts();
  const messages = useMessages();
  const { reset, noGift, newcomer, ended: endedText, social: socialTexts } = useAreaTexts(accountTexts);
  const dialog = useGlobalDialog();
  /** What a newcomer was starting. */
  const [toStart] = useState(() =>
    dialog?.kind === 'sign_in' && !hasSignedIn() ? dialog.toStart : undefined,
  );
  const [view, setView] = useState<SignInView>(toStart ? 'register' : 'login');
  const ended = dialog?.kind === 'sign_in' && dialog.ended === true;
  const client = useQueryClient();
  /** The account has just been made, without a gift of points; closing the dialog leaves it signed in. */
  const [giftless, setGiftless] = useState(false);
  const enter = async ({
    gift,
    ...session
  }: {
    token: string;
    expire: string;
    gift?: number | undefined;
  }) => {
    // Until it is known who signed in, nothing from this page is saved to their session.
    if (personShown() !== undefined) serverWrites.hold();
    startSession(session);
    const user = await client
      .fetchQuery({ queryKey: QUERY_KEYS.user, queryFn: () => call(currentUser) })
      .catch(() => undefined);
    if (hasSeals() || personShown() !== undefined)
      await import('../../lib/work-back.ts').then(({ takeWorkBack }) => takeWorkBack(user?.id));
    keepAgain();
    if (gift === 0) return setGiftless(true);
    if (gift !== undefined) signUpGift.set({ points: gift });
    finishSignIn(true);
    if (user) toast(messages.signIn.welcome({ name: user.name }));
  };
  const social = useSocialSignIn({ inviteCode: inviteCode.trim(), onSession: enter });
  const { step } = social;
  const waiting = view !== 'reset' && step.name !== 'idle' && step.name !== 'lost';
  const socialButton = useFocusAfter(waiting);

  const way = site.signInWays.includes('mobile') ? 'mobile' : 'email';
  const provider = site.signInWays.includes('social') ? (facts?.social ?? undefined) : undefined;
  const titles = {
    login: messages.signIn.login,
    register: toStart ? newcomer.title[toStart] : messages.signIn.register,
    reset: reset.title,
  };
  const title = giftless
    ? noGift.title
    : waiting && provider !== undefined
      ? socialTexts.title({ provider })
      : titles[view];
  const goTo = (next: SignInView, carried: string) => {
    setName(carried);
    setView(next);
  };
  return (
    <Dialog
      open
      onClose={() => finishSignIn(giftless)}
      title={title}
      titleHidden
      closeLabel={messages.shell.close}
      width={880}
    >
      {/* Screen readers do not announce a new name of an open dialog. */}
      <p role="status" className="sr-only">
        {title}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_408px] max-phone:grid-cols-1">
        <SidePicture />
        {giftless ? (
          <NoGift onGoOn={() => finishSignIn(true)} />
        ) : view === 'reset' ? (
          <ResetForm
            email={way === 'email' ? name : ''}
            byMobile={way === 'mobile'}
            onBack={(email) => goTo('login', way === 'email' ? email : name)}
          />
        ) : (
          <div className="grid [&>*]:[grid-area:1/1]">
            {waiting && provider !== undefined && (
              <WaitingView
                provider={provider}
                finishing={step.name === 'finishing'}
                onCancel={social.cancel}
              />
            )}
            {/* Keeps its inputs and its height until the popup answers. */}
            <div className={waiting ? 'invisible' : undefined}>
              <SignInForm
                key={view}
                mode={view}
                title={titles[view]}
                foldsInviteCode={toStart !== undefined && inviteCode === ''}
                way={way}
                name={name}
                inviteCode={inviteCode}
                onInviteCode={setInviteCode}
                onView={goTo}
                onSession={enter}
              >
                {ended && view === 'login' && (
                  <p role="status" className="text-sm text-ink-2">
                    {endedText}
                  </p>
                )}
                {provider !== undefined && (
                  <SocialPart
                    provider={provider}
                    otherWay={way}
                    failure={step.name === 'idle' ? step.failure : undefined}
                    onStart={social.start}
                    button={socialButton}
                  />
                )}
              </SignInForm>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The code of the invitation that is followed: from the opener of the dialog, or from the page's `?invite=`. */
function useInviteCode() {
  const dialog = useGlobalDialog();
  const given = dialog?.kind === 'sign_in' ? dialog.inviteCode : undefined;
  return useState(() => given ?? new URLSearchParams(location.search).get('invite') ?? '');
}

/** Returns the focus, after waiting, to the button that had it before. */
function useFocusAfter(waiting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !waiting) button.current?.focus();
    waited.current = waiting;
  }, [waiting]);
  return button;
}
