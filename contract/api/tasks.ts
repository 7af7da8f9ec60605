import { z } from 'zod';
import { RUN_BYTES } from './body-bytes.ts';
import { address, id, idParams, instant, page, points, runInput, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { mediaFile } from './media.ts';
import { currentPoints } from './organisations.ts';

export const TASK_STATES = ['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What the user pays for a run: quoted and held at the start, then settled, refunded or both. */
export const receipt = z.object({
  state: z.enum(['held', 'settled', 'returned', 'expired']),
  quoted: points,
  settled: points,
  returned: points,
  points_each: points,
  /**
   * If the run is metered: `points_each` per started `per` units, and `quoted` is the maximum it can cost.
   */
  metered: z
    .object({
      unit: z.enum(['tokens', 'characters']),
      per: z.int(),
      maximum: z.int(),
      /** Units used; null until the run has ended. */
      amount: z.int().nullable(),
    })
    .optional(),
  /** Ledger lines of this run. */
  lines: z.array(z.int()),
});

/** Why any run may be refused before it starts. */
export const RUN_REFUSALS = [
  'not_found',
  'not_enough_points',
  'key_points_spent',
  'engine_unavailable',
  'engine_resting',
  'engine_not_open',
  'engine_unfit',
  'price_changed',
  'too_many_tasks',
] as const;

/** What a call that waits for its run answers with when the run fails. */
export const RUN_FAILURES = [
  'task_failed',
  'task_engine_stopped',
  'task_model_retired',
  'task_unconfirmed',
  'task_deadline',
  'task_cancelled',
  'package_missing',
] as const;

/** A part of a picture, as fractions of its width and height from 0 to 1. */
export const place = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
export type Place = z.output<typeof place>;

/** Something to review in a result: what, and where if known. */
export const resultNote = z.object({
  /**
   * `check_edge`: two guesses at the outline of a cut-out disagree there. `model_…`: made without the model of this machine,
   * which ended, took too long or too much memory, has no good file, or cannot do a picture this large.
   * `speech_…`: lines that were cut, or spoken faster, to fit their times.
   */
  code: z.enum([
    'check_edge',
    'model_stopped',
    'model_time',
    'model_memory',
    'model_damaged',
    'model_large',
    'speech_cut',
    'speech_faster',
  ]),
  place: place.nullable(),
  /** Numbers of the lines it concerns, from 1. */
  lines: z.array(z.int()).optional(),
});
export type ResultNote = z.output<typeof resultNote>;

/** What the built-in engine reports about a picture: words it drew, words it did not, and what to review. */
export const drawingReport = z.object({
  understood: z.array(z.string()),
  not_drawn: z.array(z.string()),
  notes: z.array(resultNote).optional(),
});

export const taskResult = z.object({
  id,
  task_id: id,
  index: z.int(),
  seed: z.number().nullable(),
  file: mediaFile,
  report: drawingReport.nullable(),
  starred: z.boolean(),
  deleted_at: instant.nullable(),
  created_at: instant,
});

/** Text or data that a run returns instead of files. */
const outputFacts = {
  /** Index of the candidate, from 0. */
  index: z.int(),
  /**
   * Number of the attempt, from 1: after a failure the text starts over, and the earlier draft no longer
   * counts.
   */
  draft: z.int(),
  /** False while it is being written. */
  finished: z.boolean(),
};
export const runOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...outputFacts, text: z.string() }),
  z.object({ kind: z.literal('json'), ...outputFacts, value: z.unknown() }),
]);
export type RunOutput = z.output<typeof runOutput>;

/** A stage that a run has reached. */
export const runStep = z.object({
  stage: z.string(),
  /** When it started. */
  at: instant,
  /** Progress of the whole run at its start, 0 to 1. */
  progress: z.number(),
});
export type RunStep = z.output<typeof runStep>;

export const taskRecord = z.object({
  id,
  /** The run's number in this installation, for the answer shapes that poll by a number; a string, as large ones are. */
  number: z.string(),
  tool_id: z.string(),
  state: z.enum(TASK_STATES),
  /** The input: "reuse settings" fills the form from it. Lists and events show a summary of a long one. */
  input: runInput,
  /**
   * A chat of someone else, or of this person in another program: its prompt and answer are left out, `input` is empty
   * and there are no `outputs`.
   */
  private: z.literal(true).optional(),
  /**
   * Values are missing in `input`: the run itself has them, until a week after it ended if it has no results any more.
   */
  input_cut: z.literal(true).optional(),
  project_id: id.nullable(),
  /** It is a sample: the first five seconds. */
  sample: z.literal(true).optional(),
  /** Set if it completes the sample with this id; the sample's points are deducted. */
  rest_of: id.optional(),
  /** Its results are in no list and are deleted after a day. */
  no_save: z.literal(true).optional(),
  /** What it was made for, and gets its result when it ends, such as a part of a document. */
  target: z.object({ kind: z.string(), id, part: z.string().optional() }).optional(),
  engine: z.string().nullable(),
  /** True if no AI model made it. */
  builtin: z.boolean(),
  /**
   * While it waits for this machine: its place in the line, from 1, and when its work is expected to begin. Both change
   * with the line, also to later. Missing if it is far behind, or waits for a provider.
   */
  line: z.object({ place: z.int(), starts_at: instant }).optional(),
  stage: z.string().nullable(),
  /** 0 to 1 of the whole run. */
  progress: z.number(),
  /** Its stages so far, in their order; the last one is `stage` while it is being made. */
  steps: z.array(runStep),
  /** 0 to 1 for each candidate. */
  candidates: z.array(z.number()),
  /** A code of the error catalogue. */
  error: z.string().nullable(),
  /** It failed, and another run with the same input resumes at the failed stage. */
  continues: z.literal(true).optional(),
  results: z.array(taskResult),
  /** What it returns instead of files; missing in lists, and if the tool makes files. Events leave long data out. */
  outputs: z.array(runOutput).optional(),
  receipt,
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
});
export type TaskRecord = z.output<typeof taskRecord>;
export type TaskResult = z.output<typeof taskResult>;

export const listTasks = defineEndpoint({
  method: 'GET',
  path: '/tasks',
  area: 'tasks',
  summary: "List the user's runs in the current organisation, newest first",
  auth: 'user',
  scope: 'read',
  query: z.object({
    ...page,
    tool_id: safeText.max(64).optional(),
    state: z.enum(['unfinished', 'finished']).optional(),
    /** Only the run that was started under this `Idempotency-Key`, of whatever tool. */
    key: safeText.max(200).optional(),
  }),
  output: z.object({ items: z.array(taskRecord), next: id.nullable() }),
});

export const getTask = defineEndpoint({
  method: 'GET',
  path: '/tasks/{id}',
  area: 'tasks',
  summary: 'Get a run with its results and receipt',
  auth: 'user',
  scope: 'read',
  params: idParams,
  output: taskRecord,
});

export const cancelTask = defineEndpoint({
  method: 'POST',
  path: '/tasks/{id}/cancel',
  area: 'tasks',
  summary: 'Cancel a run; points for undelivered results are refunded',
  auth: 'user',
  scope: 'run',
  params: idParams,
  output: taskRecord,
  errors: ['forbidden', 'task_not_cancellable'],
});

/** Decisions, Shape 1: the specification's own polling path. */
export const pollTask = defineEndpoint({
  method: 'GET',
  path: '/cloud/tryout/ai/image/dash/scope/task/{id}',
  area: 'tasks',
  summary: 'Get the state of a run, in response shape 1',
  auth: 'user',
  scope: 'read',
  params: idParams,
  output: z.object({
    output: z.object({
      task_id: id,
      task_status: z.enum(TASK_STATES),
      results: z.array(z.object({ url: address })).optional(),
      code: z.string().optional(),
      message: z.string().optional(),
    }),
    request_id: z.string(),
  }),
});

const runNumber = z.union([z.int().min(1), z.string().regex(/^\d{1,16}$/)]).transform(String);

/** Decisions, Shape 4: the specification's own polling path. */
export const pollTranslation = defineEndpoint({
  method: 'POST',
  path: '/cloud/tryout/ai/image/translate/result',
  area: 'tasks',
  summary: 'Get the state of a run, in response shape 4',
  auth: 'user',
  scope: 'read',
  body: z.strictObject({ id: runNumber }),
  output: z.object({ status: z.int(), url: address.optional() }),
});

/** Decisions, Shape 3: the specification's own polling path. */
export const pollProjects = defineEndpoint({
  method: 'POST',
  path: '/cloud/tryout/ai/video/result',
  area: 'tasks',
  summary: 'Get the states of up to 50 runs, in response shape 3; runs that the user cannot see are omitted',
  auth: 'user',
  scope: 'read',
  body: z.strictObject({ id_projects: z.array(runNumber).min(1).max(50) }),
  output: z.object({
    body: z.object({
      content: z.array(
        z.object({
          idProject: z.string(),
          processStatus: z.int(),
          processProgress: z.int(),
          videoUrl: address.optional(),
        }),
      ),
    }),
  }),
  bodyBytes: RUN_BYTES,
});

/** Decisions, Shape 1: what a submit answers. */
export const submitted = z.object({
  output: z.object({ task_id: id, task_status: z.enum(TASK_STATES) }),
  request_id: z.string(),
});

/** One stream per signed-in user: `task`, `text`, `ended`, `balance`, `batch`, `snapshot` and `ping` events, each with JSON data. */
export const events = defineEndpoint({
  method: 'GET',
  path: '/events',
  area: 'tasks',
  summary: "Subscribe to the user's event stream: progress, results and balance",
  auth: 'user',
  scope: 'read',
  output: z.null(),
  answer: 'events',
  errors: ['too_many_streams'],
});

/** Data of the stream's events. */
export const streamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('task'), task: taskRecord }),
  currentPoints.output.extend({ type: z.literal('balance') }),
  /**
   * More of a text that is being written: the piece at offset `start`, in UTF-16 code units. The run's record
   * has what was written before the stream began; a piece may repeat what the record has, and a later draft
   * begins at 0.
   */
  z.object({
    type: z.literal('text'),
    task_id: id,
    index: z.int(),
    draft: z.int(),
    start: z.int(),
    text: z.string(),
  }),
  /** A run that no list shows, such as a text, has ended: its record says how. */
  z.object({ type: z.literal('ended'), task_id: id }),
  /** A batch of the reader changed: its record says how. */
  z.object({ type: z.literal('batch'), id }),
  /** A document that the reader sees has a newer revision; who has it open lists its changes. */
  z.object({ type: z.literal('document'), id, revision: z.int() }),
  /**
   * Where somebody else is in a document that the reader has open: the part that they work on, in a view of it. `gone`
   * when their page is left; a page of which nothing is heard for 75 seconds is gone too.
   */
  z.object({
    type: z.literal('presence'),
    id,
    page: z.string(),
    user_id: id,
    name: z.string(),
    view: z.string(),
    part: z.string().nullable(),
    gone: z.boolean(),
  }),
  /** Characters of the organisation, or their looks, changed: who shows some reads them again. */
  z.object({ type: z.literal('roles') }),
  /**
   * The runs that are unfinished when the stream starts or restarts: any other run that a reader waits for
   * has ended.
   */
  z.object({ type: z.literal('snapshot'), unfinished: z.array(id) }),
]);
export type StreamEvent = z.output<typeof streamEvent>;
export type PresenceEvent = Extract<StreamEvent, { type: 'presence' }>;
