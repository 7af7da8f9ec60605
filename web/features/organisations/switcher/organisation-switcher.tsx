import { switchOrganisation } from '@inkreel/contract/api/organisations.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, FolderOpen, UsersRound } from 'lucide-react';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { enterOrganisation } from '../../../lib/organisation-change.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { useOrganisations } from '../team/use-team.ts';
import { useAction } from '../use-action.ts';

/** Part of the account menu: team, projects, and the user's organisations if there are several. */
export default function OrganisationSwitcher() {
  const { switcher: texts } = useAreaTexts(teamTexts);
  const { failures } = useStudioMessages();
  const client = useQueryClient();
  const { data, isError } = useOrganisations();
  const { working, act } = useAction();
  const go = async ({ id, name }: { id: string; name: string }) => {
    if (!(await act(() => call(switchOrganisation, { params: { id } })))) return;
    toast(texts.switched({ team: name }));
    enterOrganisation(client);
  };
  return (
    <>
      <LanguageLink className="menu-item" to="/projects">
        <FolderOpen size={16} strokeWidth={1.6} aria-hidden />
        {texts.projects}
      </LanguageLink>
      <LanguageLink className="menu-item" to="/team">
        <UsersRound size={16} strokeWidth={1.6} aria-hidden />
        {texts.manage}
      </LanguageLink>
      {isError && <p className="note px-2.5 py-1">{failures.getData}</p>}
      {data !== undefined && data.length > 1 && (
        <div role="group" aria-label={texts.label} aria-busy={working}>
          <div className="menu-line" />
          <div aria-hidden className="px-2.5 pt-1 text-xs leading-5 text-ink-3">
            {texts.label}
          </div>
          {data.map((each) => (
            <button
              key={each.id}
              type="button"
              className="menu-item"
              aria-pressed={each.current}
              onClick={() => !each.current && void go(each)}
            >
              <span className="min-w-0 flex-1 break-words">{each.name}</span>
              {each.current && <Check size={16} aria-label={texts.current} />}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
