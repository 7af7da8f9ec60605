import { z } from 'zod';
import { ANSWERS, type AnswerShape, isPolled } from '../api/answers.ts';
import { id, noSave, safeText } from '../api/common.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import { type RunTarget, runTarget } from '../api/run-target.ts';
import { isSpeakerCapability, SPEAKER_RULES } from '../api/speaker-check.ts';
import { RUN_REFUSALS, submitted } from '../api/tasks.ts';
import type { ErrorCode } from '../errors.ts';
import { fileNames, kindOf, mediumOf, optionSetOf, propertiesOf } from '../fields/field.ts';
import type { Properties } from '../fields/rules.ts';
import { schemaShape } from '../fields/schema.ts';
import { MEDIA_REFUSALS } from '../media-limits.ts';
import { outputKindOf } from '../outputs/data-outputs.ts';
import type { Language, SiteId } from '../site.ts';
import { isProjectTool } from '../video-projects.ts';
import type { Capability } from './capabilities.ts';
import { misfitOf } from './fit-capability.ts';
import type { Field } from './kinds/index.ts';
import { priceFactors } from './quote-run.ts';

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
  /** The button's label, a verb. */
  verb: string;
}

/** Another path of the specification that starts the same tool, with part of its input fixed. */
export interface ToolAlias {
  path: `/ai/${string}`;
  shape: AnswerShape;
  fixed: Readonly<Record<string, unknown>>;
}

/** How a sample was made, and from what. Files are in `web/public/samples/<id>/`. */
export interface Sample {
  file: string;
  width: number;
  height: number;
  /**
   * The picture or video that the tool was given, if any, shown as "before". Beginning with `/` it is an
   * address of the site. A video's first frame is next to it, as WebP with the same name.
   */
  before?: string;
  /** The result has a different layout from `before`, so the two are not compared. */
  apart?: true;
  /** A description, if there is no prompt. */
  text?: Record<Language, string>;
  input: Record<string, unknown>;
}

export interface Tool {
  /** Route name; the editor's is `<id>-editor` (specification, section 2). */
  id: string;
  kind: 'image' | 'video';
  group: ToolGroup;
  /** Path from `/ai` on: key of the points config, and the endpoint below `/api.v1/cloud/request`. */
  path: `/ai/${string}`;
  aliases?: readonly ToolAlias[];
  capability: Capability;
  /** A tool that runs in the browser has no endpoint, holds no points and asks no engine. */
  runs?: 'browser';
  /** Its editor is not generated from its fields: it is a component named in `web/routes.tsx`. */
  editor?: 'separate';
  /** Default price: points of one run before the factor. Operators can change it. */
  points: number;
  /**
   * Its runs may start with a sample: the first five seconds, at their price, which is deducted from the
   * rest.
   */
  sampleFirst?: true;
  /** Most bytes of a run's body, for a tool whose input has many texts. */
  bodyBytes?: number;
  /** Answer shape of the endpoint (specification, section 4). */
  shape: AnswerShape;
  fields: readonly Field[];
  /** False if the specification gives the tool an editor only. */
  landing: boolean;
  sites: readonly SiteId[];
  samples: readonly Sample[];
  text: Record<Language, ToolText>;
}

/**
 * Checks what types cannot: the group fits the kind, no two fields use one name, the fields make the input of the
 * capability, and a tool that makes no files answers in the only shape that works without them.
 */
export function defineTool(tool: Tool): Tool {
  const groups: readonly string[] = TOOL_GROUPS[tool.kind];
  if (!groups.includes(tool.group))
    throw new Error(`${tool.id}: group ${tool.group} is not one of ${tool.kind}`);
  const shapes = [tool, ...(tool.aliases ?? [])].map(({ shape }) => shape);
  if (outputKindOf(tool.capability) !== 'file' && shapes.some((shape) => shape !== 1))
    throw new Error(`${tool.id}: only shape 1 answers without addresses of files`);
  const factors = priceFactors(tool);
  if (tool.sampleFirst && (!('seconds' in factors) || 'count' in factors))
    throw new Error(`${tool.id}: a sample needs one result that is paid by its seconds`);
  const names = [
    ...Object.keys({ ...runOptions(), ...targetOptions(), ...partOptions() }),
    ...tool.fields.flatMap((field) => Object.keys(propertiesOf(field))),
  ];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${tool.id}: two fields set ${twice}`);
  const misfit = misfitOf(tool);
  if (misfit) throw new Error(`${tool.id}: ${misfit}`);
  return tool;
}

/** Schema of a tool's input; unknown properties are refused. */
export function inputSchema(tool: HasInput): z.ZodType<Record<string, unknown>> {
  return z.strictObject(inputShape(tool));
}

/** What the input of a run is made of; runs without a form have properties that no field gives. */
type HasInput = Pick<Tool, 'fields'> & { properties?: Properties };

function inputShape({ fields, properties = {} }: HasInput): Record<string, z.ZodType> {
  return schemaShape(Object.assign({}, ...fields.map(propertiesOf), properties));
}

/**
 * What the body of every run may contain besides the tool's input; not part of the input that a repeated run
 * reuses.
 */
export const runOptions = (): {
  project_id: z.ZodType<string | undefined>;
  engine: z.ZodType<string | undefined>;
  expected_points: z.ZodType<number | undefined>;
  no_save: typeof noSave;
} => ({
  /** Where the results go: an open project that the user sees; by default their oldest one. */
  project_id: id.optional(),
  /**
   * The engine to use, at its price: one of those that the site's facts list for the tool. By default the
   * first one that takes the input, at the tool's price.
   */
  engine: safeText.max(60).optional(),
  /** The price that the caller was shown: if it has changed, the run is not started. */
  expected_points: z.int().min(0).optional(),
  /** The result is not kept beyond a day. */
  no_save: noSave,
});

/** Further property of the body of a tool's run. */
const targetOptions = (): { target: z.ZodType<RunTarget | undefined> } => ({ target: runTarget.optional() });

/** Further properties of a run's body if its tool has samples. */
const partOptions = (): { sample: z.ZodType<true | undefined>; rest_of: z.ZodType<string | undefined> } => ({
  /** Makes and charges only the first five seconds. Shorter media are processed whole. */
  sample: z.literal(true).optional(),
  /** The caller's sample with the same input: makes the whole, less the price of the sample. */
  rest_of: id.optional(),
});

/** Further properties of a run's body if the run may be a step of a one-clip project. */
export const projectOptions = (): { document_id: z.ZodType<string | undefined> } => ({
  /** A subtitle project that the caller sees: its first step that is delivered pays for the others. */
  document_id: id.optional(),
});

/** The JSON body of a run: the input, and where it happens. */
type RunBody = Record<string, unknown> & {
  project_id?: string | undefined;
  engine?: string | undefined;
  expected_points?: number | undefined;
  no_save?: boolean | undefined;
  sample?: true | undefined;
  rest_of?: string | undefined;
  document_id?: string | undefined;
  target?: RunTarget | undefined;
};

/** @param settled properties fixed by the path, which a caller does not send */
function bodySchema(tool: Tool, settled: readonly string[]): z.ZodType<RunBody> {
  const open = Object.entries(inputShape(tool)).filter(([name]) => !settled.includes(name));
  const body = z.strictObject({ ...Object.fromEntries(open), ...runOptions(), ...targetOptions() });
  if (isProjectTool(tool.id)) return body.extend(projectOptions());
  return tool.sampleFirst ? body.extend(partOptions()) : body;
}

/** Every property of the tool's input that names files. */
export function fileNamesOf(tool: Pick<Tool, 'fields'>): string[] {
  return tool.fields.flatMap(fileNames);
}

/** Landing page and editor paths below the language prefix. */
export function toolPaths(tool: Pick<Tool, 'id' | 'kind'>): { landing: string; editor: string } {
  const base = `/${tool.kind === 'image' ? 'img-tools' : 'video-tools'}/${tool.id}`;
  return { landing: base, editor: `${base}/editor` };
}

/** The endpoints that start a run of the tool, its own first; none for a tool that runs in the browser. */
export function toolEndpoints(tool: Tool) {
  if (tool.runs === 'browser') return [];
  const own: ToolAlias = { path: tool.path, shape: tool.shape, fixed: {} };
  return [own, ...(tool.aliases ?? [])].map((way) => ({ ...way, endpoint: endpointOf(tool, way) }));
}

function endpointOf(tool: Tool, { path, shape, fixed }: ToolAlias) {
  const settled = Object.keys(fixed);
  const answer = ANSWERS[shape];
  return defineEndpoint({
    method: 'POST',
    path: `/cloud/request${path}`,
    area: 'tools',
    summary: tool.text.en.line,
    auth: 'user',
    scope: 'run',
    body: bodySchema(tool, settled),
    output: shape === 1 ? submitted : z.union([submitted, answer]),
    errors: [
      ...RUN_REFUSALS,
      'idempotency_mismatch',
      'storage_full',
      ...(tool.sampleFirst ? SAMPLE_REFUSALS : []),
      ...(isSpeakerCapability(tool.capability) ? SPEAKER_RULES : []),
      ...(isProjectTool(tool.id) ? (['project_step_running'] as const) : []),
      ...(isPolled(shape) ? [] : (['task_failed', 'still_running'] as const)),
      ...refusals(tool),
    ],
    limit: 'submit',
    idempotent: true,
    ...(tool.bodyBytes === undefined ? {} : { bodyBytes: tool.bodyBytes }),
  });
}

const SAMPLE_REFUSALS: readonly ErrorCode[] = [
  'sample_not_made',
  'sample_used',
  'sample_differs',
  'sample_expired',
];

/** The refusals of the tool's fields. */
function refusals(tool: Tool): ErrorCode[] {
  const codes = tool.fields.flatMap((field): readonly ErrorCode[] => {
    if (optionSetOf(field)?.needModel.length) return ['value_needs_engine'];
    return kindOf(field).refusals?.(field) ?? [];
  });
  const required = tool.fields
    .flatMap((field) => Object.values(propertiesOf(field)))
    .flatMap((property) => property.required ?? []);
  const files: ErrorCode[] = tool.fields.some((field) => fileNames(field).length > 0 && !mediumOf(field))
    ? [
        'image_gone',
        'image_too_small',
        'image_too_large',
        'image_unreadable',
        'image_too_heavy',
        'images_busy',
      ]
    : [];
  const mediums = tool.fields.flatMap((field) => mediumOf(field) ?? []);
  const isSoundTaken = mediums.some(({ soundOf }) => soundOf);
  const ofSound: ErrorCode[] = [
    ...(isSoundTaken ? (['media_without_sound'] as const) : []),
    ...(isSoundTaken || mediums.some(({ needsSound }) => needsSound)
      ? (['media_sound_unreadable'] as const)
      : []),
  ];
  const media = mediums.length > 0 ? [...MEDIA_REFUSALS, ...ofSound] : [];
  return [...new Set([...codes, ...required, ...files, ...media])];
}
