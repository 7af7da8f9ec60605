import { z } from 'zod';
import { id } from '../api/common.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import { submitted } from '../api/tasks.ts';
import { type Quality, type Quote, quote } from '../pricing.ts';
import type { Language, SiteId } from '../site.ts';
import type { Capability } from './capabilities.ts';
import { type Field, fieldSchema } from './fields.ts';

/** Tool menu groups (specification, section 2). */
export const TOOL_GROUPS = {
  image: ['generate', 'editing', 'enhance'],
  video: ['sync', 'translate'],
} as const;
export type ToolGroup = (typeof TOOL_GROUPS)['image' | 'video'][number];

export interface ToolText {
  /** Menu entry, history label, page heading. */
  name: string;
  /** One line under the heading. */
  line: string;
  /** Search engines' description, at most 160 characters. */
  description: string;
  /** Three steps of how it is used. */
  steps: readonly [string, string, string];
  /** What it takes and gives, one fact each. */
  limits: readonly string[];
  questions: readonly { question: string; answer: string }[];
  /** The verb on the button. */
  verb: string;
}

export interface Tool {
  /** Route name; the editor's is `<id>-editor` (specification, section 2). */
  id: string;
  kind: 'image' | 'video';
  group: ToolGroup;
  /** Path from `/ai` on: key of the points config, and the endpoint below `/api.v1/cloud/request`. */
  path: `/ai/${string}`;
  capability: Capability;
  /** Seed price: points of one run before the factor. Operators change it. */
  points: number;
  /** Answer shape of the endpoint (specification, section 4). */
  shape: 1;
  fields: readonly Field[];
  /** False where the specification gives the tool an editor only. */
  landing: boolean;
  sites: readonly SiteId[];
  /** Names under `web/public/samples/<id>/` of pictures made by this tool, with what they were made from. */
  samples: readonly { file: string; width: number; height: number; input: Record<string, unknown> }[];
  text: Record<Language, ToolText>;
}

/** Checks what types cannot: the group fits the kind, and no two fields claim one name. */
export function defineTool(tool: Tool): Tool {
  const groups: readonly string[] = TOOL_GROUPS[tool.kind];
  if (!groups.includes(tool.group))
    throw new Error(`${tool.id}: group ${tool.group} is not one of ${tool.kind}`);
  const names = [
    ...Object.keys(runOptions()),
    ...tool.fields.flatMap((field) => Object.keys(fieldSchema(field))),
  ];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${tool.id}: two fields set ${twice}`);
  return tool;
}

/** Schema of a tool's input; unknown properties are refused. */
export function inputSchema(tool: Tool): z.ZodType<Record<string, unknown>> {
  return z.strictObject(inputShape(tool));
}

function inputShape(tool: Tool): Record<string, z.ZodType> {
  return Object.assign({}, ...tool.fields.map(fieldSchema)) as Record<string, z.ZodType>;
}

/** What the body of every run may say beside the tool's input; it is no part of what a repeated run repeats. */
const runOptions = (): { project_id: z.ZodType<string | undefined> } => ({
  /** Where the results go: an open project that the user sees. Without it the oldest one of their own. */
  project_id: id.optional(),
});

/** The JSON body of a run: the input, and where it happens. */
type RunBody = Record<string, unknown> & { project_id?: string | undefined };

function bodySchema(tool: Tool): z.ZodType<RunBody> {
  return z.strictObject({ ...inputShape(tool), ...runOptions() });
}

/** The price of a run with this parsed input: what the button shows and what the server holds. */
export function quoteRun(
  tool: Pick<Tool, 'fields'>,
  unitPoints: number,
  input: Record<string, unknown>,
): Quote {
  const has = (kind: Field['kind']) => tool.fields.some((field) => field.kind === kind);
  return quote({
    unitPoints,
    ...(has('count') ? { count: input['count'] as number } : {}),
    ...(has('quality') ? { quality: input['quality'] as Quality } : {}),
  });
}

/** Landing page and editor paths below the language prefix. */
export function toolPaths(tool: Pick<Tool, 'id' | 'kind'>): { landing: string; editor: string } {
  const base = `/${tool.kind === 'image' ? 'img-tools' : 'video-tools'}/${tool.id}`;
  return { landing: base, editor: `${base}/editor` };
}

/** The endpoint that starts a run of the tool. */
export function toolEndpoint(tool: Tool) {
  return defineEndpoint({
    method: 'POST',
    path: `/cloud/request${tool.path}`,
    area: 'tools',
    summary: tool.text.en.line,
    auth: 'user',
    body: bodySchema(tool),
    output: submitted,
    errors: [
      'not_found',
      'not_enough_points',
      'empty_prompt',
      'engine_unavailable',
      'idempotency_mismatch',
      'too_many_tasks',
    ],
    limit: 'submit',
    idempotent: true,
  });
}
