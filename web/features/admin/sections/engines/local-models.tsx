import { adminChangeModel, adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { toastFailure } from '../../../../lib/toast-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { ADMIN_KEY } from '../../parts/use-rows.ts';
import type { Model } from './answers.ts';
import { RemoveModelDialog } from './remove-model-dialog.tsx';

const LOOKS = {
  ready: 'done',
  damaged: 'failed',
  copied: 'stale',
  part: 'stale',
  absent: 'missing',
} as const;
/** Milliseconds between requests for the progress of a download. */
const WORKING_MS = 1000;

type Change = BodyOf<typeof adminChangeModel>;

/** Model files for this machine: what each does, its licence, whether it is here, and what can be done about that. */
export function LocalModels() {
  const { comma, columns, models: texts } = useAreaTexts(adminTexts).engines;
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Model>();
  const key = [ADMIN_KEY, 'models'];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(adminModels, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.models.some(({ work }) => work !== null) ? WORKING_MS : false,
  });
  const change = useMutation({
    mutationFn: (body: Change) => call(adminChangeModel, { body }),
    onError: (failure) => toastFailure(failure, messages, messages.failures.save),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  // Without engines that run models on this machine there is nothing to list.
  if (data === undefined || data.models.length === 0) return null;
  return (
    <section>
      <header className="engines-head">
        <h2>{texts.title}</h2>
        <span className="note">
          {texts.line} {!data.runtime && texts.noRuntime}
        </span>
      </header>
      <Table
        caption={texts.title}
        rows={data.models}
        keyOf={({ id }) => id}
        columns={[
          {
            label: texts.columns.model,
            cell: ({ name, id }) => (
              <>
                <b className="font-semibold">{name}</b>
                <small>
                  <code>{id}</code>
                </small>
              </>
            ),
          },
          {
            label: texts.columns.tools,
            cell: ({ capabilities }) => capabilities.map((each) => kinds[each] ?? each).join(comma),
          },
          { label: texts.columns.size, figure: true, cell: texts.size },
          {
            label: texts.columns.memory,
            figure: true,
            cell: ({ memory_bytes: bytes }) => (bytes === null ? texts.unknown : texts.size({ bytes })),
          },
          {
            label: texts.columns.licence,
            cell: ({ licence, licence_url: url }) => (
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {licence}
              </a>
            ),
          },
          { label: columns.state, cell: (model) => <ModelState model={model} /> },
          {
            label: texts.columns.acts,
            cell: (model) => (
              <ModelActs
                model={model}
                onChange={(action) => change.mutate({ model: model.id, action })}
                onRemove={() => setRemoved(model)}
              />
            ),
          },
        ]}
      />
      {removed && <RemoveModelDialog model={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  );
}

function ModelState({ model: { name, bytes, state, trouble, work } }: { model: Model }) {
  const { models: texts, columns } = useAreaTexts(adminTexts).engines;
  const { lastError } = columns;
  if (work === null)
    return (
      <>
        <Status look={trouble !== null && state !== 'ready' ? 'failed' : LOOKS[state]}>
          {texts.states[state]}
        </Status>
        {trouble !== null && (
          <details className="admin-more">
            <summary>{lastError}</summary>
            <pre className="model-trouble">{trouble}</pre>
          </details>
        )}
      </>
    );
  const share = work.bytes / bytes;
  const isOpen = work.action === 'check' || share >= 1;
  return (
    <>
      <span>
        {work.action === 'check'
          ? texts.working.check
          : texts.working.add({ percent: Math.floor(100 * share) })}
      </span>
      <progress
        className="model-progress"
        aria-label={texts.progress({ name })}
        {...(!isOpen && { value: share })}
      />
    </>
  );
}

interface ModelActsProps {
  model: Model;
  onChange: (action: Change['action']) => void;
  onRemove: () => void;
}

function ModelActs({ model: { name, state, work }, onChange, onRemove }: ModelActsProps) {
  const { models: texts } = useAreaTexts(adminTexts).engines;
  const button = (label: string, act: () => void) => (
    <Button size="small" aria-label={texts.actOf({ act: label, name })} onClick={act}>
      {label}
    </Button>
  );
  if (work !== null) return button(texts.acts.cancel, () => onChange('cancel'));
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'ready'
        ? button(texts.acts.check, () => onChange('check'))
        : button(texts.acts[state], () => onChange('add'))}
      {state !== 'absent' && button(texts.acts.remove, onRemove)}
    </span>
  );
}
