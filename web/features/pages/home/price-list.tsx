import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { Suspense } from 'react';
import { useBuiltCatalogue } from '../../../lib/catalogue.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { listPrice } from '../../../lib/list-price.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useSite } from '../../../lib/site.ts';
import { toolEntrance, toolGroups } from '../../../lib/tool-groups.ts';
import { NeedsModel, NeedsModelLegend } from '../../../ui/needs-model.tsx';

/** Every tool of the site with its price, by group. */
export function PriceList() {
  const home = useAreaTexts(homeTexts);
  return (
    <section className="section">
      <header>
        <h2>{home.tools.title}</h2>
        <p>{home.tools.lead}</p>
      </header>
      <div className="price-groups">
        <Suspense>
          <Groups />
        </Suspense>
      </div>
      <NeedsModelLegend />
    </section>
  );
}

function Groups() {
  const { language } = useLanguage();
  const { pages, shell } = useMessages();
  const site = useSite();
  const groups = toolGroups(useBuiltCatalogue(), site.id);
  return groups.map((group) => (
    <div key={group.group}>
      <h3>{shell.groups[group.group]}</h3>
      <ul>
        {group.group === 'editing' && (
          <li>
            <LanguageLink className="hover:underline" to="/img-editor">
              {pages.story.imageEditor}
            </LanguageLink>
          </li>
        )}
        {group.group === 'editing' && (
          <li>
            <LanguageLink className="hover:underline" to="/ai-editor">
              {pages.story.writer}
            </LanguageLink>
          </li>
        )}
        {group.tools.map((tool) => (
          <li key={tool.id}>
            <div className="leader">
              <LanguageLink className="hover:underline" to={toolEntrance(tool)}>
                {tool.name[language]}
                <NeedsModel tool={tool} />
              </LanguageLink>
              <span>{shell.price(listPrice(tool, tool.points))}</span>
            </div>
            <p className="note">{tool.line[language]}</p>
          </li>
        ))}
      </ul>
    </div>
  ));
}
