import { switchOrganisation, userOrganisations } from '@inkreel/contract/api/organisations.ts';
import { joinOrganisation } from '@inkreel/contract/api/team.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { type Failure, failureOf } from '../../../lib/failure-text.ts';
import { enterOrganisation } from '../../../lib/organisation-change.ts';
import { useNavigate, useSearchParams } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';

export interface Joining {
  /** The outcome; undefined before. It is in the address, so that it survives a reload. */
  outcome: 'joined' | 'already' | undefined;
  working: boolean;
  /** What went wrong, in words. */
  failure: Failure | undefined;
  join: () => Promise<void>;
  signInAndJoin: () => Promise<void>;
}

/** Joining by a code: at once, or after signing in with the code filled in. `team`: the inviting organisation's name. */
export function useJoin(code: string, team: string | undefined): Joining {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const end = (outcome: 'joined' | 'already') => {
    navigate(`?${outcome}`, { replace: true });
    enterOrganisation(client);
  };
  const joinAs = async (isNew: boolean) => {
    if (working) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await call(joinOrganisation, { body: { inviteCode: code } });
      end('joined');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_member') {
        await goThere(team);
        // A user who has just registered with the code is already in the team.
        end(isNew ? 'joined' : 'already');
      } else if (!(error instanceof ApiError && error.silent)) setFailure(failureOf(error, messages));
    } finally {
      setWorking(false);
    }
  };
  const outcome = query.has('joined') ? 'joined' : query.has('already') ? 'already' : undefined;
  return {
    outcome,
    working,
    failure,
    join: () => joinAs(false),
    signInAndJoin: async () => {
      if (await askToSignIn({ inviteCode: code })) await joinAs(true);
    },
  };
}

/** Moves the session to the team that the user is already in, if its name is unambiguous. */
async function goThere(team: string | undefined): Promise<void> {
  const named = (await call(userOrganisations)).filter(({ name }) => name === team);
  const [only] = named;
  if (only && named.length === 1 && !only.current)
    await call(switchOrganisation, { params: { id: only.id } });
}
