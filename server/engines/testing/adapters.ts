/** Every hosted engine, set up with a local server that simulates its provider. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { type ComfyServer, startComfyServer } from '../../testing/comfyui-server.ts';
import { type DashscopeServer, startDashscopeServer } from '../../testing/dashscope-server.ts';
import type { LocalServer } from '../../testing/pay/local-server.ts';
import type { ImageWorld } from '../aisdk/testing/image-world.ts';
import { type ProviderServer, startProviderServer } from '../aisdk/testing/provider-server.ts';
import { KEY as MEDIA_KEY, type MediaServer, startMediaServer } from '../dashscope/testing/media-server.ts';
import { ENGINES } from '../find-engines.ts';
import {
  APP_KEY,
  APP_SECRET,
  type GhostcutServer,
  startGhostcutServer,
} from '../ghostcut/testing/ghostcut-server.ts';
import {
  ACCESS_KEY,
  SECRET_KEY,
  startVisualServer,
  type VisualServer,
} from '../volcengine/testing/visual-server.ts';

const KEY = 'sk-marker-4711';
const draw = { prompt: 'a cat', width: 512, height: 512, count: 1, seed: 5, quality: 'standard' };
const edit = { image_url: 'base.png', prompt: 'make it red', count: 1, seed: 5 };
const remove = { image_url: 'base.png', mask_url: 'mask.png', grow: false, count: 1, seed: 5 };
const hair = { image_url: 'base.png', hair: 603, strength: 90 };
const say = { text: 'Hello', speed: 120 };
const wave = {
  prompt: 'a wave',
  width: 1280,
  height: 720,
  seconds: 5,
  quality: 'standard',
  sound: false,
  seed: 7,
  count: 1,
};
const erase = { video_url: 'clip.mp4', seconds: 60, areas: [], language: 'zh', quality: 'standard' };

/** The simulated provider, and the prefix of its calls. */
export interface Played {
  server: Pick<LocalServer, 'calls' | 'fail' | 'forgive'>;
  submit: string;
  poll: string;
  /** URL prefix of its results. */
  link: string;
}
/** A run for one kind of waiting; `settings` and `played` if they differ from the adapter's. */
export interface AdapterRun {
  capability: Capability;
  input: object;
  settings?: () => Record<string, string>;
  played?: () => Played;
  /** The answer to the submit names the result, so there are no polls. */
  isAnswered?: true;
}
export interface Adapter {
  settings(): Record<string, string>;
  played(): Played;
  runs: readonly AdapterRun[];
}

/** Hosted engines, found by their folders. */
export const ELSEWHERE = ENGINES.map((engine) => engine.setUp({}, 'cn')).filter(
  ({ builtin, local }) => !builtin && !local,
);

const DRAW = { capability: 'text_to_image', input: draw } as const;
const FILM = { capability: 'text_to_video', input: wave } as const;
const SAY = { capability: 'text_to_speech', input: say } as const;

/** The adapters before their servers run, for defining tests. @param servers read at use */
export function adaptersOf(servers: () => Servers): Readonly<Record<string, Adapter>> {
  const sdk = () => servers().sdk;
  /** A provider of the SDK's server, at its path. */
  const at = (
    id: string,
    settings: (origin: string) => Record<string, string>,
    ...runs: readonly AdapterRun[]
  ): Adapter => ({
    settings: () => settings(`${sdk().origin}/${id}`),
    played: () => ({ server: sdk(), submit: `POST /${id}/`, poll: `GET /${id}/`, link: 'GET /made/' }),
    runs,
  });
  const dashscopeCalls = { submit: 'POST /api/v1/services/', poll: 'GET /api/v1/tasks/' };
  const visualCalls = (action: string): Played => ({
    server: servers().visual,
    submit: `POST /?Action=${action}`,
    poll: 'POST /?Action=CVSync2AsyncGetResult',
    link: 'GET /made/',
  });
  return {
    openai: at('openai', (url) => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url }), DRAW, SAY),
    'openai-compatible': at(
      'openai-compatible',
      (url) => ({
        OPENAI_COMPATIBLE_API_KEY: KEY,
        OPENAI_COMPATIBLE_BASE_URL: url,
        OPENAI_COMPATIBLE_IMAGE_MODEL: 'own',
        OPENAI_COMPATIBLE_PRIVATE: '1',
      }),
      DRAW,
    ),
    google: at('google', (url) => ({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: url }), DRAW, FILM),
    xai: at('xai', (url) => ({ XAI_API_KEY: KEY, XAI_BASE_URL: url }), DRAW, FILM, {
      ...SAY,
      // It does not support speeds.
      input: { ...say, speed: 100 },
    }),
    byteplus: at('byteplus', (url) => ({ ARK_API_KEY: KEY, ARK_BASE_URL: url }), DRAW, FILM),
    minimax: at('minimax', (url) => ({ MINIMAX_API_KEY: KEY, MINIMAX_BASE_URL: url }), FILM),
    elevenlabs: at('elevenlabs', (url) => ({ ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: url }), {
      capability: 'text_to_speech',
      input: { ...say, voice: '21m00Tcm4TlvDq8ikWAM' },
    }),
    fal: at('fal', (url) => ({ FAL_KEY: KEY, FAL_BASE_URL: url }), DRAW, FILM, SAY),
    replicate: at('replicate', (url) => ({ REPLICATE_API_TOKEN: KEY, REPLICATE_BASE_URL: url }), DRAW),
    bfl: at('bfl', (url) => ({ BFL_API_KEY: KEY, BFL_BASE_URL: url }), DRAW),
    dashscope: {
      settings: () => ({
        DASHSCOPE_API_KEY: servers().dashscope.key,
        DASHSCOPE_BASE_URL: servers().dashscope.baseUrl,
      }),
      played: () => ({ server: servers().dashscope, ...dashscopeCalls, link: 'GET /results/' }),
      runs: [
        DRAW,
        { capability: 'edit_by_words', input: edit },
        { capability: 'remove_object', input: remove },
        {
          capability: 'text_to_speech',
          input: say,
          settings: () => ({ DASHSCOPE_API_KEY: MEDIA_KEY, DASHSCOPE_BASE_URL: servers().media.baseUrl }),
          played: () => ({ server: servers().media, ...dashscopeCalls, link: 'GET /made/' }),
          isAnswered: true,
        },
      ],
    },
    volcengine: {
      settings: () => ({
        VOLC_ACCESS_KEY: ACCESS_KEY,
        VOLC_SECRET_KEY: SECRET_KEY,
        VOLC_VISUAL_URL: servers().visual.origin,
      }),
      played: () => visualCalls('CVSync2AsyncSubmitTask'),
      runs: [
        { capability: 'hair', input: hair, played: () => visualCalls('HairStyle') },
        { capability: 'remove_object', input: remove },
      ],
    },
    ghostcut: {
      settings: () => ({
        GHOSTCUT_APP_KEY: APP_KEY,
        GHOSTCUT_APP_SECRET: APP_SECRET,
        GHOSTCUT_BASE_URL: servers().ghostcut.origin,
      }),
      played: () => ({
        server: servers().ghostcut,
        submit: 'POST /v-w-c/gateway/ve/work/free',
        poll: 'POST /v-w-c/gateway/ve/work/status',
        link: 'GET /made/',
      }),
      runs: [{ capability: 'remove_subtitles', input: erase }],
    },
    comfyui: {
      settings: () => ({ COMFYUI_URLS: servers().comfy.url }),
      played: () => ({
        server: servers().comfy,
        submit: 'POST /prompt',
        poll: 'GET /history',
        link: 'GET /view',
      }),
      runs: [DRAW],
    },
  };
}

interface Servers {
  sdk: ProviderServer;
  dashscope: DashscopeServer;
  media: MediaServer;
  visual: VisualServer;
  ghostcut: GhostcutServer;
  comfy: ComfyServer;
}

/** Starts the servers, and writes the runs' files into the world's folder. */
export async function startServers(images: ImageWorld) {
  await images.picture('base.png', 300, 200, '#c33');
  await images.mask('mask.png', [300, 200], [60, 40, 90, 90]);
  writeFileSync(path.join(images.folder, 'clip.mp4'), 'the clip');
  const [sdk, dashscope, media, visual, ghostcut, comfy] = await Promise.all([
    startProviderServer(),
    startDashscopeServer(),
    startMediaServer(),
    startVisualServer(),
    startGhostcutServer(),
    startComfyServer(),
  ]);
  const lists = () => [
    sdk.submits,
    dashscope.submitted,
    dashscope.imageTasks,
    media.sent,
    visual.submits,
    ghostcut.works,
    comfy.taken,
  ];
  return {
    servers: { sdk, dashscope, media, visual, ghostcut, comfy } satisfies Servers,
    /** Submits that arrived at the providers. */
    submits: () => lists().reduce((sum, list) => sum + list.length, 0),
    /** Clears earlier submits and pending faults. */
    forget: () => {
      for (const server of [sdk, dashscope, media, visual, ghostcut, comfy]) server.forgive();
      for (const list of lists()) list.length = 0;
    },
    secrets: [KEY, dashscope.key, SECRET_KEY, APP_SECRET],
    stop: async () => {
      await Promise.all([
        ...[sdk, dashscope, media, visual, ghostcut].map((each) => each.stop()),
        comfy.kill(),
      ]);
    },
  };
}
