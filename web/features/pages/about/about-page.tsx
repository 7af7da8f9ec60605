import type { Language } from '@inkreel/contract/site.ts';
import { use } from 'react';
import { LanguageLink, useBarePath } from '../../../lib/language-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { NotFoundPage } from '../not-found.ts';
import type { AboutDocument, AboutDocuments } from './about-document.ts';

/** The documents of each language are a separate chunk. */
const loaders: Record<Language, () => Promise<AboutDocuments>> = {
  en: async () => (await import('./texts/en.ts')).documents,
  zh: async () => (await import('./texts/zh.ts')).documents,
};
const loading = new Map<Language, Promise<AboutDocuments>>();

function loadDocuments(language: Language): Promise<AboutDocuments> {
  const running = loading.get(language) ?? loaders[language]();
  loading.set(language, running);
  return running;
}

const PAGES = [
  { name: 'us', path: '/about/about-us' },
  { name: 'terms', path: '/about/terms-of-service' },
  { name: 'privacy', path: '/about/privacy-policy' },
  { name: 'agreement', path: '/about/user-agreement' },
] as const;

/** The static information pages (specification, section 2). */
export default function AboutPage() {
  const { language, date } = useLanguage();
  const { about } = useMessages().pages;
  const path = useBarePath();
  const documents = use(loadDocuments(language));
  const page = PAGES.find((each) => each.path === path);
  if (!page) return <NotFoundPage />;
  const document: AboutDocument = documents[page.name];
  return (
    <div className="wrap grid grid-cols-[224px_minmax(0,1fr)] gap-12 pt-14 pb-20 max-phone:grid-cols-1 max-phone:gap-6 max-phone:pt-8">
      <nav aria-label={about.navigation} className="pt-3">
        <ul>
          {PAGES.map((each) => (
            <li key={each.name}>
              <LanguageLink
                to={each.path}
                aria-current={each === page ? 'page' : undefined}
                className="block border-b border-line py-2.5 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {about[each.name].title}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="prose">
        <h1 className="mb-3 text-[40px] leading-[44px] max-phone:text-3xl">{about[page.name].title}</h1>
        {document.since !== undefined && (
          <p className="note">{about.updated({ date: date(document.since) })}</p>
        )}
        <p className="text-[17px] leading-7 text-ink-2">{document.lead}</p>
        {document.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
