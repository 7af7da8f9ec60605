import { cancelBatch, createBatch, quoteBatch } from '@inkreel/contract/api/batches.ts';
import { cancelTask } from '@inkreel/contract/api/tasks.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';
import { QUERY_KEYS, usePointConfig, useSiteFacts } from '../../lib/query.ts';
import { sizeOfRatio } from './image-place.ts';

/** The tool that makes images from words. Its definition is not loaded for its price alone. */
const TOOL = { id: 'ai-image-generator', path: '/ai/image/text2image', points: 20 };
const QUOTES = 'text-image-quote';

/** Points of an image, as listed. */
export const useListedPoints = (): number => usePointConfig()?.[TOOL.path] ?? TOOL.points;

export interface ImageOrder {
  /** Whether an engine makes images; undefined until it is known. */
  isConnected: boolean | undefined;
  points: number;
  /** An order is being sent. */
  busy: boolean;
  /** Why the last order was not taken; it took no points. */
  refused: unknown;
  make: (prompt: string) => void;
  /** Cancels what is being made, or waits for it. */
  cancel: (run: { task?: string; batch?: string }) => Promise<void>;
}

/**
 * Orders an image for a block. The server carries the order on with this page or without it, and writes the image into
 * the block; an order that got no answer is sent again under its key, and is not made twice.
 * @param flush brings what was typed into the document
 */
export function useImageOrder(
  document: OpenParts,
  part: string,
  ratio: unknown,
  flush: () => void,
): ImageOrder {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const sent = useRef<{ order: string; key: string }>(undefined);
  const isConnected = useSiteFacts()?.tools[TOOL.id]?.open;
  const listed = useListedPoints();
  const { width, height } = sizeOfRatio(ratio);
  const quoted = useQuery({
    queryKey: [QUOTES, width, height],
    enabled: isConnected === true,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const items = [{ input: { prompt: 'image', width, height } }];
      return call(quoteBatch, { body: { tool_id: TOOL.id, items }, signal });
    },
  });
  const points = quoted.data?.points ?? listed;

  const order = async (prompt: string) => {
    flush();
    // The server writes into the text that it has.
    await document.settle();
    const { kind } = document.state.get().saving;
    if (kind !== 'saved') throw new ApiError('network_error');
    const { id, project_id } = document.record;
    const body = {
      tool_id: TOOL.id,
      expected_points: points,
      items: [{ input: { prompt, width, height }, document_id: id, part_id: part }],
      ...(project_id !== null && { project_id }),
    };
    const named = JSON.stringify(body);
    if (sent.current?.order !== named) sent.current = { order: named, key: newId() };
    await call(createBatch, { body, idempotencyKey: sent.current.key });
    sent.current = undefined;
    document.refresh();
    await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
  };
  return {
    isConnected,
    points,
    busy,
    refused,
    make: (prompt) => {
      if (busy) return;
      setBusy(true);
      setRefused(undefined);
      order(prompt)
        .catch((error: unknown) => {
          // A refusal was answered: another try is another order.
          if (error instanceof ApiError && error.requestId !== undefined) sent.current = undefined;
          if (error instanceof ApiError && error.code === 'price_changed')
            void client.invalidateQueries({ queryKey: [QUOTES] });
          // It is being made already, on another page or by somebody else.
          if (error instanceof ApiError && error.code === 'conflict') return document.refresh();
          setRefused(error);
        })
        .finally(() => setBusy(false));
    },
    cancel: async ({ task, batch }) => {
      if (task !== undefined) await call(cancelTask, { params: { id: task } });
      else if (batch !== undefined) await call(cancelBatch, { params: { id: batch } });
      document.refresh();
      await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
    },
  };
}
