import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { User } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useSite } from '../../../lib/site.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { PageSection } from '../../../shell/page-section.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { useAccountUser } from './account-user.ts';
import { DeleteRow } from './delete-row.tsx';
import { EmailRow } from './email-row.tsx';
import { EverywhereRow } from './everywhere-row.tsx';
import { MobileRow } from './mobile-row.tsx';
import { OwnedList } from './owned-list.tsx';
import { PasswordRow } from './password-row.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The user's own account: profile, ways to sign in, and what it owns. */
export default function AccountPage() {
  const messages = useStudioMessages();
  const { page } = useAreaTexts(accountTexts);
  const signedIn = useSignedIn();
  const { data: user, isError, error, refetch } = useAccountUser(signedIn);
  return (
    <div className="wrap pt-12 pb-20 max-phone:pt-7">
      <h1 className="text-4xl leading-10">{messages.signIn.account}</h1>
      {!signedIn ? (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="text-ink-2">{page.guest}</p>
          <Button look="seal" onClick={() => void askToSignIn()}>
            {messages.shell.signIn}
          </Button>
        </div>
      ) : user !== undefined ? (
        <Sections user={user} />
      ) : isError ? (
        <div role="alert" className="mt-6 grid justify-items-start gap-3">
          <p>
            <FailureWords failure={failureOf(error, messages, messages.failures.getData)} />
          </p>
          <Button onClick={() => void refetch()}>{messages.shell.retry}</Button>
        </div>
      ) : (
        <p role="status" className="mt-6 text-ink-3">
          {messages.shell.loading}
        </p>
      )}
    </div>
  );
}

function Sections({ user }: { user: User }) {
  const { page } = useAreaTexts(accountTexts);
  const { date } = useLanguage();
  const hasMobile = useSite().signInWays.includes('mobile') || user.mobile !== null;
  return (
    <>
      <p className="mt-2 mb-8 text-ink-2">{page.since({ date: date(user.created_at) })}</p>
      <PageSection title={page.profile.title} line={page.profile.line}>
        {/* Mounted again for another account, whose values differ. */}
        <ProfileForm key={user.id} user={user} />
      </PageSection>
      <PageSection title={page.signIn.title} line={page.signIn.line}>
        {user.email === null && (
          <p className="mb-4 border-l-2 border-amber pl-3 text-[13px] leading-5 text-amber">
            {page.bindEmailNote}
          </p>
        )}
        <EmailRow user={user} />
        {hasMobile && <MobileRow user={user} />}
        <PasswordRow user={user} />
        <EverywhereRow />
      </PageSection>
      <PageSection title={page.owns.title} line={page.owns.line}>
        <OwnedList user={user} />
      </PageSection>
      <PageSection title={page.deletion.title} line={page.deletion.line}>
        <DeleteRow user={user} />
      </PageSection>
    </>
  );
}
