import { createHash } from 'node:crypto';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { speakLines as endpoint, SpokenLine } from '@inkreel/contract/api/spoken-lines.ts';
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { DUBBED_LINE } from '@inkreel/contract/text/services.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { dubRefusal } from '@inkreel/scene/subtitles/dub-refusal.ts';
import type { ProjectCue, SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { resultsVisibleTo } from '../tasks/access.ts';
import { loadTaskRecords } from '../tasks/task-records.ts';
import { requirePrice } from '../tools/require-price.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { chargeProject } from './charge-project.ts';
import { clipOf, readProject, type StoredClip } from './project-content.ts';
import { clipPrice, projectTool } from './project-tools.ts';
import { claimSpokenLine, findSpokenLines } from './store.ts';

type Body = BodyOf<typeof endpoint>;
type Line = Body['lines'][number];
type Deps = RunToolDeps & DocumentDeps;

/** Lines of a project that are spoken at a time: other runs of the organisation get their turns between them. */
const AT_A_TIME = 4;
const TOOL = 'translate-audio';
const SPEAKING = { ...DUBBED_LINE, fields: [] } as const;
const NOTHING: SpokenLine = { state: 'none', task_id: null, url: null, seconds: null, error: null };

/** A line with what is known of it. */
interface KnownLine {
  line: Line;
  hash: string;
  spoken: SpokenLine;
}

/**
 * Speaks lines of a project, each by one run that the project pays for. Lines that were spoken before, by any tab
 * or device, are returned without being spoken again.
 *
 * @throws AppError not_found; document_unreadable; video_required for a project without a clip; media_gone;
 * dub_untranslated; dub_same_language; what
 * `runTool` and `chargeProject` throw, if nothing of the project is being spoken
 */
export async function speakLines(
  deps: Deps,
  user: Principal,
  { document_id: documentId, lines, begin, again, expected_points: expectedPoints }: Body,
  tools: readonly Tool[],
): Promise<OutputOf<typeof endpoint>> {
  const { project } = await readProject(deps, user, documentId);
  const clip = await clipOf(deps, project);
  if (!clip) throw new AppError('video_required');
  if (begin) refuseNonsense(project, lines);
  const known = await look(deps, user, documentId, lines);
  const isOpen = ({ spoken: { state } }: KnownLine) => state === 'none' || (again && state === 'failed');
  const open = new Map(known.filter(isOpen).map((each) => [each.hash, each]));
  const running = new Set(known.filter(({ spoken }) => spoken.state === 'running').map(({ hash }) => hash));
  if (begin) {
    const free = Math.max(0, AT_A_TIME - running.size);
    const begun = await beginSome(deps, user, [...open.values()].slice(0, free), {
      documentId,
      clip,
      tool: projectTool(tools, TOOL),
      expectedPoints,
      isSpeaking: running.size > 0,
    });
    for (const each of known) each.spoken = begun.get(each.hash) ?? each.spoken;
  }
  return { lines: known.map(({ spoken }) => spoken) };
}

/**
 * Refuses lines that the dub of the project would not speak as they are: a line may be listened to while others are not
 * translated yet.
 * @throws AppError dub_untranslated with the numbers of the lines in the project, dub_same_language
 */
function refuseNonsense(project: SubtitleProject, lines: readonly Line[]): void {
  const wanted = new Set(lines.map(({ text }) => text.trim()));
  const { language, to } = project;
  const isWanted = ({ text, translation }: ProjectCue) =>
    wanted.has((translation.trim() || text.trim()).replaceAll('\n', ' '));
  const others = project.lines.map((cue) => (isWanted(cue) ? cue : { ...cue, text: '', translation: '' }));
  const refused = dubRefusal({ lines: others, language, to });
  if (!refused) return;
  throw new AppError(refused.code, { data: { lines: refused.lines } });
}

/** Hash of text and voice: equal ones are spoken once. */
function hashOf({ text, voice, engine, language, take }: Line): string {
  const said = JSON.stringify([text.trim(), voice ?? null, engine ?? null, language ?? null, take]);
  return createHash('sha256').update(said).digest('hex');
}

async function look(
  deps: Deps,
  user: Principal,
  documentId: string,
  lines: readonly Line[],
): Promise<KnownLine[]> {
  const hashed = lines.map((line) => ({ line, hash: hashOf(line) }));
  const runs = await findSpokenLines(
    deps.db,
    documentId,
    hashed.map(({ hash }) => hash),
  );
  const seen = resultsVisibleTo(user);
  const records = await loadTaskRecords(deps, [...new Set(runs.values())], { seen, shows: 'list' });
  const byId = new Map(records.map((record) => [record.id, record]));
  return hashed.map((each) => {
    const record = byId.get(runs.get(each.hash) ?? '');
    return { ...each, spoken: record ? spokenBy(record) : NOTHING };
  });
}

function spokenBy({ id, state, results: [made], error }: TaskRecord): SpokenLine {
  const said = { ...NOTHING, task_id: id };
  if (state === 'PENDING' || state === 'RUNNING') return { ...said, state: 'running' };
  if (state === 'SUCCEEDED' && made && made.deleted_at === null)
    return {
      ...said,
      state: 'spoken',
      url: made.file.url,
      seconds: made.file.playback?.duration ?? null,
    };
  // Its sound is gone: as if it had never been spoken.
  if (state === 'SUCCEEDED') return said;
  return { ...said, state: 'failed', error };
}

/** Refusals after which the remaining lines wait for the next call while others are being spoken. */
const PASSING: readonly string[] = [
  'project_step_running',
  'too_many_tasks',
  'engine_resting',
  'price_changed',
];

interface Begin {
  documentId: string;
  clip: StoredClip;
  tool: Tool;
  expectedPoints: number | undefined;
  isSpeaking: boolean;
}

async function beginSome(
  deps: Deps,
  user: Principal,
  lines: readonly KnownLine[],
  { documentId, clip, tool, expectedPoints, isSpeaking }: Begin,
): Promise<Map<string, SpokenLine>> {
  const begun = new Map<string, SpokenLine>();
  const whole = await clipPrice(deps.prices, tool, clip.seconds);
  for (const { line, hash, spoken } of lines) {
    const { text, voice, engine, language } = line;
    try {
      const { taskId } = await runTool(deps, user, {
        tool: SPEAKING,
        input: { text: text.trim(), voice, language, speed: 100 },
        engine,
        charge: async (tx, run) => {
          const step = { documentId, toolId: TOOL, taskId: run, clip: clip.address, makesVideo: false };
          const characters = [...text].length;
          const charged = await chargeProject(tx, user, { ...step, characters, engine: null }, whole);
          // Included steps cost nothing, so no price is checked.
          if (charged.points > 0) requirePrice(charged, expectedPoints);
          const row = { documentId, line: hash, taskId: run };
          if (!(await claimSpokenLine(tx, row, spoken.task_id ?? undefined))) throw new SpokenElsewhere();
          return charged;
        },
        key: undefined,
      });
      begun.set(hash, { ...NOTHING, state: 'running', task_id: taskId });
    } catch (error) {
      if (error instanceof SpokenElsewhere) continue;
      const waits = error instanceof AppError && PASSING.includes(error.code);
      if (waits && (isSpeaking || begun.size > 0)) break;
      throw error;
    }
  }
  return begun;
}

/** Another call began the line at the same moment. */
class SpokenElsewhere extends Error {}
