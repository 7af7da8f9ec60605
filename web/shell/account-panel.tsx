import { signOut } from '@inkreel/contract/api/accounts.ts';
import { Images, LogOut, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { ADMIN_TITLE } from '../features/admin/head.ts';
import { call } from '../lib/client.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useUser } from '../lib/query.ts';
import { forgetOwnSeal } from '../lib/seal-key.ts';
import { leaveSession } from '../lib/session.ts';
import { LEFT } from './left.ts';

const OrganisationSwitcher = lazyPart(
  () => import('../features/organisations/switcher/organisation-switcher.tsx'),
);

/** What the account's menu shows: who is signed in, their pages, their organisations, the way out. */
export default function AccountPanel() {
  const user = useUser();
  const { shell, signIn } = useMessages();
  const { language } = useLanguage();
  const leave = async () => {
    // The token ends on the server if that can be reached; here it ends in any case.
    await call(signOut).catch(() => undefined);
    sessionStorage.setItem(LEFT, '');
    forgetOwnSeal();
    await leaveSession();
  };
  return (
    <>
      <div className="px-2.5 pt-1.5 pb-2">
        <div className="font-semibold">{user?.name}</div>
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
  );
}
