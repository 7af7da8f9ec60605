import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { call } from '../../lib/client.ts';
import { LanguageLink, useBarePath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage, useMessages } from '../../lib/messages.tsx';
import { QUERY_KEYS } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import './admin.css';
import { ADMIN_SECTIONS, ADMIN_TITLE, type AdminSection, sectionPath } from './head.ts';
import { Failed } from './parts/failed.tsx';
import { AuditSection } from './sections/audit-section.tsx';
import { CostsSection } from './sections/costs-section.tsx';
import { EnginesSection } from './sections/engines/engines-section.tsx';
import { OrdersSection } from './sections/orders-section.tsx';
import { OrganisationsSection } from './sections/organisations-section.tsx';
import { OverviewSection } from './sections/overview-section.tsx';
import { PricesSection } from './sections/prices-section.tsx';
import { ProductsSection } from './sections/products-section.tsx';
import { TasksSection } from './sections/tasks-section.tsx';
import { UsersSection } from './sections/users-section.tsx';

const SECTIONS: Record<AdminSection, ComponentType> = {
  overview: OverviewSection,
  users: UsersSection,
  organisations: OrganisationsSection,
  orders: OrdersSection,
  products: ProductsSection,
  prices: PricesSection,
  costs: CostsSection,
  tasks: TasksSection,
  engines: EnginesSection,
  audit: AuditSection,
};

/** The operators' console (decisions, Operators). Everyone else sees `notFound`: for them there is no such page. */
export default function AdminPage({ notFound }: { notFound: ReactNode }) {
  const { shell } = useMessages();
  const signedIn = useSignedIn();
  const user = useQuery({
    queryKey: QUERY_KEYS.user,
    queryFn: ({ signal }) => call(currentUser, { signal }),
    enabled: signedIn,
  });
  if (signedIn && user.isPending)
    return (
      <p role="status" className="wrap py-16 text-ink-3">
        {shell.loading}
      </p>
    );
  if (signedIn && user.data === undefined)
    return (
      <div className="wrap py-16">
        <Failed error={user.error} onRetry={() => void user.refetch()} />
      </div>
    );
  if (!signedIn || !user.data?.is_operator) return notFound;
  return <Console />;
}

function Console() {
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
      {/* Each section is mounted again: nothing of another one's search or dialog stays. */}
      <section key={current} className="min-w-0">
        <h1 className="mb-5 text-[26px] leading-8">{sections[current]}</h1>
        <Section />
      </section>
    </div>
  );
}
