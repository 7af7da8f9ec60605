/**
 * The answer shapes of tool calls (specification, section 4; decisions, Shape 1 to 6), as the server gives them. Shapes 1,
 * 3 and 4 answer at once and are polled; 2, 5 and 6 answer when the run has ended. A caller that sends `Prefer:
 * respond-async` gets shape 1 from every tool. `follow-answer.ts` follows each of them to its results.
 */
import { z } from 'zod';
import { address } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { submitted } from './tasks.ts';

/** Shape 2: a request id with addresses of the results. */
const delivered = z.object({ request_id: z.string(), data: z.object({ image_urls: z.array(address) }) });
/** Shape 3: a project to poll for, and a trace. */
const project = z.object({ body: z.object({ idProject: z.string() }), trace: z.string() });
/** Shape 4: a number to poll with, and a trace. */
const numbered = z.object({ body: z.int(), trace: z.string() });
/** Shape 5: an upper-case request id with one result's address. */
const single = z.object({ RequestId: z.string(), Data: z.object({ ImageURL: address }) });
/** Shape 6: addresses alone. */
const bare = z.array(address);

export const ANSWERS = { 1: submitted, 2: delivered, 3: project, 4: numbered, 5: single, 6: bare } as const;
export type AnswerShape = keyof typeof ANSWERS;

/** True if a call answers immediately with an id to poll, false if it waits for the results. */
export const isPolled = (shape: AnswerShape): shape is 1 | 3 | 4 => shape === 1 || shape === 3 || shape === 4;

/** A tool's endpoint as a caller that prefers to poll sees it. */
export type SubmitEndpoint = Endpoint<
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<Record<string, unknown>>,
  typeof submitted
>;
