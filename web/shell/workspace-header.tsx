import { ChevronsUpDown } from 'lucide-react';
import { Suspense } from 'react';
import { CATALOGUE } from '../catalogue.static.ts';
import { LanguageLink, useBarePath } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { useSignedIn } from '../lib/session.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { NeedsModel } from '../ui/needs-model.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { JobChipSlot } from './job-chip-slot.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PointsLink } from './points-link.tsx';
import { useToolGroups } from './tool-menu.tsx';

const ProjectChooser = lazyPart(() => import('../features/organisations/projects/project-chooser.tsx'));

/** Header of a workspace: tool, runs, points, account. */
export function WorkspaceHeader() {
  const path = useBarePath();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { shell } = useMessages();
  const groups = useToolGroups();
  const signedIn = useSignedIn();
  const tool = CATALOGUE.find((each) => each.editor === path);
  return (
    <header className="workspace-header">
      <Brand compact />
      <span aria-hidden className="mx-2 h-5 w-px bg-line-2 max-phone:hidden" />
      <Disclosure
        button={
          <>
            <span className="tool-name">{tool?.name[language] ?? shell.create}</span>
            <ChevronsUpDown size={15} strokeWidth={1.6} aria-hidden className="flex-none text-ink-3" />
          </>
        }
        buttonClass="flex h-9 max-w-full min-w-0 items-center gap-2 rounded-control px-2.5 hover:bg-sunk"
        closeOn={pathname}
      >
        {() => (
          <>
            {groups.map((group) => (
              <div key={group.group}>
                <div className="px-2.5 pt-1 text-xs leading-5 text-ink-3">{shell.groups[group.group]}</div>
                {group.tools.map((each) => (
                  <LanguageLink
                    key={each.id}
                    className="menu-item"
                    to={each.editor}
                    aria-current={each === tool ? 'page' : undefined}
                  >
                    <span className="flex-1">
                      {each.name[language]}
                      <NeedsModel tool={each} />
                    </span>
                    <span className="numbers text-ink-3">{each.points}</span>
                  </LanguageLink>
                ))}
              </div>
            ))}
            <div className="menu-line" />
            <LanguageLink className="menu-item" to="/my-creation">
              {shell.myCreation}
            </LanguageLink>
            <LanguageSwitch className="menu-item" />
          </>
        )}
      </Disclosure>
      <h1 className="sr-only">{tool?.name[language] ?? shell.create}</h1>
      <div className="ml-auto flex items-center gap-2 max-phone:gap-1">
        <Suspense>{signedIn && <ProjectChooser />}</Suspense>
        <JobChipSlot />
        <PointsLink />
        <AccountMenu />
      </div>
    </header>
  );
}
