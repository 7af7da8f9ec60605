import type { createApiKey } from '@inkreel/contract/api/api-keys.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { isOrgAdmin } from '../../../lib/query.ts';
import { MemberPage } from '../../../shell/member-page.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { TEAM_TITLES } from '../head.ts';
import { useOrganisation } from '../team/use-team.ts';
import { KeySample } from './key-sample.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { NewKeySlip } from './new-key-slip.tsx';
import { useApiKeys } from './use-keys.ts';
import './api-keys.css';

/** Keys by which programs call the API for the current organisation. */
export default function ApiKeysPage() {
  const { page } = useAreaTexts(apiKeyTexts);
  const { language } = useLanguage();
  return (
    <MemberPage title={TEAM_TITLES[language].apiKeys} guest={page.guest}>
      {(user) => (isOrgAdmin(user) ? <Keys /> : <p className="mt-4 text-ink-2">{page.membersOnly}</p>)}
    </MemberPage>
  );
}

function Keys() {
  const { page, list, form } = useAreaTexts(apiKeyTexts);
  const organisation = useOrganisation();
  const query = useApiKeys();
  const [made, setMade] = useState<OutputOf<typeof createApiKey>>();
  if (query.data === undefined || organisation.data === undefined)
    return <LoadState query={query.data === undefined ? query : organisation} />;
  const { items, limit } = query.data;
  const readAt = query.dataUpdatedAt;
  const working = items.filter(
    ({ revoked_at, expires_at }) =>
      revoked_at === null && (expires_at === null || Date.parse(expires_at) > readAt),
  ).length;
  return (
    <>
      <div className="mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-[1_1_320px] text-ink-2">{page.lead({ team: organisation.data.name })}</p>
        <a className={buttonClass({ size: 'small' })} href="/api">
          <BookOpen size={15} strokeWidth={1.6} aria-hidden />
          {page.reference}
        </a>
      </div>
      {made && (
        <NewKeySlip key={made.item.id} text={made.key} item={made.item} onSaved={() => setMade(undefined)} />
      )}
      <section aria-labelledby="keys" className="border-t border-ink py-8">
        <div className="mb-3 flex items-baseline gap-3">
          <h2 id="keys" className="text-xl leading-7">
            {list.title}
          </h2>
          <span className="numbers text-[13px] text-ink-2">{list.count({ count: working, limit })}</span>
        </div>
        {items.length === 0 ? (
          <p className="text-ink-2">{list.none}</p>
        ) : (
          <KeyTable keys={items} fresh={made?.item.id} readAt={readAt} />
        )}
      </section>
      <section aria-labelledby="new-key" className="border-t border-ink py-8">
        <h2 id="new-key" className="text-xl leading-7">
          {form.title}
        </h2>
        <p className="mt-1 mb-5 text-[13px] text-ink-2">{form.line}</p>
        <div className="key-new">
          {working >= limit ? <p>{form.full({ limit })}</p> : <NewKeyForm onMade={setMade} />}
          <KeySample />
        </div>
      </section>
    </>
  );
}
