import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { Suspense } from 'react';
import { useBuiltCatalogue } from '../../lib/catalogue.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { listPrice } from '../../lib/list-price.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { useSite } from '../../lib/site.ts';
import { toolGroups } from '../../lib/tool-groups.ts';
import { NeedsModel, NeedsModelLegend } from '../../ui/needs-model.tsx';
import { Intents } from './home/intents.tsx';

/** The creation entry: every tool by purpose (specification, section 2). */
export default function CreatePage() {
  const { pages } = useMessages();
  const home = useAreaTexts(homeTexts);
  return (
    <div className="wrap pt-14 pb-10 max-phone:pt-8">
      <h1 className="text-[52px] leading-[56px] max-phone:text-4xl">{pages.create.title}</h1>
      <p className="mt-4 mb-12 max-w-[36em] text-[17px] leading-7 text-ink-2">{pages.create.lead}</p>
      <Intents />
      <section className="section">
        <header>
          <h2>{home.stories.title}</h2>
        </header>
        <div className="leader">
          <LanguageLink className="font-display text-lg leading-6 font-semibold hover:underline" to="/story">
            {home.stories.name}
          </LanguageLink>
          <span>{home.stories.from}</span>
        </div>
        <p className="mt-1 max-w-[44em] text-ink-2">{home.stories.line}</p>
        <p className="mt-2 text-[13px]">
          <LanguageLink className="link leading-6" to="/story/create">
            {home.stories.fresh}
          </LanguageLink>
          <LanguageLink className="link ml-5 leading-6" to="/ai-editor">
            {pages.story.writer}
          </LanguageLink>
        </p>
      </section>
      <Suspense>
        <ToolsByPurpose />
      </Suspense>
      <NeedsModelLegend />
    </div>
  );
}

function ToolsByPurpose() {
  const { pages, shell } = useMessages();
  const { language } = useLanguage();
  const site = useSite();
  const groups = toolGroups(useBuiltCatalogue(), site.id);
  return groups.map((group) => (
    <section key={group.group} className="section">
      <header>
        <h2>{shell.groups[group.group]}</h2>
        {group.group === 'editing' && (
          <LanguageLink className="link" to="/img-editor">
            {pages.story.imageEditor}
          </LanguageLink>
        )}
      </header>
      <ul>
        {group.tools.map((tool) => (
          <li key={tool.id} className="border-b border-line py-4 first:pt-0">
            <div className="leader">
              <LanguageLink
                className="font-display text-lg leading-6 font-semibold hover:underline"
                to={tool.editor}
              >
                {tool.name[language]}
                <NeedsModel tool={tool} />
              </LanguageLink>
              <span>{shell.price(listPrice(tool, tool.points))}</span>
            </div>
            <p className="mt-1 max-w-[44em] text-ink-2">{tool.line[language]}</p>
            <p className="mt-2 flex gap-5 text-[13px]">
              <LanguageLink className="link leading-6" to={tool.editor}>
                {pages.create.open}
              </LanguageLink>
              {tool.landing && (
                <LanguageLink className="link leading-6" to={tool.landing}>
                  {pages.create.read}
                </LanguageLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
