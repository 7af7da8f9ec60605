import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useUser } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import type { Joining } from './use-join.ts';

/** What joining means, and the button for it. */
export function JoinSteps({ team, joining }: { team: string; joining: Joining }) {
  const { join: texts } = useAreaTexts(teamTexts);
  const signedIn = useSignedIn();
  const user = useUser();
  const { working, failure, join, signInAndJoin } = joining;
  return (
    <>
      <p className="max-w-[36em] text-[17px] leading-7 text-ink-2">{texts.line}</p>
      {failure !== undefined && (
        <p role="alert" className="max-w-[36em] border-l-2 border-seal pl-3 text-seal">
          <FailureWords failure={failure} />
        </p>
      )}
      <Button
        look="seal"
        size="large"
        className="h-auto min-h-12 max-w-full py-2 whitespace-normal wrap-anywhere"
        aria-disabled={working}
        onClick={() => void (signedIn ? join() : signInAndJoin())}
      >
        {working ? texts.joining : signedIn ? texts.join({ team }) : texts.signIn}
      </Button>
      <p className="note">{signedIn ? user && texts.signedInAs({ name: user.name }) : texts.guestLine}</p>
    </>
  );
}
