import type { assistFaces } from '@inkreel/contract/api/assists.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type ErrorCode, isErrorCode } from '@inkreel/contract/errors.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import type { AssistDeps } from './assist-routes.ts';

/** How long the detector may work on one image, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * What is wrong with the person in the stored image; undefined if exactly one face is clear.
 * @throws AppError detect_face_failed if the detector gave no answer; otherwise its refusal of the image
 */
export async function checkPerson(
  { assist }: Pick<AssistDeps, 'assist'>,
  address: string,
  owner: Owner,
): Promise<ErrorCode | undefined> {
  const seen = await assist('faces', { image_url: address }, AbortSignal.timeout(PATIENCE_MS), owner).catch(
    (cause: unknown) => {
      const known = cause instanceof AppError && cause.code !== 'server_busy';
      throw known ? cause : new AppError('detect_face_failed', { cause });
    },
  );
  const { problem } = seen as OutputOf<typeof assistFaces>;
  return problem !== null && isErrorCode(problem) ? problem : undefined;
}
