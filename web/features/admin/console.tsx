import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import type { ComponentType } from 'react';
import { LanguageLink, useBarePath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import './admin.css';
import { ADMIN_SECTIONS, ADMIN_TITLE, type AdminSection, sectionPath } from './head.ts';

/** Each section is loaded when it is opened; the page shows the previous one until then. */
const SECTIONS: Record<AdminSection, ComponentType> = {
  overview: lazyPart(async () => ({
    default: (await import('./sections/overview-section.tsx')).OverviewSection,
  })),
  users: lazyPart(async () => ({ default: (await import('./sections/users-section.tsx')).UsersSection })),
  organisations: lazyPart(async () => ({
    default: (await import('./sections/organisations-section.tsx')).OrganisationsSection,
  })),
  orders: lazyPart(async () => ({ default: (await import('./sections/orders-section.tsx')).OrdersSection })),
  products: lazyPart(async () => ({
    default: (await import('./sections/products-section.tsx')).ProductsSection,
  })),
  prices: lazyPart(async () => ({ default: (await import('./sections/prices-section.tsx')).PricesSection })),
  costs: lazyPart(async () => ({ default: (await import('./sections/costs-section.tsx')).CostsSection })),
  tasks: lazyPart(async () => ({ default: (await import('./sections/tasks-section.tsx')).TasksSection })),
  engines: lazyPart(async () => ({
    default: (await import('./sections/engines/engines-section.tsx')).EnginesSection,
  })),
  audit: lazyPart(async () => ({ default: (await import('./sections/audit-section.tsx')).AuditSection })),
};

/** The console's navigation and the section that the path names. */
export default function Console() {
  const { sections, nav } = useAreaTexts(adminTexts);
  const { language } = useLanguage();
  const path = useBarePath();
  const current = ADMIN_SECTIONS.find((section) => sectionPath(section) === path) ?? 'overview';
  const Section = SECTIONS[current];
  return (
    <div className="wrap admin">
      <div className="admin-side">
        <p className="admin-name">{ADMIN_TITLE[language]}</p>
        <nav aria-label={nav} className="admin-nav">
          {ADMIN_SECTIONS.map((section) => (
            <LanguageLink
              key={section}
              to={sectionPath(section)}
              aria-current={section === current ? 'page' : undefined}
            >
              {sections[section]}
            </LanguageLink>
          ))}
        </nav>
      </div>
      {/* Each section is mounted separately, so that no search or dialog of another one stays. */}
      <section key={current} className="min-w-0">
        <h1 className="mb-5 text-[26px] leading-8">{sections[current]}</h1>
        <Section />
      </section>
    </div>
  );
}
