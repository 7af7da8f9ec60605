import { useLanguage } from './messages.tsx';
import { PageLink, type PageLinkProps } from './page-link.tsx';
import { joinPath, splitPath } from './paths.ts';
import { useLocation } from './router.tsx';
import { useSite } from './site.ts';

/** A link inside the product that stays in the language that is shown; `to` is the path without language prefix. */
export function LanguageLink({ to, ...rest }: PageLinkProps) {
  const localPath = useLocalPath();
  return <PageLink {...rest} to={localPath(to)} />;
}

/** Turns a path without prefix, with or without query and hash, into its address in the language that is shown. */
export function useLocalPath(): (to: string) => string {
  const site = useSite();
  const { language } = useLanguage();
  return (to) => {
    const [, path = '/', tail = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    return joinPath({ language, path }, site) + tail;
  };
}

/** The path of this page below the language prefix. */
export function useBarePath(): string {
  const site = useSite();
  return splitPath(useLocation().pathname, site).path;
}
