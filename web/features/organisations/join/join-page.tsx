import { currentOrganisation } from '@inkreel/contract/api/organisations.ts';
import { readInvitation } from '@inkreel/contract/api/team.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useParams } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { STUDIO_PATH } from '../../../shell/site-header.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { JoinSteps } from './join-steps.tsx';
import { useJoin } from './use-join.ts';

/** Where the link of an invitation leads: who invites, and joining, signed in or not yet. */
export default function JoinPage() {
  const messages = useStudioMessages();
  const { join: texts } = useAreaTexts(teamTexts);
  const { code = '' } = useParams();
  const query = useQuery({
    queryKey: ['team', 'invitation', code],
    queryFn: ({ signal }) => call(readInvitation, { params: { code }, signal }),
  });
  const joining = useJoin(code, query.data?.organisation);
  const invitation = query.data;
  const gone = query.error instanceof ApiError && query.error.code === 'invite_code_invalid';
  // For a member, the name comes from the team, since the invitation may be used up by then.
  const { data: current } = useQuery({
    queryKey: ['team', 'joined'],
    queryFn: ({ signal }) => call(currentOrganisation, { signal }),
    enabled: joining.outcome !== undefined,
  });
  const title = () => {
    if (joining.outcome !== undefined) {
      if (current === undefined) return texts.title;
      const team = current.name;
      return joining.outcome === 'joined' ? texts.joined({ team }) : texts.alreadyTitle({ team });
    }
    if (invitation === undefined) return gone ? texts.invalidTitle : texts.failedTitle;
    const team = invitation.organisation;
    return invitation.by === null ? texts.to({ team }) : texts.from({ by: invitation.by, team });
  };
  if (query.isPending && joining.outcome === undefined)
    return (
      <div className="wrap pt-16 pb-24">
        <h1 className="text-4xl leading-10">{texts.title}</h1>
        <p role="status" className="mt-6 text-ink-3">
          {messages.shell.loading}
        </p>
      </div>
    );
  return (
    <div className="wrap grid justify-items-start gap-5 pt-16 pb-24 max-phone:pt-9">
      <h1 className="max-w-[20em] text-4xl leading-11 wrap-anywhere">{title()}</h1>
      {joining.outcome !== undefined ? (
        <LanguageLink className={buttonClass({ look: 'seal' })} to={STUDIO_PATH}>
          {texts.goOn}
        </LanguageLink>
      ) : invitation === undefined ? (
        <>
          <p role="alert" className="max-w-[36em] text-ink-2">
            {gone ? (
              texts.invalidLine
            ) : (
              <FailureWords failure={failureOf(query.error, messages, messages.failures.getData)} />
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {!gone && <Button onClick={() => void query.refetch()}>{messages.shell.retry}</Button>}
            <LanguageLink className={buttonClass({ look: 'ink' })} to="/">
              {texts.home}
            </LanguageLink>
          </div>
        </>
      ) : (
        <JoinSteps team={invitation.organisation} joining={joining} />
      )}
    </div>
  );
}
