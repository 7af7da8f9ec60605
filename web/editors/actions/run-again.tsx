import type { RunTarget } from '@inkreel/contract/api/run-target.ts';
import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { actionTexts } from '@inkreel/contract/messages/areas/actions.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useTool } from '../../lib/load-tool.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { startRun } from '../../runs/start-run.ts';
import { Button } from '../../ui/button.tsx';
import { useEngineChoice } from '../kit/use-engine-choice.ts';

/** Sends a failed run again, with the input that it had, for the same part of the same document. */
export default function RunAgain({
  run,
  onTaken = () => undefined,
}: {
  run: TaskRecord;
  /** The server has the new run. */
  onTaken?: (taskId: string) => void;
}) {
  const texts = useAreaTexts(actionTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const tool = useTool(run.tool_id);
  const { engine, pointsAt } = useEngineChoice(tool);
  const [busy, setBusy] = useState(false);
  const quoted = quoteRun(tool, pointsAt(engine), run.input);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      // Lists leave out long inputs.
      const { input } = run.input_cut ? await call(getTask, { params: { id: run.id } }) : run;
      const target = run.target as RunTarget | undefined;
      onTaken(await startRun(client, tool, input, quoted, { engine, target, projectId: run.project_id }));
    } catch (error) {
      toastFailure(error, messages, texts.failed);
    }
    setBusy(false);
  };
  return (
    <Button size="small" aria-disabled={busy} onClick={() => void send()}>
      {texts.again({ points: texts.points({ value: quoted.points }) })}
    </Button>
  );
}
