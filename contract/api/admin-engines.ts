import { z } from 'zod';
import { MOST_ROUTE_POINTS } from '../limits.ts';
import { runSums } from './admin-costs.ts';
import { RUN_BYTES, TEXTS_BYTES } from './body-bytes.ts';
import { instant, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** The console's page of engines: their order, settings and tests (docs/operate.md, AI engines). */
const engineId = safeText.max(60);
const name = z.object({ en: z.string(), zh: z.string() });

export const ENGINE_KINDS = ['hosted', 'own', 'builtin'] as const;
export const CLOSED_WHYS = ['no_answer', 'lacks', 'retired', 'off', 'resting'] as const;

/** Maximum number of engines of one capability, far above the actual number. */
const MOST_ROUTES = 100;
const MOST_SETTINGS = 40;

const micros = z.number().nonnegative();
/** What a model costs its operator, in millionths of a currency; its parts are explained in `server/engines/prices.ts`. */
const priceRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('each'),
    /** `result`: a flat cost per result, as stated by the operator. */
    unit: z.enum(['picture', 'second', 'character', 'call', 'result']),
    micros,
    of: z.number().positive().optional(),
  }),
  z.object({
    kind: z.literal('megapixels'),
    run: micros.optional(),
    first: micros,
    more: micros,
    sent: micros,
  }),
  z.object({
    kind: z.literal('tokens'),
    text: micros,
    picture: micros.optional(),
    made: micros,
    most: z.number().optional(),
  }),
  z.object({ kind: z.literal('film'), micros: z.record(z.string(), micros.optional()) }),
]);
export type PriceRule = z.output<typeof priceRule>;

/** What an engine declares about itself; a limit is null if it declares none. */
const routeFacts = z.object({
  models: z.array(z.string()),
  /** Maximum pictures of one run. */
  pictures: z.int().nullable(),
  /** Pixels of its output; larger results are upscaled from it. */
  pixels: z.int().nullable(),
  /** Maximum characters of a prompt. */
  characters: z.int().nullable(),
  /** Of a clip or a sound. */
  seconds: z.number().nullable(),
  /** Whether its provider reports the cost with each answer. */
  tells_cost: z.boolean(),
  /** Whether it runs on this machine, at no cost. */
  costs_nothing: z.boolean(),
  /** Current prices of its models, from the price list or the operator; equal ones are listed once. */
  prices: z.array(z.object({ currency: z.string(), rule: priceRule })),
});

/** A model's last day, and the replacement for the same setting; empty if there is none here. */
const retiredModel = z.object({ model: z.string(), on: z.string(), successor: z.string() });

export const adminEngines = defineEndpoint({
  method: 'GET',
  path: '/admin/engines',
  area: 'admin',
  summary: 'List the engines of each capability in order, with what they lack and their recent outcomes',
  auth: 'operator',
  output: z.array(
    z.object({
      capability: z.string(),
      engines: z.array(
        z.object({
          engine: z.string(),
          name,
          builtin: z.boolean(),
          kind: z.enum(ENGINE_KINDS),
          /** Null if no model is behind it. */
          facts: routeFacts.nullable(),
          /** Switched off by an operator. */
          off: z.boolean(),
          /**
           * Points of one run before the factor if a person chooses this engine; null for the tool's points.
           */
          points: z.int().nullable(),
          /** What must be set before it can be used; null if it is ready. */
          missing: z.string().nullable(),
          /**
           * Why it takes no runs at the moment although it is set up, with addresses or names; null if it
           * does.
           */
          closed: z
            .object({
              why: z.enum(CLOSED_WHYS),
              what: z.string(),
              retired: retiredModel.nullable(),
            })
            .nullable(),
          /** The model that it needs and that its provider retires within 30 days, or has retired. */
          retiring: retiredModel.nullable(),
          /** Whether it was resting and is now tried with one run at a time. */
          on_trial: z.boolean(),
          /** Of the last 24 hours. */
          succeeded: z.int(),
          failed: z.int(),
          running: z.int(),
          /** Mean duration of the successful runs, in milliseconds; null if there were none. */
          median_ms: z.int().nullable(),
          /** What the runs cost and brought in that have ended. */
          sums: runSums,
          last_error: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export const adminOrderEngines = defineEndpoint({
  method: 'PUT',
  path: '/admin/engines/order',
  area: 'admin',
  summary: 'Set the order of engines for capabilities, which are off, and their prices in points',
  auth: 'operator',
  body: z.strictObject({
    /** Every engine of each capability once. */
    capabilities: z.array(safeText.max(60)).min(1).max(MOST_ROUTES),
    engines: z
      .array(
        z.strictObject({
          engine: engineId,
          off: z.boolean(),
          /** Points of one run there before the factor; null for the tool's; if left out, they stay unchanged. */
          points: z.int().min(1).max(MOST_ROUTE_POINTS).nullable().optional(),
        }),
      )
      .max(MOST_ROUTES),
  }),
  output: nothing,
  errors: ['conflict'],
  bodyBytes: TEXTS_BYTES,
});

const engineTest = z.object({
  ok: z.boolean(),
  took_ms: z.int(),
  /** The provider's own words. */
  said: z.string(),
  tested_at: instant,
});

export const adminEngineSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/engines/settings',
  area: 'admin',
  summary: 'Get the settings of each engine, their source, its last test and its servers; never a key',
  auth: 'operator',
  output: z.array(
    z.object({
      engine: z.string(),
      name,
      kind: z.enum(ENGINE_KINDS),
      missing: z.string().nullable(),
      capabilities: z.array(z.string()),
      settings: z.array(
        z.object({
          name: z.string(),
          required: z.boolean(),
          secret: z.boolean(),
          /** False if only the environment may say it. */
          open: z.boolean(),
          from: z.enum(['environment', 'console']).nullable(),
          /** For a secret, its last four characters. */
          shown: z.string().nullable(),
          /** Set in the console, but encrypted with a key that is missing here. */
          unreadable: z.boolean(),
          set_by: z.string().nullable(),
          set_at: instant.nullable(),
        }),
      ),
      /** Whether a free call can show that it works. */
      testable: z.boolean(),
      /**
       * Otherwise, a test that makes one small picture, with its cost in millionths of the currency (null if
       * unknown). Null if there is no such test, or it cannot run now.
       */
      paid_test: z
        .object({ cost: z.object({ micros: z.int(), currency: z.string() }).nullable() })
        .nullable(),
      test: engineTest.nullable(),
      servers: z.array(
        z.object({
          address: z.string(),
          up: z.boolean(),
          queued: z.int(),
          does: z.int(),
          lacks: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Values by name; null removes one. */
const values = z
  .record(safeText.max(100), safeText.trim().min(1).max(4000).nullable())
  .refine((record) => Object.keys(record).length <= MOST_SETTINGS, { error: 'too_many' });

export const adminSetEngine = defineEndpoint({
  method: 'PUT',
  path: '/admin/engines/settings',
  area: 'admin',
  summary: 'Set, replace or remove the settings of an engine; they are stored encrypted',
  auth: 'operator',
  body: z.strictObject({ engine: engineId, values }),
  output: nothing,
  errors: ['engine_setting_refused', 'conflict'],
  bodyBytes: RUN_BYTES,
});

export const adminTestEngine = defineEndpoint({
  method: 'POST',
  path: '/admin/engines/test',
  area: 'admin',
  summary: 'Test an engine with a free request or one paid picture; the settings need not be stored',
  auth: 'operator',
  body: z.strictObject({
    engine: engineId,
    values: values.optional(),
    /** Makes one small picture, which the provider bills; uses the stored settings only. */
    paid: z.literal(true).optional(),
  }),
  output: engineTest,
  errors: ['engine_setting_refused', 'conflict'],
  bodyBytes: RUN_BYTES,
});

/** `part`: a download was interrupted; `copied`: the file is there but not checked yet. */
const MODEL_STATES = ['ready', 'damaged', 'copied', 'part', 'absent'] as const;

export const adminModels = defineEndpoint({
  method: 'GET',
  path: '/admin/models',
  area: 'admin',
  summary: 'List the model files for this machine, with licences and download state',
  auth: 'operator',
  output: z.object({
    /** Whether the program that runs them is installed. */
    runtime: z.boolean(),
    models: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        capabilities: z.array(z.string()),
        licence: z.string(),
        licence_url: z.string(),
        /** Of its file, and of its memory if known. */
        bytes: z.int(),
        memory_bytes: z.int().nullable(),
        state: z.enum(MODEL_STATES),
        /** Its last error; null if there was none since it was added. */
        trouble: z.string().nullable(),
        /** The work in progress on it, and how many bytes of its file are here; null if idle. */
        work: z.object({ action: z.enum(['add', 'check']), bytes: z.int() }).nullable(),
      }),
    ),
  }),
});

export const adminChangeModel = defineEndpoint({
  method: 'POST',
  path: '/admin/models',
  area: 'admin',
  summary: 'Download, check or delete a model, or cancel the work on it; an interrupted download is resumed',
  auth: 'operator',
  body: z.strictObject({ model: safeText.max(100), action: z.enum(['add', 'check', 'cancel', 'remove']) }),
  output: nothing,
  errors: ['not_found', 'conflict'],
});
