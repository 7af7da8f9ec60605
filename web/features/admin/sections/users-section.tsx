import { adminUsers } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useUser } from '../../../lib/query.ts';
import { useNavigate } from '../../../lib/router.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { Status } from '../parts/status.tsx';
import { useRows } from '../parts/use-rows.ts';
import { useView } from '../parts/use-view.ts';
import { type UserChange, UserDialog } from './user-dialog.tsx';

type Person = OutputOf<typeof adminUsers>['items'][number];

/** Accounts: who they are, where they work, and what an operator can do about them. */
export function UsersSection() {
  const { users: texts, sections, list } = useAreaTexts(adminTexts);
  const { date } = useLanguage();
  const view = useView();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const ownId = useUser()?.id;
  const search = view.get('search');
  const [asked, setAsked] = useState<{ person: Person; change: UserChange }>();
  const rows = useRows<Person, string>(['users', search], (before, signal) =>
    call(adminUsers, { query: { search, before }, signal }),
  );
  const actsOf = (person: Person) => [
    ...changesOf(person, ownId).map((change) => ({
      label: texts[change].action,
      run: () => setAsked({ person, change }),
    })),
    { label: list.history, run: () => void navigate(localPath(`/admin/audit?subject_id=${person.id}`)) },
  ];
  return (
    <>
      <SearchForm hint={texts.searchHint} value={search} onSearch={(text) => view.set('search', text)} />
      <RowsTable
        caption={sections.users}
        list={rows}
        narrowed={search !== undefined}
        keyOf={({ id }) => id}
        columns={[
          {
            label: texts.columns.name,
            cell: ({ id, name }) => (
              <b className="font-semibold">
                {name}
                {id === ownId && <span className="font-normal text-ink-3">{texts.you}</span>}
              </b>
            ),
          },
          {
            label: texts.columns.contact,
            cell: ({ email, mobile }) => (
              <>
                {email !== null && <span className="break-all">{email}</span>}
                {mobile !== null && <span className="block">{mobile}</span>}
              </>
            ),
          },
          { label: texts.columns.organisations, cell: (person) => <Places person={person} /> },
          { label: texts.columns.since, cell: ({ created_at }) => date(created_at) },
          { label: texts.columns.state, cell: (person) => <State person={person} /> },
        ]}
        acts={(person) => <RowMenu name={person.name} acts={actsOf(person)} />}
      />
      {asked && <UserDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** The changes that make sense for an account; operators cannot take rights away from themselves. */
function changesOf(person: Person, ownId: string | undefined): UserChange[] {
  const own = person.id === ownId;
  if (person.disabled) return ['enable'];
  const rights: UserChange[] = person.is_operator
    ? person.operator_by_settings || own
      ? []
      : ['demote']
    : ['promote'];
  return [...rights, 'signOut', ...(own ? [] : (['disable'] as const))];
}

function Places({ person }: { person: Person }) {
  const { roles } = useAreaTexts(adminTexts).users;
  const names: Readonly<Record<string, string>> = roles;
  return person.organisations.map(({ id, name, role }) => (
    <span key={id} className="block">
      {name} <span className="text-ink-3">{names[role] ?? role}</span>
    </span>
  ));
}

function State({ person }: { person: Person }) {
  const { users: texts } = useAreaTexts(adminTexts);
  return (
    <>
      <Status look={person.disabled ? 'failed' : 'done'}>
        {person.disabled ? texts.disabled : texts.active}
      </Status>
      {person.is_operator && <small>{person.operator_by_settings ? texts.bySettings : texts.operator}</small>}
    </>
  );
}
