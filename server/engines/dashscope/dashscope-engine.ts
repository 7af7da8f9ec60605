import type { SiteId } from '@inkreel/contract/site.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { handingOver, removeOldAnswers } from '../aisdk/made-files.ts';
import { plainDetail } from '../aisdk/outcome.ts';
import type { Cost } from '../cost.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, Engine, Operation } from '../engine.ts';
import { type HostedProvider, type HostedService, serveCalls } from '../hosted/serve-calls.ts';
import { INSTRUCTIONS, SPOKEN_VALUES } from '../instructions/edits.ts';
import { costByList } from '../prices.ts';
import { createDashscopeClient, type DashscopeClient, type DashscopeSettings } from './client.ts';
import { editPictures } from './edit-pictures.ts';
import { createMediaProvider, type MediaCall } from './media-provider.ts';
import { mediaServices, PORTRAIT_MODEL, RETALK_MODEL, SPEECH_MODEL, type Store } from './media-services.ts';
import { portraitCheck } from './portrait-check.ts';
import { DASHSCOPE_PRICES, priceRegionOf } from './prices.ts';
import { meaningOf } from './refusals.ts';
import { type DashscopeCall, dashscopeServices, FILL_MODEL } from './services.ts';
import { storeFile } from './storage.ts';
import { TRANSLATION_MODEL, translatePicture } from './translate-picture.ts';
import { VOICES } from './voices.ts';

/** Capabilities that need a model of Beijing, and the model. */
const BEIJING_ONLY: { readonly [C in Capability]?: string } = {
  upscale: FILL_MODEL,
  text_to_speech: SPEECH_MODEL,
  talking_portrait: PORTRAIT_MODEL,
  retalk: RETALK_MODEL,
  translate_picture: TRANSLATION_MODEL,
};

/**
 * Capabilities of Model Studio.
 *
 * @param settings undefined if no key is set: then nothing may be routed to it, and the region is that of the site
 */
export function createDashscopeEngine(
  settings: DashscopeSettings | undefined,
  host: EngineHost,
  { site = 'cn' }: { site?: SiteId } = {},
): EngineRoutes {
  const isInChina = settings?.china ?? site === 'cn';
  const { downloadToPath, decoding } = host;
  const folder = handingOver(host);
  const client = createDashscopeClient(settings ?? { key: '', baseUrl: '' });
  const region = priceRegionOf(settings?.baseUrl ?? '');
  const deps = { client, region, folder, downloadToPath, decoding };
  if (settings) void removeOldAnswers(host);
  const edits = Object.entries(INSTRUCTIONS).map(([name, instruct]) => {
    const capability = name as Capability;
    const values = SPOKEN_VALUES[capability];
    const serve = editPictures(deps, instruct as Parameters<typeof editPictures<never>>[1]);
    return [capability, values ? { ...serve, values } : serve];
  });
  const earlier = Object.fromEntries(edits) as Record<string, CapabilityEngine<never>>;
  const provider = settings && tasksOf(client, settings.key, region);
  const services = Object.entries(dashscopeServices({ folder, downloadToPath }, isInChina));
  const hosted = services.map(([capability, service]) => [
    capability,
    orEarlier(
      serveCalls(provider, host, service as HostedService<never, DashscopeCall>),
      earlier[capability],
    ),
  ]);
  const store: Store = (file) => storeFile(settings ?? { key: '', baseUrl: '' }, file);
  const mediaProvider = settings && createMediaProvider(client, settings, region, host);
  const mediaCalls = { ...mediaServices(store), translate_picture: translatePicture(store) };
  const media = Object.entries(mediaCalls).map(([capability, service]) => [
    capability,
    serveCalls(mediaProvider, host, service as HostedService<never, MediaCall>),
  ]);
  return {
    serves: Object.fromEntries([...edits, ...hosted, ...media]) as Engine['serves'],
    ...(isInChina
      ? {
          voices: async () => VOICES,
          ...(settings ? { analyzes: { portrait: portraitCheck(settings, host, store) } } : {}),
        }
      : {
          closed: (capability) => {
            const model = BEIJING_ONLY[capability];
            return model === undefined ? undefined : { why: 'lacks', what: `${model} (Beijing)` };
          },
        }),
  };
}

/** Runs that an earlier version submitted as edits from a prompt, before masks were filled, end as such. */
function orEarlier(
  serve: CapabilityEngine<never>,
  earlier: CapabilityEngine<never> | undefined,
): CapabilityEngine<never> {
  if (!earlier) return serve;
  const of = (operation: Operation) => ('task' in operation || 'refused' in operation ? earlier : serve);
  return {
    ...serve,
    check: (operation, context) => of(operation).check(operation, context),
    cancel: async (operation) => of(operation).cancel?.(operation),
  };
}

/** Adapts its tasks to the common operations of providers. */
function tasksOf(
  client: DashscopeClient,
  key: string,
  region: string | undefined,
): HostedProvider<DashscopeCall> {
  const detailOf = (code: string, message: string) => plainDetail(new Error(`${code}: ${message}`), [key]);
  return {
    // Only pictures that were made are charged.
    failuresAreFree: true,
    submit: async ({ path, body }) => {
      const submitted = await client.submit(path, body);
      switch (submitted.state) {
        case 'accepted':
          return { state: 'taken', ticket: { task: submitted.taskId }, cost: costOf(body, region) };
        case 'refused': {
          const detail = detailOf(submitted.code, submitted.message);
          return { state: 'refused', ...meaningOf(submitted.code), detail };
        }
        case 'busy':
          return { ...submitted, detail: 'too many tasks' };
        default:
          return { ...submitted, detail: plainDetail(submitted.detail, [key]) };
      }
    },
    poll: async ({ task }) => {
      const polled = await client.poll(String(task));
      if (polled.state !== 'failed') return polled;
      const { code, message } = polled;
      return { state: 'failed', ...meaningOf(code), detail: detailOf(code, message) };
    },
    cancel: ({ task }) => client.cancel(String(task)),
  };
}

/** The cost of a task that makes everything requested. */
function costOf(body: unknown, region: string | undefined): Cost {
  const { model, parameters } = body as { model: string; parameters?: { n?: number } };
  if (region === undefined) return { basis: 'unknown', model };
  const usage = { units: { picture: parameters?.n ?? 1 } };
  return costByList(DASHSCOPE_PRICES, model, usage, { at: new Date(), region });
}
