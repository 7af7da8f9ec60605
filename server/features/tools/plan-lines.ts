import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { mediumOf } from '@inkreel/contract/fields/field.ts';
import type { MissingStep } from '@inkreel/contract/messages/missing-step.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { capabilityInput } from '@inkreel/contract/tools/fit-capability.ts';
import type { Routing } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import { atStep, inputWith, type LinesWork } from '../tasks/lines-work.ts';
import { routedInput } from '../tasks/routed-input.ts';
import { refusedBy } from './refused-by.ts';

const LINES_PROBLEM = { field: 'lines', problem: 'lines_required' } as const;
/** Stands for lines that are not known yet. */
const SOME_LINE = { start: 0, end: 1, text: '1', translation: '1' };
/** What an engine answers where it does not do a thing at all, and another one may. */
const UNABLE: ReadonlySet<ErrorCode> = new Set([
  'engine_unavailable',
  'value_needs_engine',
  'language_needs_engine',
]);

/** Tools whose lines can be taken from the video step by step. */
const takesSteps = ({ capability }: Pick<Tool, 'capability'>): boolean =>
  capability === 'translate_subtitles' || capability === 'translate_audio';

interface Planned {
  engineId: string;
  work: LinesWork;
}

interface Wish {
  tool: Pick<Tool, 'capability' | 'fields'>;
  named: Record<string, unknown>;
  /** The chosen engine, for the video. */
  only: string | undefined;
  patienceMs: number;
  /** Where an earlier run of the same request stopped. */
  kept?: LinesWork | undefined;
}

/**
 * The first step of a run without lines, if the connected engines can do all of its steps now.
 * @throws AppError lines_required with the step and the language that are missing; what the engines refuse
 */
export function planLines(
  routing: Pick<Routing, 'chooseFor'>,
  { tool, named, only, patienceMs, kept }: Wish,
): Planned {
  if (!takesSteps(tool)) throw required();
  const from = named['lines_from'] === 'picture' ? 'picture' : 'speech';
  const media = tool.fields.flatMap((field) => mediumOf(field) ?? []);
  const find = { from } as const;
  const words = { from, lines: [{ start: 0, end: 1, text: 'a' }], round: 0, at: 0 } as const;
  const choose = (linesWork: LinesWork | null, input: Record<string, unknown>) => {
    const run = {
      id: '',
      capability: tool.capability as string,
      input,
      linesWork,
      wantedEngine: only ?? null,
    };
    const step = atStep(run);
    const capability = step.capability as Capability;
    const asked = capabilityInput(capability, routedInput(media, step.input as Record<string, unknown>));
    const chosen = routing.chooseFor(capability, asked, {
      only: step.wantedEngine ?? undefined,
      patienceMs,
    });
    if (!('refused' in chosen)) return chosen.engine.id;
    if (!UNABLE.has(chosen.refused)) throw refusedBy(chosen);
    if (linesWork === null && only !== undefined) throw refusedBy({ refused: 'engine_unfit' });
    throw required(missingStep(step.capability, named));
  };
  const work: LinesWork = kept ?? find;
  const finder = 'lines' in work ? undefined : choose(work, named);
  const writer = choose('lines' in work ? work : { ...words, lines: [...words.lines] }, named);
  choose(null, inputWith(named, from, [SOME_LINE]));
  return { engineId: finder ?? writer, work };
}

function missingStep(capability: string, { language, to }: Record<string, unknown>): MissingStep {
  const steps: Readonly<Record<string, MissingStep['step']>> = {
    transcribe: 'transcribe',
    read_subtitles: 'read',
    write_text: 'translate',
    translate_audio: 'speak',
  };
  const step = steps[capability] ?? 'draw';
  const of = step === 'transcribe' || step === 'read' ? language : to;
  return { step, language: of === 'all' || of === undefined ? null : String(of) };
}

/** The refusal of a run whose lines have to come with it. */
export const required = (missing?: MissingStep): AppError =>
  new AppError('lines_required', {
    data: { fields: [LINES_PROBLEM], ...(missing ? { missing_step: missing } : {}) },
  });
