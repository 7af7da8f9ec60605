import { ChevronDown } from 'lucide-react';
import { CATALOGUE, type CatalogueEntry, GROUPS } from '../catalogue.static.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { NeedsModel } from '../ui/needs-model.tsx';

/** The groups of a kind with the tools that the site offers, those that need an AI model last; no empty groups. */
export function useToolGroups(kind?: 'image' | 'video') {
  const site = useSite();
  return GROUPS.filter((group) => kind === undefined || group.kind === kind)
    .map((group) => ({
      ...group,
      tools: CATALOGUE.filter((tool) => tool.group === group.group && tool.sites.includes(site.id)).sort(
        (one, other) => Number(one.needsModel) - Number(other.needsModel),
      ),
    }))
    .filter((group) => group.tools.length > 0);
}

/** Where the menu leads: the page that explains the tool, or its editor if there is none. */
export function toolEntrance(tool: CatalogueEntry): string {
  return tool.landing ?? tool.editor;
}

/** One kind's menu in the header; nothing if the site has no tool of that kind. */
export function ToolMenu({ kind }: { kind: 'image' | 'video' }) {
  const groups = useToolGroups(kind);
  const { shell } = useMessages();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  if (groups.length === 0) return null;
  return (
    <Disclosure
      button={
        <>
          {kind === 'image' ? shell.images : shell.videos}
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
        </>
      }
      buttonClass="header-item"
      closeOn={pathname}
      panelClass="menu-wide"
    >
      {() =>
        groups.map((group) => (
          <div key={group.group}>
            <div className="px-2.5 pt-1 text-xs leading-5 text-ink-3">{shell.groups[group.group]}</div>
            <ul>
              {group.tools.map((tool) => (
                <li key={tool.id}>
                  <LanguageLink className="menu-item" to={toolEntrance(tool)}>
                    <span className="flex-1">
                      {tool.name[language]}
                      <NeedsModel tool={tool} />
                    </span>
                    <span className="numbers text-ink-3">{tool.points}</span>
                  </LanguageLink>
                </li>
              ))}
            </ul>
          </div>
        ))
      }
    </Disclosure>
  );
}
