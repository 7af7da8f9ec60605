import { memberTexts } from '@inkreel/contract/messages/areas/member.ts';
import { Check, Folder } from 'lucide-react';
import { chooseProject, useCurrentProject } from '../../../lib/current-project.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useUser } from '../../../lib/query.ts';
import { useLocation } from '../../../lib/router.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** Part of a workspace's header: the project that new runs go to. */
export default function ProjectChooser() {
  const { chooser: texts } = useAreaTexts(memberTexts);
  const user = useUser();
  const project = useCurrentProject();
  const { pathname } = useLocation();
  if (!user || !project?.current) return null;
  const { current, open } = project;
  return (
    <Disclosure
      button={
        <>
          <Folder size={16} strokeWidth={1.6} aria-hidden className="flex-none text-ink-3" />
          <span className="max-w-44 truncate max-phone:hidden">{current.name}</span>
        </>
      }
      label={texts.label({ name: current.name })}
      buttonClass="flex h-9 min-w-9 items-center justify-center gap-2 rounded-control px-2.5 text-[13px] hover:bg-sunk"
      align="end"
      closeOn={pathname}
      panelClass="max-h-[70dvh] w-[min(300px,calc(100vw-24px))] max-phone:fixed max-phone:top-14 max-phone:right-3"
    >
      {(close) => (
        <>
          <div className="px-2.5 pt-1 text-xs leading-5 text-ink-3">{texts.heading}</div>
          <div role="group" aria-label={texts.heading}>
            {open.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="menu-item"
                aria-pressed={id === current.id}
                onClick={() => {
                  chooseProject(user.org_user.org_id, id);
                  close();
                }}
              >
                <span className="min-w-0 flex-1 break-words">{name}</span>
                {id === current.id && <Check size={16} aria-hidden className="flex-none" />}
              </button>
            ))}
          </div>
          <div className="menu-line" />
          <LanguageLink className="menu-item" to="/projects">
            {texts.manage}
          </LanguageLink>
        </>
      )}
    </Disclosure>
  );
}
