import { countResults } from '@inkreel/contract/api/creations.ts';
import { currentOrganisation } from '@inkreel/contract/api/organisations.ts';
import { organisationProjects, userProjects } from '@inkreel/contract/api/projects.ts';
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { isOrgAdmin, QUERY_KEYS, type User } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';

/** What the user has in the current organisation: plan, points, projects, results. */
export function OwnedList({ user }: { user: User }) {
  const { owns: texts } = useAreaTexts(accountTexts).page;
  const { shell } = useMessages();
  const { number, date } = useLanguage();
  const { organisation, projects, results } = useOwned(user);
  const queries = [organisation, projects, results];
  const { expired_at: end, edition, credits, frozen } = user;
  const [openedAt] = useState(Date.now);
  const ended = end !== null && Date.parse(end) <= openedAt;
  const shown = (query: { isError: boolean }, figure: ReactNode) =>
    query.isError ? texts.unknown : (figure ?? '…');
  return (
    <div className="grid justify-items-start gap-4">
      <dl className="grid w-full max-w-[480px] gap-1.5">
        <Line label={texts.team}>
          {shown(
            organisation,
            organisation.data &&
              organisation.data.name + texts.separator + texts.roles[user.org_user.user_type],
          )}
        </Line>
        <Line label={texts.plan}>
          {texts.editions[edition]}
          {end !== null && texts.separator + (ended ? texts.ended : texts.until)({ date: date(end) })}
        </Line>
        <Line label={texts.points}>
          <LanguageLink className="link" to="/credits">
            {shell.points({ points: credits })}
          </LanguageLink>
          {frozen > 0 && texts.separator + texts.frozen({ points: frozen })}
        </Line>
        <Line label={texts.projects}>
          {shown(
            projects,
            projects.data && texts.ofCap({ count: projects.data.items.length, cap: projects.data.cap }),
          )}
        </Line>
        <Line label={texts.results}>
          {shown(
            results,
            results.data && (
              <LanguageLink className="link" to="/my-creation">
                {number(results.data.total)}
              </LanguageLink>
            ),
          )}
        </Line>
      </dl>
      {queries.some((query) => query.isError) && (
        <Button
          size="small"
          onClick={() => queries.forEach((query) => query.isError && void query.refetch())}
        >
          {shell.retry}
        </Button>
      )}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="leader">
      <dt className="shrink-0">{label}</dt>
      <dd className="text-right font-semibold whitespace-normal">{children}</dd>
    </div>
  );
}

function useOwned(user: User) {
  const endpoint = isOrgAdmin(user) ? organisationProjects : userProjects;
  return {
    organisation: useQuery({
      queryKey: ['account', 'organisation', user.org_user],
      queryFn: ({ signal }) => call(currentOrganisation, { signal }),
    }),
    projects: useQuery({
      queryKey: [...QUERY_KEYS.projects, user.org_user],
      queryFn: ({ signal }) => call(endpoint, { query: {}, signal }),
    }),
    results: useQuery({
      queryKey: ['account', 'results', user.org_user],
      queryFn: ({ signal }) => call(countResults, { signal }),
    }),
  };
}
