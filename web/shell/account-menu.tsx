import { Suspense, useEffect } from 'react';
import { askToSignIn } from '../lib/dialogs.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { loadOnNeed } from '../lib/load-on-need.ts';
import { useMessages } from '../lib/messages.tsx';
import { useUser } from '../lib/query.ts';
import { useLocation } from '../lib/router.tsx';
import { useSignedIn } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LEFT } from './left.ts';

const loadPanel = loadOnNeed(() => import('./account-panel.tsx'));
const AccountPanel = lazyPart(loadPanel);

/** "Sign in" for a guest; the account's menu for everyone else. */
export function AccountMenu() {
  const signedIn = useSignedIn();
  const user = useUser();
  const { shell } = useMessages();
  const { pathname } = useLocation();
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
  return (
    <Disclosure
      button={<span aria-hidden>{initials(name)}</span>}
      label={shell.account({ name, initials: initials(name) })}
      buttonClass="grid size-9 place-items-center rounded-full bg-line-2 text-xs font-[650] text-ink"
      align="end"
      closeOn={pathname}
      onApproach={() => void loadPanel().catch(() => undefined)}
    >
      {() => (
        <Suspense>
          <AccountPanel />
        </Suspense>
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
