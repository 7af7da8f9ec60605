import { describe, expect, it } from 'vitest';
import { type SocialEvent, type SocialStep, stepAfter } from './social-step.ts';

const ADDRESS = 'https://provider.example/authorize?client_id=1&state=s1';
const AWAY: SocialStep = { name: 'away', state: 's1' };
const LOST: SocialStep = { name: 'lost', state: 's1' };
const answer = (fields: object): SocialEvent => ({
  type: 'result',
  result: { type: 'social-result', state: 's1', ...fields },
});
const after = (step: SocialStep, ...events: SocialEvent[]) => events.reduce(stepAfter, step);

describe('stepAfter', () => {
  it('goes from the click to the server', () => {
    const events: SocialEvent[] = [
      { type: 'started', hasPopup: true },
      { type: 'address', address: ADDRESS },
      answer({ code: 'c' }),
    ];
    const steps: string[] = [];
    events.reduce(
      (step, event) => {
        const next = stepAfter(step, event);
        steps.push(next.name);
        return next;
      },
      { name: 'idle' } as SocialStep,
    );
    expect(steps).toEqual(['opening', 'away', 'finishing']);
  });

  it('says that popups are blocked', () => {
    expect(after({ name: 'idle' }, { type: 'started', hasPopup: false })).toEqual({
      name: 'idle',
      failure: { kind: 'popup_blocked' },
    });
  });

  it('is quiet when the person closes the window, and says so when the provider refused', () => {
    expect(after({ name: 'opening' }, { type: 'closed' })).toEqual({ name: 'idle' });
    expect(after(AWAY, { type: 'closed' })).toEqual(LOST);
    expect(after(AWAY, answer({ error: 'access_denied' }))).toEqual({
      name: 'idle',
      failure: { kind: 'declined' },
    });
    expect(after(AWAY, { type: 'cancelled' })).toEqual({ name: 'idle' });
  });

  it('takes an answer from a window that was cut off', () => {
    expect(after(LOST, answer({ code: 'c' }))).toEqual({ name: 'finishing' });
  });

  it('ignores answers to another sign-in, and a second answer', () => {
    const other: SocialEvent = { type: 'result', result: { type: 'social-result', state: 's2', code: 'c' } };
    expect(after(AWAY, other)).toBe(AWAY);
    expect(after({ name: 'idle' }, answer({ code: 'c' }))).toEqual({ name: 'idle' });
    expect(after({ name: 'opening' }, answer({ code: 'c' }))).toEqual({ name: 'opening' });
    expect(after({ name: 'finishing' }, answer({ error: 'server_error' }))).toEqual({ name: 'finishing' });
  });

  it.each([
    'javascript:alert(1)',
    'https://provider.example/authorize',
    'https://provider.example/?state=',
    '/popup/social?state=s1',
  ])('does not send the window to %s', (address) => {
    expect(after({ name: 'opening' }, { type: 'address', address })).toEqual({
      name: 'idle',
      failure: { kind: 'failed' },
    });
  });

  it('keeps the error of a refusal, and fails if the provider answers with an error', () => {
    const error = new Error('x');
    expect(after({ name: 'finishing' }, { type: 'refused', error })).toEqual({
      name: 'idle',
      failure: { kind: 'refused', error },
    });
    expect(after(AWAY, answer({ error: 'server_error', code: 'c' }))).toEqual({
      name: 'idle',
      failure: { kind: 'failed' },
    });
  });
});
