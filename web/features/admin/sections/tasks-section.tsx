import { adminTasks } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import { RowsTable } from '../parts/rows-table.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useRows } from '../parts/use-rows.ts';
import { useToolName } from '../parts/use-tool-name.ts';
import { useView } from '../parts/use-view.ts';
import { type RunChange, RunDialog } from './run-dialog.tsx';
import { RunState, STATES, stateOf } from './run-state.tsx';

type Run = OutputOf<typeof adminTasks>['items'][number];

/** Runs of all organisations; an operator may cancel those that hang and repeat those that failed. */
export function TasksSection() {
  const { tasks: texts, sections, list } = useAreaTexts(adminTexts);
  const { number, time } = useLanguage();
  const toolName = useToolName();
  const view = useView();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const search = view.get('search');
  const state = STATES.find((each) => each === view.get('state'));
  const [asked, setAsked] = useState<{ run: Run; change: RunChange }>();
  const rows = useRows<Run, string>(
    ['tasks', search, state],
    (before, signal) => call(adminTasks, { query: { search, before, state }, signal }),
    ({ finished_at }) => finished_at === null,
  );
  const actsOf = (run: Run) => {
    const changes: RunChange[] =
      run.finished_at === null ? ['cancel'] : run.state === 'FAILED' ? ['retry'] : [];
    return [
      ...changes.map((change) => ({ label: texts[change].action, run: () => setAsked({ run, change }) })),
      { label: list.history, run: () => void navigate(localPath(`/admin/audit?subject_id=${run.id}`)) },
    ];
  };
  return (
    <>
      <SearchForm hint={texts.searchHint} value={search} onSearch={(text) => view.set('search', text)}>
        <Chip pressed={state === undefined} onClick={() => view.set('state', undefined)}>
          {list.all}
        </Chip>
        {STATES.map((each) => (
          <Chip key={each} pressed={state === each} onClick={() => view.set('state', each)}>
            {texts.states[each]}
          </Chip>
        ))}
      </SearchForm>
      <RowsTable
        caption={sections.tasks}
        list={rows}
        narrowed={search !== undefined || state !== undefined}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.columns.time, cell: ({ created_at }) => time(created_at) },
          { label: texts.columns.tool, cell: ({ tool_id }) => toolName(tool_id) },
          {
            label: texts.columns.who,
            cell: ({ organisation, user }) => (
              <>
                {organisation.name}
                <small>{user.name}</small>
              </>
            ),
          },
          { label: texts.columns.engine, cell: ({ engine }) => engine },
          { label: texts.columns.points, figure: true, cell: ({ points }) => number(points) },
          { label: texts.columns.state, cell: (run) => <RunState run={run} /> },
        ]}
        acts={(run) => (
          <RowMenu name={`${toolName(run.tool_id)}, ${texts.states[stateOf(run)]}`} acts={actsOf(run)} />
        )}
      />
      {asked && <RunDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
