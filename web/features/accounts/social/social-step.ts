import type { SocialResult } from './social-result.ts';

/** Why a social sign-in ended without a session. `refused` carries the error of the call. */
export type SocialFailure =
  | { kind: 'popup_blocked' | 'declined' | 'failed' }
  | { kind: 'refused'; error: unknown };

/** The progress of a sign-in by popup. */
export type SocialStep =
  | { name: 'idle'; failure?: SocialFailure }
  /** The popup shows the loading page while the server is asked for the provider's address. */
  | { name: 'opening' }
  /** The popup is at the provider; `state` is what its answer must carry. */
  | { name: 'away'; state: string }
  /**
   * The popup appears closed. Either the person closed it, or a page in it cut it off
   * (Cross-Origin-Opener-Policy): the form is shown again, and an answer by the channel still counts.
   */
  | { name: 'lost'; state: string }
  /** The result is with the server. */
  | { name: 'finishing' };

export type SocialEvent =
  | { type: 'started'; hasPopup: boolean }
  | { type: 'address'; address: string }
  | { type: 'closed' }
  | { type: 'result'; result: SocialResult }
  | { type: 'refused'; error: unknown }
  | { type: 'cancelled' };

const FAILED: SocialStep = { name: 'idle', failure: { kind: 'failed' } };
const DECLINED: SocialStep = { name: 'idle', failure: { kind: 'declined' } };
const IDLE: SocialStep = { name: 'idle' };

/** The step after an event; unchanged if the event does not apply. */
export function stepAfter(step: SocialStep, event: SocialEvent): SocialStep {
  switch (event.type) {
    case 'started':
      return event.hasPopup ? { name: 'opening' } : { name: 'idle', failure: { kind: 'popup_blocked' } };
    case 'cancelled':
      return step.name === 'idle' ? step : IDLE;
    case 'refused':
      return step.name === 'opening' || step.name === 'finishing'
        ? { name: 'idle', failure: { kind: 'refused', error: event.error } }
        : step;
    case 'address': {
      if (step.name !== 'opening') return step;
      const state = stateOf(event.address);
      return state === undefined ? FAILED : { name: 'away', state };
    }
    case 'closed':
      if (step.name === 'opening') return IDLE;
      return step.name === 'away' ? { ...step, name: 'lost' } : step;
    case 'result':
      return afterResult(step, event.result);
  }
}

/** Only the answer to this very sign-in counts. */
function afterResult(step: SocialStep, result: SocialResult): SocialStep {
  if (step.name !== 'away' && step.name !== 'lost') return step;
  if (result.state !== step.state) return step;
  if (result.error === 'access_denied') return DECLINED;
  return result.code === undefined || result.error !== undefined ? FAILED : { name: 'finishing' };
}

/** The `state` of the provider's address; undefined if it is not a web address or has none. */
function stateOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return searchParams.get('state') || undefined;
}
