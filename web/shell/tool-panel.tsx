import { shownLanguage } from '../lib/area-texts.ts';
import { loadCatalogue, useCatalogue } from '../lib/catalogue.ts';
import { LanguageLink, useBarePath } from '../lib/language-link.tsx';
import { listPrice } from '../lib/list-price.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useSite } from '../lib/site.ts';
import { toolEntrance, toolGroups } from '../lib/tool-groups.ts';
import { NeedsModel } from '../ui/needs-model.tsx';

/** Fetches what the menus list. @public called by `tool-menu.tsx` when a menu is about to be opened */
export const prepare = (): void => void loadCatalogue(shownLanguage()).catch(() => undefined);

/**
 * The tools in a menu of the header, by group.
 * @param leads to the page that explains a tool, or to its editor
 * @param prices as a number of points, or in words
 */
export default function ToolPanel({
  kind,
  leads,
  prices,
}: {
  kind?: 'image' | 'video' | undefined;
  leads: 'entrance' | 'editor';
  prices: 'number' | 'words';
}) {
  const { pages, shell } = useMessages();
  const { language } = useLanguage();
  const site = useSite();
  const path = useBarePath();
  return toolGroups(useCatalogue(), site.id, kind).map((group) => (
    <div key={group.group}>
      <div className="px-2.5 pt-1 text-xs leading-5 text-ink-3">{shell.groups[group.group]}</div>
      <ul>
        {group.group === 'editing' && (
          <li>
            <LanguageLink className="menu-item" to="/img-editor">
              {pages.story.imageEditor}
            </LanguageLink>
          </li>
        )}
        {group.group === 'editing' && (
          <li>
            <LanguageLink className="menu-item" to="/ai-editor">
              {pages.story.writer}
            </LanguageLink>
          </li>
        )}
        {group.tools.map((tool) => (
          <li key={tool.id}>
            <LanguageLink
              className="menu-item"
              to={leads === 'editor' ? tool.editor : toolEntrance(tool)}
              aria-current={leads === 'editor' && tool.editor === path ? 'page' : undefined}
            >
              <span className="flex-1">
                {tool.name[language]}
                <NeedsModel tool={tool} />
              </span>
              <span className="numbers text-ink-3">
                {prices === 'number' ? tool.points : shell.price(listPrice(tool, tool.points))}
              </span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
