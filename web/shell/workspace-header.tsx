import { ChevronsUpDown } from 'lucide-react';
import { Suspense } from 'react';
import { LanguageLink, useBarePath } from '../lib/language-link.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useFoundTool } from '../lib/load-tool.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { useSignedIn } from '../lib/session.ts';
import { toolAt } from '../lib/tool-paths.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { JobChipSlot } from './job-chip-slot.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PointsLink } from './points-link.tsx';
import { prepareToolList, ToolList } from './tool-menu.tsx';

const ProjectChooser = lazyPart(() => import('../features/organisations/projects/project-chooser.tsx'));

/** Header of a workspace: tool, runs, points, account. */
export function WorkspaceHeader() {
  const { pathname } = useLocation();
  const { shell } = useMessages();
  const signedIn = useSignedIn();
  const id = toolAt(useBarePath())?.id;
  const name = <Suspense>{id === undefined ? shell.create : <NameOfTool id={id} />}</Suspense>;
  return (
    <header className="workspace-header">
      <Brand compact />
      <span aria-hidden className="mx-2 h-5 w-px bg-line-2 max-phone:hidden" />
      <Disclosure
        button={
          <>
            <span className="tool-name">{name}</span>
            <ChevronsUpDown size={15} strokeWidth={1.6} aria-hidden className="flex-none text-ink-3" />
          </>
        }
        buttonClass="flex h-9 max-w-full min-w-0 items-center gap-2 rounded-control px-2.5 hover:bg-sunk"
        closeOn={pathname}
        onApproach={prepareToolList}
      >
        {() => (
          <>
            <ToolList leads="editor" prices="number" />
            <div className="menu-line" />
            <LanguageLink className="menu-item" to="/my-creation">
              {shell.myCreation}
            </LanguageLink>
            <LanguageSwitch className="menu-item" />
          </>
        )}
      </Disclosure>
      <h1 className="sr-only">{name}</h1>
      <div className="ml-auto flex items-center gap-2 max-phone:gap-1">
        <Suspense>{signedIn && <ProjectChooser />}</Suspense>
        <JobChipSlot />
        <PointsLink />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Appears with the page, which waits for the tool too. */
function NameOfTool({ id }: { id: string }) {
  const { language } = useLanguage();
  const { shell } = useMessages();
  return useFoundTool(id)?.text[language].name ?? shell.create;
}
