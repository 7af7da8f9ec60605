import type { Language } from '@inkreel/contract/site.ts';
import { useLocation } from 'react-router';
import { useBarePath } from '../lib/language-link.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { joinPath } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';

/** The same page in the other language, named in that language. */
export function LanguageSwitch({ className }: { className: string }) {
  const site = useSite();
  const { language } = useLanguage();
  const { shell } = useMessages();
  const path = useBarePath();
  const { search, hash } = useLocation();
  const other: Language = language === 'en' ? 'zh' : 'en';
  return (
    <PageLink
      to={joinPath({ language: other, path }, site) + search + hash}
      lang={other}
      hrefLang={other}
      className={className}
    >
      {shell.otherLanguage}
    </PageLink>
  );
}
