import type { RunFailure } from '@inkreel/contract/errors.ts';
import type { Refusal } from '../aisdk/outcome.ts';
import { NO_TEXT } from './client.ts';

/** Errors of the provider after which nothing was made: the run may be submitted again. */
const AGAIN = /^(Throttling|InternalError|ServiceUnavailable|ModelServingError|RequestTimeOut)/iu;
/** The account has no money or no quota: a person has to act. */
const ACCOUNT =
  /^(Arrearage|AllocationQuota|insufficient_quota|PrepaidBillOverdue|PostpaidBillOverdue|CommodityNotPurchased)/iu;
/** Refusals of the user's prompt or pictures. */
const REFUSED_CONTENT =
  /DataInspection|InvalidParameter|InvalidFile|InvalidURL|InvalidImage|InvalidPerson|IPInfringement/iu;

/**
 * Refusals of a picture, a video or a sound, by the codes of
 * https://www.alibabacloud.com/help/en/model-studio/error-code, sections 400-InvalidFile and 400-InvalidURL.
 */
const OF_FILES: Readonly<Record<string, RunFailure>> = {
  'InvalidURL.Timeout': 'media_download_timeout',
  'InvalidURL.ConnectionRefused': 'media_download_refused',
  'InvalidFile.DownloadFailed': 'media_download_refused',
  'InvalidFile.Size': 'media_size',
  'InvalidFile.Format': 'media_format',
  InvalidImageFormat: 'media_format',
  'InvalidImage.FileFormat': 'media_format',
  'InvalidFile.Resolution': 'media_resolution',
  InvalidImageResolution: 'media_resolution',
  'InvalidFile.FPS': 'media_frame_rate',
  'InvalidFile.Duration': 'media_duration',
  'InvalidFile.AudioLengthError': 'media_duration',
  'InvalidFile.ImageSize': 'media_proportions',
  'InvalidImage.ImageSize': 'media_proportions',
  'InvalidFile.AspectRatio': 'media_proportions',
  'InvalidFile.Openerror': 'media_unreadable',
  'InvalidFile.NoHuman': 'no_person',
  'InvalidFile.Content': 'no_person',
  'InvalidImage.NoHumanFace': 'no_person',
  InvalidPerson: 'no_person',
  'InvalidFile.MultiHuman': 'several_people',
  'InvalidFile.FaceNotMatch': 'face_not_matched',
  'InvalidFile.BodyProportion': 'body_proportion',
  'InvalidFile.FullBody': 'pose_invalid',
  'InvalidFile.FullFace': 'pose_invalid',
  'InvalidFile.FrontBody': 'pose_invalid',
  'InvalidFile.FacePose': 'pose_invalid',
  'InvalidFile.BodyPose': 'pose_invalid',
  'InvalidFile.Value': 'face_unclear',
};
/** One code for several faults: the message names the fault. */
const SENTENCES: readonly (readonly [RegExp, RunFailure])[] = [
  [/longer than|duration/iu, 'media_duration'],
  [/file size|larger than/iu, 'media_size'],
  [/file type|format/iu, 'media_format'],
];

/** What a code of Model Studio means for a run, with the corresponding HTTP status. */
export function meaningOf(code: string): { status: number } & Refusal {
  if (/DataInspection|IPInfringement/iu.test(code))
    return { status: 422, retryable: false, code: 'content_refused' };
  const fault = OF_FILES[code];
  if (REFUSED_CONTENT.test(code))
    return { status: 422, retryable: false, ...(fault === undefined ? {} : { code: fault }) };
  if (ACCOUNT.test(code)) return { status: 402, retryable: false };
  return AGAIN.test(code) ? { status: 500, retryable: true } : { status: 403, retryable: false };
}

/** The same for a run with video or sound input, for which there are more codes. */
export function mediaMeaningOf(code: string, message: string): { status: number } & Refusal {
  if (code === NO_TEXT) return { status: 422, retryable: false, code: 'text_not_found' };
  const meaning = meaningOf(code);
  if (meaning.code !== undefined) return meaning;
  if (code === 'InvalidURL') {
    const [, fault] = SENTENCES.find(([sentence]) => sentence.test(message)) ?? [];
    return { ...meaning, code: fault ?? 'media_unreadable' };
  }
  const isOfParameters = /^(InvalidParameter(?!\.DataInspection)|BadRequest)/u.test(code);
  return isOfParameters ? { status: 422, retryable: false, code: 'media_parameters' } : meaning;
}
