import { propertiesOf } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { differing, takesAll } from '../../server/testing/rounds.ts';

type EngineKind = 'builtin' | 'hosted';

/**
 * The engine that serves each tool's first sample if several hosted ones are set, in their default order; for dubbing,
 * the engine of the voices. Tools that are missing here have no hosted engine.
 */
export const HOSTED_ENGINES: Readonly<
  Record<string, 'bfl' | 'volcengine' | 'dashscope' | 'ghostcut' | 'elevenlabs'>
> = {
  'ai-image-generator': 'bfl',
  'ai-consistent-character-generator': 'bfl',
  stroke: 'bfl',
  'ai-image-ecommerce': 'bfl',
  portrait: 'bfl',
  video3d: 'volcengine',
  'ai-image-editor': 'bfl',
  'ai-object-remover': 'volcengine',
  'ai-object-replacer': 'volcengine',
  'ai-image-extender': 'volcengine',
  'ai-bg': 'bfl',
  repaint: 'bfl',
  'replace-model': 'bfl',
  'replace-clothes': 'bfl',
  shoe: 'bfl',
  'ai-image-upscaler': 'dashscope',
  'remove-bg': 'volcengine',
  'ai-image-translator': 'ghostcut',
  hair: 'bfl',
  emotion: 'volcengine',
  age: 'volcengine',
  'lip-sync': 'dashscope',
  'video-retalk': 'dashscope',
  'translate-subtitle': 'ghostcut',
  'translate-audio': 'elevenlabs',
  'remove-subtitle': 'ghostcut',
};

/**
 * Of the tools that both can do, those that the built-in engine runs; the hosted results of the others are checked by
 * pixel.
 */
const BUILTIN_TURN: readonly string[] = [
  'ai-image-generator',
  'stroke',
  'ai-image-editor',
  'ai-image-ecommerce',
  'ai-image-translator',
  'repaint',
  'ai-image-upscaler',
  'hair',
  'emotion',
];

/** Tools with a separate built-in journey, on a clip that is shorter than their sample. */
const OWN_JOURNEYS: readonly string[] = ['remove-subtitle'];

/** Whether it is this engine's turn to run a tool that both can do: the interface is the same for both. */
function hasTurn(engine: EngineKind, id: string): boolean {
  if (OWN_JOURNEYS.includes(id)) return engine === 'hosted';
  if (!(id in HOSTED_ENGINES)) return engine === 'builtin';
  if (takesAll) return true;
  return BUILTIN_TURN.includes(id) === (engine === 'builtin');
}

/**
 * What a run of a tool is made of: the kinds of fields that are filled, whichever engine works, and for each engine
 * whether it is a tool for pictures or for videos.
 */
function partsOf([engine, tool]: readonly [EngineKind, Tool]): string[] {
  const sample = tool.samples[0]?.input ?? {};
  const filled = tool.fields.filter(
    (field) =>
      !('required' in field) ||
      field.required !== false ||
      Object.keys(propertiesOf(field)).some((name) => name in sample),
  );
  const worker = engine === 'builtin' ? engine : HOSTED_ENGINES[tool.id];
  return [...filled.map(({ kind }) => kind), `${worker}: ${tool.kind}`];
}

const DRIVEN = new Set(
  differing(
    (['builtin', 'hosted'] as const).flatMap((engine) =>
      TOOLS.filter(
        ({ id, runs, editor }) => runs !== 'browser' && editor !== 'separate' && hasTurn(engine, id),
      ).map((tool) => [engine, tool] as const),
    ),
    partsOf,
  ).map(([engine, { id }]) => `${engine} ${id}`),
);

/**
 * Whether a tool that this engine can do is run by it in a browser. By default the tools are that together have every
 * kind of field, and are for pictures and for videos with every engine; what else a tool does is tested with its engines.
 * `ROUNDS=all` runs each tool by all that can do it.
 */
export const isRunBy = (engine: EngineKind, id: string): boolean => DRIVEN.has(`${engine} ${id}`);
