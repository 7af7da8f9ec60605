import { RECORD_TYPES } from '@inkreel/contract/api/billing.ts';
import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { isOrgAdmin, type User, useProjectList } from '../../../lib/query.ts';
import { useSite } from '../../../lib/site.ts';
import { useMembers } from '../../../lib/team.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { isNarrowed, type LedgerFilters } from './ledger-filters.ts';

interface FilterBarProps {
  filters: LedgerFilters;
  user: User;
  onChange: (changed: Partial<LedgerFilters>) => void;
  onClear: () => void;
  /** Shown at the end of the row. */
  children: ReactNode;
}

/** Type, tool, member (for admins), project and days of the ledger. */
export function LedgerFilterBar({ filters, user, onChange, onClear, children }: FilterBarProps) {
  const { filters: texts } = useAreaTexts(ledgerTexts);
  const credits = useAreaTexts(creditsTexts);
  const { language } = useLanguage();
  const site = useSite();
  const projects = useProjectChoices(user);
  const tools = useCatalogue().filter((tool) => tool.sites.includes(site.id));
  const choose = (
    name: 'type' | 'tool' | 'member' | 'project',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={filters[name]}
          options={options}
          onChange={(value) => onChange({ [name]: value })}
        />
      )}
    </Field>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input numbers"
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <search className="mb-6 grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-3 gap-y-4">
        {choose('type', texts.type, [
          { value: '', label: texts.allTypes },
          ...RECORD_TYPES.map((type) => ({ value: type, label: credits.types[type] })),
        ])}
        {choose('tool', texts.tool, [
          { value: '', label: texts.allTools },
          ...tools.map(({ id, name }) => ({ value: id, label: name[language] })),
        ])}
        {choose('project', texts.project, [{ value: '', label: texts.allProjects }, ...projects])}
        {isOrgAdmin(user) && <MemberChoice label={texts.member} value={filters.member} onChange={onChange} />}
        {day('from', texts.from)}
        {day('to', texts.to)}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        {isNarrowed(filters) && (
          <Button size="small" look="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

function MemberChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (changed: { member: string }) => void;
}) {
  const { filters: texts } = useAreaTexts(ledgerTexts);
  const { data } = useMembers();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={value}
          options={[
            { value: '', label: texts.allMembers },
            ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(member) => onChange({ member })}
        />
      )}
    </Field>
  );
}

/** Open and archived projects: points were used in both. */
function useProjectChoices(user: User): { value: string; label: string }[] {
  const { filters: texts } = useAreaTexts(ledgerTexts);
  const open = useProjectList(user, false).data?.items ?? [];
  const archived = useProjectList(user, true).data?.items ?? [];
  return [
    ...open.map(({ id, name }) => ({ value: id, label: name })),
    ...archived.map(({ id, name }) => ({ value: id, label: texts.archived({ name }) })),
  ];
}
