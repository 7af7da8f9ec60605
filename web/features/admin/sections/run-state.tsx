import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Status } from '../parts/status.tsx';

/** States of a run in the order of the filter. */
export const STATES = ['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const;
type State = (typeof STATES)[number];

const LOOKS = {
  PENDING: 'missing',
  RUNNING: 'running',
  SUCCEEDED: 'done',
  FAILED: 'failed',
  CANCELED: 'missing',
} as const;

/** The state that the API names. */
export function stateOf({ state }: { state: string }): State {
  return STATES.find((each) => each === state) ?? 'PENDING';
}

interface RunStateProps {
  run: {
    id: string;
    state: string;
    error_code: string | null;
    error_detail: string | null;
    attempts: number;
  };
}

/**
 * The state of a run; for a failed one the reason that its member reads and, folded, the engine's message.
 */
export function RunState({ run }: RunStateProps) {
  const { tasks: texts, list } = useAreaTexts(adminTexts);
  const errors: Readonly<Record<string, string>> = useStudioMessages().errors;
  const state = stateOf(run);
  const said = [run.error_code, run.error_detail, run.id].filter((line) => line !== null).join('\n');
  return (
    <>
      <Status look={LOOKS[state]}>{texts.states[state]}</Status>
      {run.attempts > 0 && <small>{texts.attempts({ count: run.attempts })}</small>}
      {state === 'FAILED' && (
        <>
          {run.error_code !== null && <small>{errors[run.error_code]}</small>}
          <details className="admin-more">
            <summary>{list.details}</summary>
            <pre>{said}</pre>
          </details>
        </>
      )}
    </>
  );
}
