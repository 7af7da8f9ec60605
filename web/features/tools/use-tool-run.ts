import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askToSignIn } from '../../lib/dialogs.ts';
import { toastText } from '../../lib/failure-text.ts';
import { useMessages } from '../../lib/messages.tsx';
import { usePointConfig } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { startRun } from '../../runs/start-run.ts';
import { useSentAddress } from '../../uploads/use-sent-address.ts';
import { type FormValues, priceOf } from './form-state.ts';
import { localAddresses, withAddresses } from './local-inputs.ts';
import type { Prepare } from './stages/stage-props.ts';
import type { StageField } from './stages/stages.ts';

/**
 * Starts runs of a tool: signs in, uploads what was drawn on the stage and what a guest brought, hands the run over, says
 * why it was refused.
 */
export function useToolRun(
  tool: Tool,
  {
    onStarted,
    onRefused,
  }: {
    /** A run is on its way. */
    onStarted: () => void;
    /** It was not taken after all. */
    onRefused: () => void;
  },
) {
  const client = useQueryClient();
  const messages = useMessages();
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const unitPoints = usePointConfig()?.[tool.path] ?? tool.points;
  const [refused, setRefused] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const prepares = useRef(new Map<string, Prepare>());

  const onPrepare = (field: StageField, prepare: Prepare | undefined) => {
    if (prepare) prepares.current.set(field.kind, prepare);
    else prepares.current.delete(field.kind);
  };
  const send = async (input: FormValues) => {
    const price = priceOf(tool, unitPoints, input);
    await startRun(client, tool, { ...input }, price, messages.errors.task_failed);
  };
  /** The input with the product's addresses of what nobody had but this browser. The form keeps what it shows. */
  const uploaded = async (input: FormValues) => {
    const sent = new Map<string, string>();
    for (const address of localAddresses(tool, input)) sent.set(address, await sentAddress(address));
    return withAddresses(tool, input, (address) => sent.get(address));
  };
  const guarded = async (work: () => Promise<void>) => {
    setRefused(undefined);
    if (!signedIn && !(await askToSignIn())) return;
    try {
      await work();
    } catch (error) {
      const reason = toastText(error, messages);
      setRefused(reason && `${messages.tools.run.refused} ${reason}`);
      onRefused();
    }
  };
  return {
    refused,
    /** True while what the run needs is on its way to the server. */
    preparing,
    unitPoints,
    onPrepare,
    /** Runs the form as it stands, with what is on the stage. */
    runForm: (input: FormValues) =>
      guarded(async () => {
        if (preparing) return;
        setPreparing(true);
        const drawn: FormValues[] = [];
        try {
          for (const prepare of prepares.current.values()) drawn.push(await prepare());
          drawn.unshift(await uploaded(input));
        } finally {
          setPreparing(false);
        }
        onStarted();
        await send(Object.assign({}, ...drawn));
      }),
    /** Runs an earlier input again, as it was. */
    runAgain: (input: FormValues) =>
      guarded(async () => {
        onStarted();
        await send(input);
      }),
  };
}
