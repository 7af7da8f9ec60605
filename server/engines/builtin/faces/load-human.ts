import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config, Human } from '@vladmandic/human';

const require = createRequire(import.meta.url);
/** Never requested over a network: the URL under which the package's models are read from its folder. */
const MODELS = 'http://models.invalid/';

const MODEL_NAMES = ['blazeface', 'facemesh', 'iris', 'centernet'];

const CONFIG: Partial<Config> = {
  backend: 'wasm',
  modelBasePath: MODELS,
  cacheModels: false,
  debug: false,
  warmup: 'none',
  // Every picture is analyzed; the package is made for camera streams and would return cached results.
  cacheSensitivity: 0,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    // Rotated faces are turned upright before the mesh is fitted.
    detector: { rotation: true, maxDetected: 12, minConfidence: 0.3, iouThreshold: 0.3 },
    mesh: { enabled: true },
    iris: { enabled: true },
    attention: { enabled: false },
    emotion: { enabled: false },
    // The package's estimates of age and sex are unreliable, and nothing here needs them.
    description: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
  object: { enabled: true, maxDetected: 20, minConfidence: 0.3, iouThreshold: 0.4 },
};

/**
 * What one call detects. Both parts are always given, since the package keeps the options of the last call.
 */
export const FACES_ONLY = { face: { enabled: true }, object: { enabled: false } };
export const OBJECTS_ONLY = { face: { enabled: false }, object: { enabled: true } };

let loading: Promise<Human> | undefined;

/**
 * The detector of faces and objects, loaded once for each thread in about half a second and 200 MB. It blocks
 * the thread that calls it, so the server's own thread must not. Its models lie in its package; nothing is
 * downloaded.
 */
export function loadHuman(): Promise<Human> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Human> {
  const folder = path.dirname(require.resolve('@vladmandic/human'));
  // The package hides this file from its exports and offers only the one that needs a native library.
  const file = path.join(folder, 'human.node-wasm.js');
  const { Human: Constructor } = require(file) as { Human: new (config: Partial<Config>) => Human };
  const wasmPath = `${path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}${path.sep}`;
  const human = new Constructor({ ...CONFIG, wasmPath });
  await withModelsFrom(path.join(folder, '..', 'models'), async () => {
    await human.init();
    await human.load();
  });
  // The package swallows errors while it loads models.
  const missing = MODEL_NAMES.filter((name) => !human.models.loaded().includes(name));
  if (missing.length > 0) throw new Error(`models that could not be read: ${missing.join(', ')}`);
  return human;
}

/** The package loads its models by `fetch`, which cannot read files: during `run` it can. */
async function withModelsFrom(folder: string, run: () => Promise<void>): Promise<void> {
  const network = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    const text = String(address);
    if (!text.startsWith(MODELS)) return network(address, options);
    const bytes = await readFile(path.join(folder, path.basename(text)));
    const type = text.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  };
  try {
    await run();
  } finally {
    globalThis.fetch = network;
  }
}
