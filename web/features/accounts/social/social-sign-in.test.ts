import { describe, expect, it, vi } from 'vitest';
import { type Arrival, createSocialSignIn, type Enter, type Popup } from './social-sign-in.ts';

const ORIGIN = 'https://inkreel.example';
const ADDRESS = 'https://provider.example/authorize?state=s1';
const RESULT = { type: 'social-result', state: 's1', code: 'c' };

function scene(options: { blocked?: boolean } = {}) {
  const address = Promise.withResolvers<string>();
  const entering = Promise.withResolvers<void>();
  const source = {};
  let close: () => void = () => undefined;
  let arrive: (arrival: Arrival) => void = () => undefined;
  let listeners = 0;
  const popup = {
    close: vi.fn<() => void>(),
    goTo: vi.fn<(address: string) => void>(),
    onClosed: (then) => {
      close = then;
      return () => undefined;
    },
    is: (other) => other === source,
  } satisfies Popup;
  const enter = vi.fn<Enter>(() => entering.promise);
  const social = createSocialSignIn({
    origin: ORIGIN,
    open: () => (options.blocked ? null : popup),
    askForAddress: () => address.promise,
    listen: (onArrival) => {
      listeners++;
      arrive = onArrival;
      return () => void listeners--;
    },
  });
  return {
    social,
    start: () => social.start(enter),
    popup,
    enter,
    address,
    entering,
    close: () => close(),
    step: () => social.step.get(),
    listeners: () => listeners,
    fromWindow: (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
      arrive({ by: 'window', origin: ORIGIN, source, ...from, data }),
    fromChannel: (data: unknown) => arrive({ by: 'channel', data }),
  };
}

/** A scene whose popup has been sent to the provider. */
async function sceneAway() {
  const made = scene();
  made.start();
  made.address.resolve(ADDRESS);
  await expect.poll(() => made.step().name).not.toBe('opening');
  return made;
}

describe('signing in by popup', () => {
  it('sends the window to the provider and enters with the answer, once', async () => {
    const { popup, fromWindow, fromChannel, enter, step } = await sceneAway();
    expect(popup.goTo).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    fromWindow(RESULT);
    fromWindow(RESULT);
    fromChannel(RESULT);
    expect(step().name).toBe('finishing');
    expect(enter).toHaveBeenCalledExactlyOnceWith(RESULT, expect.anything());
  });

  it('ignores other senders', async () => {
    const { fromWindow, fromChannel, enter, step } = await sceneAway();
    fromWindow(RESULT, { origin: 'https://evil.example' });
    fromWindow(RESULT, { source: {} });
    fromWindow({ ...RESULT, state: 's2' });
    fromChannel({ ...RESULT, state: 's2' });
    fromWindow('social-result');
    expect(step()).toEqual({ name: 'away', state: 's1' });
    expect(enter).not.toHaveBeenCalled();
  });

  it('still hears the channel when the window looks closed', async () => {
    const { close, fromChannel, enter, step, listeners } = await sceneAway();
    close();
    expect(step().name).toBe('lost');
    expect(listeners()).toBe(1);
    fromChannel(RESULT);
    expect(enter).toHaveBeenCalledOnce();
  });

  it('reports why the server refused, and cleans up', async () => {
    const { fromWindow, entering, step, popup, listeners } = await sceneAway();
    fromWindow(RESULT);
    const error = new Error('no');
    entering.reject(error);
    await expect.poll(() => step().name).toBe('idle');
    expect(step()).toEqual({ name: 'idle', failure: { kind: 'refused', error } });
    expect(popup.close).toHaveBeenCalledOnce();
    expect(listeners()).toBe(0);
  });

  it('closes the window if the server provides no address', async () => {
    const { start, address, step, popup } = scene();
    start();
    address.reject(new Error('no'));
    await expect.poll(() => step().name).toBe('idle');
    expect(popup.goTo).not.toHaveBeenCalled();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('forgets an attempt that was cancelled', async () => {
    const { social, start, address, step, popup, listeners } = scene();
    start();
    social.cancel();
    expect(step()).toEqual({ name: 'idle' });
    expect(listeners()).toBe(0);
    address.resolve(ADDRESS);
    await address.promise;
    await Promise.resolve();
    expect(step()).toEqual({ name: 'idle' });
    expect(popup.goTo).not.toHaveBeenCalled();
  });

  it('opens nothing else if popups are blocked', () => {
    const { start, step, listeners } = scene({ blocked: true });
    start();
    expect(step()).toEqual({ name: 'idle', failure: { kind: 'popup_blocked' } });
    expect(listeners()).toBe(0);
  });
});
