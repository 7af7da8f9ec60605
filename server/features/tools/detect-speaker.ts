import type { assistFaces } from '@inkreel/contract/api/assists.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type detectSpeaker as endpoint, SPEAKER_RULES } from '@inkreel/contract/api/speaker-check.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { PORTRAIT_SIDES } from '@inkreel/contract/limits.ts';
import type { MediaCheck } from '../../engines/engine.ts';
import type { Analyze } from '../../engines/routing.ts';
import type { SpeakerCheck } from '../../engines/speaker-check.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FindInputDeps, findInput } from './find-input.ts';

export interface DetectDeps extends FindInputDeps {
  assist: Analyze;
  checkSpeaker: SpeakerCheck;
}
type Answer = OutputOf<typeof endpoint>;
export type SpeakerQuestion = Partial<Record<'image_url' | 'video_url' | 'face_url' | 'frame', string>> & {
  face_at?: Place | undefined;
};

/**
 * Checks a picture or a video as a run of lip sync or retalk would, and reports the result for each rule. If
 * no open engine has a check, the faces of a picture are detected, and a video is not checked.
 * @throws AppError image_gone, media_gone; what the check throws
 */
export async function detectSpeaker(
  deps: DetectDeps,
  person: Person,
  question: SpeakerQuestion,
  signal: AbortSignal,
): Promise<Answer> {
  const { image_url, video_url, face_url, face_at, frame = '1:1' } = question;
  const { userId, organisationId } = person;
  const owner = { userId, organisationId };
  const face = face_url === undefined ? {} : { face_url: (await find(deps, person, face_url, 'image')).url };
  if (image_url === undefined) {
    const { url } = await find(deps, person, video_url ?? '', 'video');
    const input = { video_url: url, ...face, ...(face_at && { face_at }) };
    const check = await deps.checkSpeaker('retalk', { input, owner }, signal);
    return answerOf(check ?? { checked: [], failed: [] });
  }
  const picture = await find(deps, person, image_url, 'image');
  const input = { image_url: picture.url, frame };
  const check = await deps.checkSpeaker('talking_portrait', { input, owner }, signal);
  return answerOf(withSides(check ?? (await checkFaces(deps, picture, owner, signal)), picture));
}

interface Found {
  url: string;
  width: number;
  height: number;
}

/** A file of the person's of this kind. */
async function find(
  deps: FindInputDeps,
  person: Person,
  address: string,
  kind: 'image' | 'video',
): Promise<Found> {
  const gone = kind === 'image' ? 'image_gone' : 'media_gone';
  const file = await findInput(deps, person, address).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found'
      ? new AppError(gone, { cause: error })
      : error;
  });
  if (!file.contentType.startsWith(`${kind}/`)) throw new AppError(gone);
  return { url: FILE_PATH_PREFIX + file.key, width: file.width ?? 0, height: file.height ?? 0 };
}

/** Codes for the faces of a picture if no engine checks portraits; the detector has other codes. */
const OF_FACES: Readonly<Record<string, ErrorCode>> = {
  no_face: 'no_person',
  several_faces: 'several_people',
  face_too_small: 'body_proportion',
  face_unclear: 'face_unclear',
};

async function checkFaces(
  { assist }: Pick<DetectDeps, 'assist'>,
  { url, width, height }: Found,
  owner: Owner,
  signal: AbortSignal,
): Promise<MediaCheck> {
  const { faces, problem } = (await assist('faces', { image_url: url }, signal, owner)) as OutputOf<
    typeof assistFaces
  >;
  const failed = problem === null ? undefined : OF_FACES[problem];
  return {
    checked: Object.values(OF_FACES),
    failed: failed ? [failed] : [],
    found: faces.map((face) => ({
      left: face.left / width,
      top: face.top / height,
      width: face.width / width,
      height: face.height / height,
    })),
  };
}

/** Section 5: the sides of a portrait, which are known without decoding it. */
function withSides({ checked, failed, found }: MediaCheck, { width, height }: Found): MediaCheck {
  const { above, below } = PORTRAIT_SIDES;
  const rule = 'media_resolution';
  const isKept = Math.min(width, height) > above && Math.max(width, height) < below;
  return {
    checked: [...new Set([...checked, rule] as const)],
    failed: isKept ? failed : [...new Set([...failed, rule] as const)],
    ...(found && { found }),
  };
}

function answerOf({ checked, failed, found = [], foundSeconds }: MediaCheck): Answer {
  const order = (rule: ErrorCode) => (SPEAKER_RULES as readonly ErrorCode[]).indexOf(rule);
  return {
    check_pass: failed.length === 0,
    rules: [...new Set([...checked, ...failed])]
      .toSorted((one, other) => order(one) - order(other))
      .map((rule) => ({ rule, passed: !failed.includes(rule) })),
    found: [...found],
    ...(foundSeconds === undefined ? {} : { found_seconds: foundSeconds }),
  };
}
