import { type ReactNode, Suspense } from 'react';
import { useBuiltCatalogue } from '../lib/catalogue.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { useSite } from '../lib/site.ts';
import { toolEntrance, toolGroups } from '../lib/tool-groups.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { STUDIO_PATH } from './site-header.tsx';

/** Year of the first release; the footer is prerendered, so it does not follow the clock. */
const YEAR = 2026;

/** Footer of every page but the workspaces. */
export function SiteFooter() {
  const { shell, pages } = useMessages();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="max-w-80">
            <Brand />
            <p className="mt-2 text-[13px] text-ink-2">{shell.footer.line}</p>
          </div>
          <FooterColumn title={shell.footer.tools} className="footer-tools">
            <Suspense>
              <FooterTools />
            </Suspense>
          </FooterColumn>
          <FooterColumn title={shell.footer.studio}>
            <LanguageLink to={STUDIO_PATH}>{shell.studio}</LanguageLink>
            <LanguageLink to="/create">{shell.create}</LanguageLink>
            <LanguageLink to="/my-creation">{shell.myCreation}</LanguageLink>
            <LanguageLink to="/pricing">{shell.pricing}</LanguageLink>
          </FooterColumn>
          <FooterColumn title={shell.footer.about}>
            <LanguageLink to="/about/about-us">{pages.about.us.title}</LanguageLink>
            <LanguageLink to="/about/terms-of-service">{pages.about.terms.title}</LanguageLink>
            <LanguageLink to="/about/privacy-policy">{pages.about.privacy.title}</LanguageLink>
            <LanguageLink to="/about/user-agreement">{pages.about.agreement.title}</LanguageLink>
            <a href="/api">{shell.footer.api}</a>
          </FooterColumn>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-6 border-t border-line pt-4 text-xs text-ink-3">
          <span>{shell.footer.copyright({ year: YEAR })}</span>
          <span className="ml-auto">
            <LanguageSwitch className="inline-block leading-6 text-ink-2" />
          </span>
        </div>
      </div>
    </footer>
  );
}

function FooterTools() {
  const { language } = useLanguage();
  const site = useSite();
  return toolGroups(useBuiltCatalogue(), site.id)
    .flatMap((group) => group.tools)
    .map((tool) => (
      <LanguageLink key={tool.id} to={toolEntrance(tool)}>
        {tool.name[language]}
      </LanguageLink>
    ));
}

function FooterColumn({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-ui text-[13px] leading-6 font-semibold tracking-normal">{title}</h2>
      <div className="footer-links">{children}</div>
    </div>
  );
}
