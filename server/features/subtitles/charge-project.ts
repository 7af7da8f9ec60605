import { outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import { charactersOf, type Payment, PROJECT_TOOLS, paymentOf } from '@inkreel/contract/video-projects.ts';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { lockDocumentOf } from '../documents/lock-document.ts';
import type { Person } from '../organisations/project-access.ts';
import type { DocumentCharge } from '../tools/run-tool.ts';
import { findClip, findSteps, insertStep } from './store.ts';

/** A step of a project that costs something. */
export interface ProjectStepRun {
  documentId: string;
  toolId: string;
  taskId: string;
  /** Address of the clip, below `FILE_PATH_PREFIX`. */
  clip: string;
  makesVideo: boolean;
  /** Characters that it translates or speaks; by default those of the whole clip. */
  characters?: number;
  /** The engine whose own price `whole` is of; null if it is the tool's. */
  engine: string | null;
}

/** Until the first step of a project has ended, in seconds. */
const RETRY_SECONDS = 10;

/**
 * What a step costs: the whole price if it is the first that is delivered, nothing if an earlier one paid. Belongs in
 * the transaction that creates the step's run, after it; steps of one project wait for each other there.
 *
 * @param whole the price of the clip
 * @throws AppError not_found for a project that the person does not see; project_step_running while the step that would
 * pay is running: it is not known yet whether it pays
 */
export async function chargeProject(
  tx: Tx,
  person: Person,
  { documentId, toolId, taskId, clip: address, makesVideo, engine, ...step }: ProjectStepRun,
  whole: Quote,
): Promise<Quote> {
  await lockDocumentOf(tx, person, 'subtitle-project', documentId);
  const { sha256: clip, durationMs } = await findClip(tx, address);
  const seconds = (durationMs ?? 0) / 1000;
  const next = { makesVideo, engine, unitPoints: whole.unitPoints };
  const payment = paymentOf(await findSteps(tx, { documentId, toolId, clip }), next, seconds);
  if (payment === 'unknown') throw new AppError('project_step_running', { retryAfter: RETRY_SECONDS });
  const paidBy = payment === 'itself' ? taskId : payment.by;
  const characters = makesVideo ? 0 : (step.characters ?? charactersOf(seconds));
  await insertStep(tx, { taskId, documentId, toolId, clip, paidBy, makesVideo, characters, engine });
  return quoteOf(payment, whole);
}

/** A run of a project's tool as the step of a project: its clip is the video or the sound in its input. */
const chargeRun: DocumentCharge = (tx, person, { documentId, taskId, tool, input, engine }, quote) => {
  const makesVideo = outputKindOf(tool.capability) === 'file' && input['draft'] !== true;
  const clip = String(input['video_url'] ?? input['media_url']);
  const step = { documentId, taskId, toolId: tool.id, clip, makesVideo, engine };
  return chargeProject(tx, person, step, quote);
};

/** How the tools of subtitle projects charge their runs. */
export const PROJECT_CHARGES: Readonly<Record<string, DocumentCharge>> = Object.fromEntries(
  PROJECT_TOOLS.map((id) => [id, chargeRun]),
);

/** The price of a step by who pays for it. */
const quoteOf = (payment: Exclude<Payment, 'unknown'>, whole: Quote): Quote =>
  payment === 'itself' ? whole : { ...whole, included: true, points: 0, pointsEach: 0 };
