import { cancelBatch } from '@inkreel/contract/api/batches.ts';
import {
  drawShots,
  quoteLines,
  quoteShots,
  type StoryOrder,
  speakLines,
} from '@inkreel/contract/api/stories.ts';
import { cancelTask } from '@inkreel/contract/api/tasks.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { QUALITY_FACTORS, type Quality, quote } from '@inkreel/contract/pricing.ts';
import { type LineWish, linesToSpeak } from '@inkreel/contract/story/line-status.ts';
import type { ShotWish } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT, SPEAK_LINE } from '@inkreel/contract/story/story-runs.ts';
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

export interface StoryOrders {
  quality: Quality;
  setQuality: (quality: Quality) => void;
  /** Points of one shot, as quoted; as listed until that is known. */
  each: number;
  /** Points of started 100 characters of a line. */
  speech: number;
  /** Points of one line. */
  priceOf: (line: LinePart) => number;
  /** Why no shot can be drawn; null if it can. */
  refused: unknown;
  /** An order is being sent. */
  busy: boolean;
  draw: (wish: ShotWish) => void;
  speak: (wish: LineWish) => void;
  /** Cancels the run of a part, or the order that it waits in. */
  cancel: (run: { task?: string; batch?: string }) => void;
}

const QUOTES = ['story-quote'];

/** Orders of pictures and voices: each is one batch, whose results the server writes into the story. */
export function useStoryOrders(board: Storyboard): StoryOrders {
  const { document, parts, outside, toDraw } = board;
  const { id } = document.record;
  const [quality, setQuality] = useState<Quality>('standard');
  const { each, refused } = useShotPrice(board, quality);
  const speech = useSpeechPrice(board);
  const { busy, send, cancel } = useSender(document);
  const priceOf = (line: LinePart) => speechPoints(line, speech);
  return {
    quality,
    setQuality,
    each,
    speech,
    priceOf,
    refused,
    busy,
    draw: (wish) => {
      const expected_points = each * ('shots' in wish ? wish.shots.length : toDraw[wish.which]);
      const body = { ...('shots' in wish ? { shots: [...wish.shots] } : wish), quality, expected_points };
      send(body, (idempotencyKey) => call(drawShots, { params: { id }, body, idempotencyKey }));
    },
    speak: (wish) => {
      const lines = linesToSpeak(parts, outside, wish);
      const expected_points = lines.reduce((sum, line) => sum + priceOf(line), 0);
      const body = { ...('lines' in wish ? { lines: [...wish.lines] } : wish), expected_points };
      send(body, (idempotencyKey) => call(speakLines, { params: { id }, body, idempotencyKey }));
    },
    cancel,
  };
}

const speechPoints = ({ text = '' }: LinePart, unitPoints: number): number =>
  quote({ unitPoints, characters: [...text.trim()].length }).points;

function useShotPrice({ document, shots }: Storyboard, quality: Quality) {
  const { id } = document.record;
  const sample = shots.find(({ part }) => part.text?.trim() && part.run === undefined)?.part.id;
  const query = useQuery({
    queryKey: [...QUOTES, id, 'shot', quality, sample],
    enabled: sample !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(quoteShots, { params: { id }, body: { shots: [sample ?? ''], quality }, signal }),
  });
  const listed = Math.ceil(DRAW_SHOT.points * QUALITY_FACTORS[quality]);
  return { each: query.data?.parts[0]?.points ?? listed, refused: query.error };
}

function useSpeechPrice({ document, parts, outside }: Storyboard): number {
  const { id } = document.record;
  const sample = linesToSpeak(parts, outside, { which: 'missing' })[0];
  const query = useQuery({
    queryKey: [...QUOTES, id, 'line', sample?.id],
    enabled: sample !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(quoteLines, { params: { id }, body: { lines: [sample?.id ?? ''] }, signal }),
  });
  const quoted = query.data?.parts[0]?.points;
  if (quoted === undefined || !sample) return SPEAK_LINE.points;
  return quoted / speechPoints(sample, 1);
}

/** Sends one order at a time. One that failed on its way is sent again under the same key, and not made twice. */
function useSender(document: Storyboard['document']) {
  const texts = useAreaTexts(storyboardTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const sent = useRef<{ order: string; key: string }>(undefined);

  const order = async (named: string, place: (key: string) => Promise<StoryOrder>) => {
    // The server makes what the story that it has says.
    await document.settle();
    if (sent.current?.order !== named) sent.current = { order: named, key: newId() };
    const answer = await place(sent.current.key);
    sent.current = undefined;
    document.refresh();
    toast(answer.batch ? texts.ordered({ count: answer.parts.length }) : texts.nothingToMake);
    await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
  };
  return {
    busy,
    send: (body: object, place: (key: string) => Promise<StoryOrder>) => {
      if (busy) return;
      setBusy(true);
      order(JSON.stringify(body), place)
        .catch((error: unknown) => {
          // A refusal was answered: another try is another order.
          if (error instanceof ApiError && error.requestId !== undefined) sent.current = undefined;
          if (error instanceof ApiError && error.code === 'price_changed')
            void client.invalidateQueries({ queryKey: QUOTES });
          toastFailure(error, messages);
        })
        .finally(() => setBusy(false));
    },
    cancel: ({ task, batch }: { task?: string; batch?: string }) => {
      const ended =
        task !== undefined
          ? call(cancelTask, { params: { id: task } })
          : batch === undefined
            ? Promise.resolve()
            : call(cancelBatch, { params: { id: batch } });
      ended.then(
        () => document.refresh(),
        (error: unknown) => toastFailure(error, messages),
      );
    },
  };
}
