import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createCodeClock, waitOf } from './code-clock.ts';

describe('the countdown of the code button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts whole seconds down to nothing', () => {
    const clock = createCodeClock();
    clock.start(60, 'ada@example.com');
    expect(clock.state.get()).toEqual({ left: 60, sentTo: 'ada@example.com' });
    vi.advanceTimersByTime(1000);
    expect(clock.state.get().left).toBe(59);
    vi.advanceTimersByTime(58_000);
    expect(clock.state.get().left).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(clock.state.get()).toEqual({ left: 0, sentTo: 'ada@example.com' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts again from what the server says, and keeps where the last code went', () => {
    const clock = createCodeClock();
    clock.start(60, 'ada@example.com');
    vi.advanceTimersByTime(10_000);
    clock.start(25);
    expect(clock.state.get()).toEqual({ left: 25, sentTo: 'ada@example.com' });
    expect(vi.getTimerCount()).toBe(1);
  });

  it('is right immediately in a tab that was suspended', () => {
    let now = 0;
    const clock = createCodeClock(() => now);
    clock.start(60);
    now = 45_500;
    vi.advanceTimersByTime(1000);
    expect(clock.state.get().left).toBe(15);
  });
});

describe('waitOf', () => {
  const refused = (data: unknown) => waitOf(new ApiError('too_many_codes', { data }));

  it('takes the seconds of the refusal, and a whole minute if there are none', () => {
    expect(refused({ retry_after: 17 })).toBe(17);
    expect(refused(null)).toBe(60);
    expect(refused({ retry_after: 0 })).toBe(60);
  });

  it('does not wait for other failures', () => {
    expect(waitOf(new ApiError('network_error', { data: { retry_after: 5 } }))).toBeUndefined();
    expect(waitOf(new Error('x'))).toBeUndefined();
  });
});
