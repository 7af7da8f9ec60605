import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { isPaidBySeconds, type PartWish, partOf, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { type Failure, runFailureText, spokenFailure } from '../../lib/failure-text.ts';
import { isOnline, untilOnline } from '../../lib/online.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { createStartGuard } from '../../runs/start-guard.ts';
import { type StartOptions, startRun } from '../../runs/start-run.ts';
import { useSentAddress } from '../../uploads/use-sent-address.ts';
import type { FormValues } from '../kit/form-values.ts';
import { useEngineChoice } from '../kit/use-engine-choice.ts';
import { localAddresses, withAddresses } from './local-inputs.ts';
import type { Prepare } from './stages/stage-props.ts';

/**
 * Starts runs of a tool: signs in, uploads drawings and a guest's pictures, submits the run, and shows why it
 * was refused.
 */
export function useToolRun(
  tool: Tool,
  {
    onStarted,
    onRefused,
    about,
  }: {
    /** A run is being submitted. */
    onStarted: () => void;
    /** The run was refused after all. */
    onRefused: () => void;
    /** What each run is for, asked for when it is about to be submitted. */
    about?: () => Promise<Pick<StartOptions, 'target' | 'projectId'>>;
  },
) {
  const client = useQueryClient();
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const sentAddress = useSentAddress();
  const { engine, pointsAt } = useEngineChoice(tool);
  const unitPoints = pointsAt(engine);
  const [refused, setRefused] = useState<Failure | undefined>();
  const [preparing, setPreparing] = useState(false);
  /** Ends the wait for a connection; undefined while nothing waits. */
  const [stopWaiting, setStopWaiting] = useState<(() => void) | undefined>();
  const prepares = useRef(new Map<string, Prepare>());
  const [guard] = useState(() => createStartGuard());

  const onPrepare = (field: Field, prepare: Prepare | undefined) => {
    if (prepare) prepares.current.set(field.kind, prepare);
    else prepares.current.delete(field.kind);
  };
  const send = async (input: FormValues, part: PartWish = {}) => {
    const quoted = quoteRun(tool, unitPoints, input, partOf(tool, input, part));
    return startRun(client, tool, { ...input }, quoted, { engine, part, ...(await about?.()) });
  };
  /** Drawings and a guest's images are uploaded first, which needs a connection. */
  const connected = async () => {
    if (isOnline()) return;
    const stop = new AbortController();
    setStopWaiting(() => () => stop.abort());
    await untilOnline(stop.signal);
    setStopWaiting(undefined);
    if (stop.signal.aborted) throw new ApiError('aborted');
  };
  /** The input with uploaded addresses for pictures that only this browser had. The form keeps its own. */
  const uploaded = async (input: FormValues) => {
    const sent = new Map<string, string>();
    for (const address of localAddresses(tool, input)) sent.set(address, await sentAddress(address));
    return withAddresses(tool, input, (address) => sent.get(address));
  };
  const guarded = async (input: unknown, work: () => Promise<string>) => {
    const answered = guard.begin(input);
    if (!answered) return;
    setRefused(undefined);
    let taken: string | undefined;
    try {
      if (!signedIn && !(await askToSignIn({ toStart: tool.kind === 'image' ? 'draw' : 'continue' }))) return;
      taken = await work();
    } catch (error) {
      const fallback = isPaidBySeconds(tool)
        ? messages.failures.videoTask
        : runFailureText(tool.id, messages);
      const failure = spokenFailure(error, messages, fallback);
      // Some errors say already that nothing was charged.
      const told = failure?.text.includes(messages.tools.failed.noPoints) ? [] : [messages.tools.run.refused];
      setRefused(failure && { ...failure, help: [...failure.help, ...told] });
      onRefused();
    } finally {
      answered(taken ? 'taken' : 'dropped');
    }
    return taken;
  };
  return {
    refused,
    /** True while what the run needs is being uploaded. */
    preparing,
    /** Set while it waits for a connection: cancels the run. */
    stopWaiting,
    unitPoints,
    onPrepare,
    /**
     * Runs the form as it is, with what is on the stage: the whole, a sample, or what follows one. Resolves to the run's
     * id once the server has it, to undefined if it was not started.
     */
    runForm: (input: FormValues, part?: PartWish) =>
      guarded([input, part], async () => {
        setPreparing(true);
        const drawn: FormValues[] = [];
        try {
          if (prepares.current.size > 0 || localAddresses(tool, input).length > 0) await connected();
          for (const prepare of prepares.current.values()) drawn.push(await prepare());
          drawn.unshift(await uploaded(input));
        } finally {
          setPreparing(false);
        }
        onStarted();
        return send(Object.assign({}, ...drawn), part);
      }),
    /** Runs an earlier input again, as it was. */
    runAgain: (input: FormValues) =>
      guarded(input, async () => {
        onStarted();
        return send(input);
      }),
  };
}
