import { TEXTS_WAITING } from '@inkreel/contract/limits.ts';
import { AppError } from '../../http/app-error.ts';

/** When a place is likely to be free again, in seconds. */
const RETRY_SECONDS = 5;

/** Places of people whose texts have no first piece yet: a provider has their prompts, and has written nothing. */
export interface WaitingTexts {
  /**
   * Takes one of a person's places in this process.
   * @returns gives it back; a second call changes nothing
   * @throws AppError too_many_texts if all of them are taken
   */
  enter: (userId: string) => () => void;
}

export function createWaitingTexts(places: number = TEXTS_WAITING): WaitingTexts {
  const waiting = new Map<string, number>();
  return {
    enter: (userId) => {
      const before = waiting.get(userId) ?? 0;
      if (before >= places) throw new AppError('too_many_texts', { retryAfter: RETRY_SECONDS });
      waiting.set(userId, before + 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        const left = (waiting.get(userId) ?? 1) - 1;
        if (left > 0) waiting.set(userId, left);
        else waiting.delete(userId);
      };
    },
  };
}
