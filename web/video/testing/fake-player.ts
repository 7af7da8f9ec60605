import type { Playable } from '../core/clip-clock.ts';

/** A player as a browser has it, ten seconds long, whose time is moved by hand; `say` fires an event. */
export function fakePlayer(): Playable & { say: (event: string) => void } {
  const listeners = new Map<string, () => void>();
  let muted = false;
  const player = {
    currentTime: 0,
    duration: 10,
    paused: true,
    playbackRate: 1,
    videoWidth: 640,
    videoHeight: 360,
    get muted() {
      return muted;
    },
    set muted(next: boolean) {
      muted = next;
      player.say('volumechange');
    },
    play: async () => {
      player.paused = false;
      player.say('play');
    },
    pause: () => {
      player.paused = true;
      player.say('pause');
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
    say: (event: string) => listeners.get(event)?.(),
  };
  return player as unknown as Playable & { say: (event: string) => void };
}
