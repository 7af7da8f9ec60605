import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { defineTool, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Check, Engine, TextPart } from '../../../engines/engine.ts';

const answering = { ...aiImageGenerator, aliases: [], shape: 1 } as const;
const fields: Tool['fields'] = [{ kind: 'prompt', samples: { en: ['a fox'], zh: ['狐狸'] } }];

/** A tool that writes text, priced per 1,000 tokens: 32 points are held for a run. */
export const writerTool = defineTool({
  ...answering,
  fields,
  id: 'writer',
  path: '/ai/text/write',
  capability: 'write_text',
  points: 2,
});

/** A tool that answers with data, priced per run. */
export const splitterTool = defineTool({
  ...answering,
  fields: [
    {
      kind: 'words',
      name: 'text',
      required: 'empty_prompt',
      maximum: 2000,
      rows: 3,
      text: { en: { label: '', placeholder: '' }, zh: { label: '', placeholder: '' } },
    },
  ],
  id: 'splitter',
  path: '/ai/text/split',
  capability: 'split_script',
  points: 7,
});

/** An input of either tool. */
export const textInput = ({ id }: Tool): Record<string, unknown> =>
  id === splitterTool.id ? { text: 'a fox' } : { prompt: 'a fox' };

/** The stream of a run, part by part. */
export type Writing = (taskId: string, signal: AbortSignal) => AsyncIterable<TextPart>;

export const STORY = 'Once upon a time there was a fox.';
/** Writes the story in two parts and has used 2,300 tokens. */
async function* writeStory(): AsyncIterable<TextPart> {
  yield { text: STORY.slice(0, 9) };
  yield { text: STORY.slice(9) };
  yield { usage: 2300 };
}

/** Resolves when a run's stream is closed. */
export const closed = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

export const WRITERS = ['keyed-writer', 'blind-writer'] as const;
export type WriterId = (typeof WRITERS)[number];

/**
 * Engines of one external provider that write text as the test wants: `keyed-writer` takes the run's id as an
 * idempotency key, `blind-writer` does not. The data of `split_script` comes from an operation.
 */
export function textEngines(provider: { submits: string[]; jobs: string[] }) {
  const script = {
    writings: new Map<string, Writing>(),
    /** The maximum amount that each run was given. */
    maximums: new Map<string, number | undefined>(),
    split: undefined as (() => Check) | undefined,
  };
  const engineOf = (id: WriterId): Engine => ({
    id,
    builtin: false,
    serves: {
      write_text: {
        idempotent: id === 'keyed-writer',
        stream: (_input, { taskId, maximum, signal }) => {
          provider.submits.push(taskId);
          if (id === 'blind-writer' || !provider.jobs.includes(taskId)) provider.jobs.push(taskId);
          script.maximums.set(taskId, maximum);
          const write = script.writings.get(taskId) ?? script.writings.get('*') ?? writeStory;
          return write(taskId, signal);
        },
      },
      split_script: {
        start: async (_input, { taskId }) => ({ taskId }),
        check: async () =>
          script.split?.() ?? { state: 'done', outputs: [{ index: 0, json: { scenes: [SCENE] } }] },
      },
    },
  });
  return { script, engines: WRITERS.map(engineOf) };
}

export const SCENE = {
  heading: 'INT. KITCHEN - DAY',
  description: 'A fox at the table.',
  lines: [{ speaker: 'FOX', text: 'Soup?' }],
};
