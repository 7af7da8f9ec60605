import { LANGUAGE_COOKIE, type Language } from '@inkreel/contract/site.ts';
import { useBarePath } from '../lib/language-link.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { useLocation } from '../lib/router.tsx';

/** The same page in the other language, named in that language. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useLanguage();
  const { shell } = useMessages();
  const path = useBarePath();
  const { search, hash } = useLocation();
  const other: Language = language === 'en' ? 'zh' : 'en';
  return (
    <PageLink
      // With its prefix in either language: without one the browser's own preference would decide.
      to={`/${other}${path === '/' ? '' : path}${search}${hash}`}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={() => rememberLanguage(other)}
    >
      {shell.otherLanguage}
    </PageLink>
  );
}

/** A year: a page opened without a prefix comes in the language that was chosen last. */
function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the first request of the next visit
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
}
