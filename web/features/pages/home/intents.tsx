import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { GENERATOR } from '../../../generator.static.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { listPrice } from '../../../lib/list-price.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useSite } from '../../../lib/site.ts';
import { NeedsModel } from '../../../ui/needs-model.tsx';
import { editorPath } from './editor-path.ts';
import { JOB_TOOLS } from './home-tools.static.ts';
import { INTENTS, MEDIA_JOBS } from './samples.ts';
import './intents.css';

/**
 * Jobs to start from: each opens its tool, with a prompt that can be run immediately if it starts from one.
 */
export function Intents() {
  const { language } = useLanguage();
  const home = useAreaTexts(homeTexts);
  const { shell } = useMessages();
  const site = useSite();
  const jobs = [
    ...INTENTS.map(({ id, job, prompt, style }) => ({
      to: editorPath({ prompt: prompt[language], ...(style && { style }) }),
      picture: `/samples/home/${id}.webp`,
      job,
      tool: GENERATOR,
    })),
    ...MEDIA_JOBS.flatMap(({ tool: id, picture, job }) => {
      const tool = JOB_TOOLS.find((one) => one.id === id && one.sites.includes(site.id));
      return tool ? [{ to: tool.editor, picture: `/samples/${picture}`, job, tool }] : [];
    }),
  ];
  return (
    <section className="section">
      <header>
        <h2>{home.intents.title}</h2>
        <p>{home.intents.lead}</p>
      </header>
      <ul className="index">
        {jobs.map(({ to, picture, job, tool }) => (
          <li key={picture}>
            <LanguageLink to={to}>
              <img src={picture} alt="" width={64} height={64} loading="lazy" decoding="async" />
              <span>
                <span className="index-title">{job[language]}</span>
                <span className="leader">
                  <span>
                    {tool.name[language]}
                    <NeedsModel tool={tool} />
                  </span>
                  <span>{shell.price(listPrice(tool, tool.points))}</span>
                </span>
              </span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
