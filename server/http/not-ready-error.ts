/** Why a part of this process is not ready, as a word for the public, such as `no_workers`. */
export class NotReadyError extends Error {
  readonly reason: string;

  constructor(reason: string, details?: string) {
    super(details === undefined ? reason : `${reason}: ${details}`);
    this.name = 'NotReadyError';
    this.reason = reason;
  }
}
