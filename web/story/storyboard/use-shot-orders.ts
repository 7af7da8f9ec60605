import { cancelBatch } from '@inkreel/contract/api/batches.ts';
import { drawShots, quoteShots } from '@inkreel/contract/api/stories.ts';
import { cancelTask } from '@inkreel/contract/api/tasks.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { QUALITY_FACTORS, type Quality } from '@inkreel/contract/pricing.ts';
import type { ShotWish } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { QUERY_KEYS } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { Storyboard } from './use-storyboard.ts';

export interface ShotOrders {
  quality: Quality;
  setQuality: (quality: Quality) => void;
  /** Points of one shot, as quoted; as listed until that is known. */
  each: number;
  /** Why no shot can be drawn; null if it can. */
  refused: unknown;
  /** An order is being sent. */
  busy: boolean;
  draw: (wish: ShotWish) => void;
  /** Cancels the run of a shot, or the order that it waits in. */
  cancel: (run: { task?: string; batch?: string }) => void;
}

const QUOTES = ['story-quote'];

/** Orders pictures of shots: each is one batch, whose results the server writes into the story. */
export function useShotOrders({ document, shots, toDraw }: Storyboard): ShotOrders {
  const texts = useAreaTexts(storyboardTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const { id } = document.record;
  const [quality, setQuality] = useState<Quality>('standard');
  const [busy, setBusy] = useState(false);
  /** An order that failed on its way is sent again under the same key, and not made twice. */
  const sent = useRef<{ order: string; key: string }>(undefined);
  const listed = Math.ceil(DRAW_SHOT.points * QUALITY_FACTORS[quality]);
  const sample = shots.find(({ part }) => part.text?.trim() && part.run === undefined)?.part.id;
  const quote = useQuery({
    queryKey: [...QUOTES, id, quality, sample],
    enabled: sample !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(quoteShots, { params: { id }, body: { shots: [sample ?? ''], quality }, signal }),
  });
  const each = quote.data?.parts[0]?.points ?? listed;

  const order = async (wish: ShotWish) => {
    // The server draws the story that it has.
    await document.settle();
    const expected_points = each * ('shots' in wish ? wish.shots.length : toDraw[wish.which]);
    const body = { ...('shots' in wish ? { shots: [...wish.shots] } : wish), quality, expected_points };
    const named = JSON.stringify(body);
    if (sent.current?.order !== named) sent.current = { order: named, key: newId() };
    const answer = await call(drawShots, { params: { id }, body, idempotencyKey: sent.current.key });
    sent.current = undefined;
    document.refresh();
    toast(answer.batch ? texts.ordered({ count: answer.parts.length }) : texts.nothingToDraw);
    await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
  };
  const draw = (wish: ShotWish) => {
    if (busy) return;
    setBusy(true);
    order(wish)
      .catch((error: unknown) => {
        // A refusal was answered: another try is another order.
        if (error instanceof ApiError && error.requestId !== undefined) sent.current = undefined;
        if (error instanceof ApiError && error.code === 'price_changed')
          void client.invalidateQueries({ queryKey: QUOTES });
        toastFailure(error, messages);
      })
      .finally(() => setBusy(false));
  };
  const cancel = ({ task, batch }: { task?: string; batch?: string }) => {
    const cancelled =
      task === undefined
        ? batch === undefined
          ? Promise.resolve()
          : call(cancelBatch, { params: { id: batch } })
        : call(cancelTask, { params: { id: task } });
    cancelled.then(
      () => document.refresh(),
      (error: unknown) => toastFailure(error, messages),
    );
  };
  return {
    quality,
    setQuality,
    each,
    refused: quote.error,
    busy,
    draw,
    cancel,
  };
}
