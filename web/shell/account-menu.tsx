import { signOut } from '@inkreel/contract/api/accounts.ts';
import { Images, LogOut, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { ADMIN_TITLE } from '../features/admin/head.ts';
import { call } from '../lib/client.ts';
import { askToSignIn } from '../lib/dialogs.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useUser } from '../lib/query.ts';
import { useLocation } from '../lib/router.tsx';
import { leaveSession, useSignedIn } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const OrganisationSwitcher = lazyPart(
  () => import('../features/organisations/switcher/organisation-switcher.tsx'),
);

/** Tells the page that comes after a sign-out to say so. */
const LEFT = 'inkreel.left';

/** "Sign in" for a guest; the account's menu for everyone else. */
export function AccountMenu() {
  const signedIn = useSignedIn();
  const user = useUser();
  const { shell, signIn } = useMessages();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (sessionStorage.getItem(LEFT) === null) return;
    sessionStorage.removeItem(LEFT);
    toast(shell.signedOut);
  }, [shell]);
  if (!signedIn)
    return (
      <Button look="quiet" className="guest-only px-3" onClick={() => void askToSignIn()}>
        {shell.signIn}
      </Button>
    );
  const name = user?.name ?? '';
  const leave = async () => {
    // The token ends on the server if that can be reached; here it ends in any case.
    await call(signOut).catch(() => undefined);
    sessionStorage.setItem(LEFT, '');
    await leaveSession();
  };
  return (
    <Disclosure
      button={<span aria-hidden>{initials(name)}</span>}
      label={shell.account({ name, initials: initials(name) })}
      buttonClass="grid size-9 place-items-center rounded-full bg-line-2 text-xs font-[650] text-ink"
      align="end"
      closeOn={pathname}
    >
      {() => (
        <>
          <div className="px-2.5 pt-1.5 pb-2">
            <div className="font-semibold">{name}</div>
            <div className="text-xs text-ink-2">{user?.email ?? user?.mobile}</div>
          </div>
          <div className="menu-line" />
          <LanguageLink className="menu-item" to="/my-creation">
            <Images size={16} strokeWidth={1.6} aria-hidden />
            {shell.myCreation}
          </LanguageLink>
          <LanguageLink className="menu-item" to="/credits">
            <ReceiptText size={16} strokeWidth={1.6} aria-hidden />
            {shell.credits}
          </LanguageLink>
          <LanguageLink className="menu-item" to="/account">
            <UserRound size={16} strokeWidth={1.6} aria-hidden />
            {signIn.account}
          </LanguageLink>
          <Suspense>
            <OrganisationSwitcher />
          </Suspense>
          {user?.is_operator && (
            <LanguageLink className="menu-item" to="/admin">
              <ShieldCheck size={16} strokeWidth={1.6} aria-hidden />
              {ADMIN_TITLE[language]}
            </LanguageLink>
          )}
          <div className="menu-line" />
          <button type="button" className="menu-item" onClick={() => void leave()}>
            <LogOut size={16} strokeWidth={1.6} aria-hidden />
            {shell.signOut}
          </button>
        </>
      )}
    </Disclosure>
  );
}

/** One Chinese character, or the first letters of the first two words. */
function initials(name: string): string {
  const words = name.trim().split(/[\s.@_-]+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
