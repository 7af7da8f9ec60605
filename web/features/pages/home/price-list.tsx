import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { TOOL_LINES } from '../../../catalogue-texts.static.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { listPrice } from '../../../lib/list-price.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { toolEntrance, useToolGroups } from '../../../shell/tool-menu.tsx';
import { NeedsModel, NeedsModelLegend } from '../../../ui/needs-model.tsx';

/** Every tool of the site with its price, by group. */
export function PriceList() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  const { shell } = useMessages();
  const groups = useToolGroups();
  return (
    <section className="section">
      <header>
        <h2>{home.tools.title}</h2>
        <p>{home.tools.lead}</p>
      </header>
      <div className="price-groups">
        {groups.map((group) => (
          <div key={group.group}>
            <h3>{shell.groups[group.group]}</h3>
            <ul>
              {group.tools.map((tool) => (
                <li key={tool.id}>
                  <div className="leader">
                    <LanguageLink className="hover:underline" to={toolEntrance(tool)}>
                      {tool.name[language]}
                      <NeedsModel tool={tool} />
                    </LanguageLink>
                    <span>{shell.price(listPrice(tool, tool.points))}</span>
                  </div>
                  <p className="note">{TOOL_LINES[tool.id]?.[language]}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <NeedsModelLegend />
    </section>
  );
}
