import type { LinePart, ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { describe, expect, it } from 'vitest';
import { framesOf, indexAt, lineAt, totalSeconds } from './timeline.ts';
import { createTransport } from './transport.ts';

const line = (text: string, seconds?: number) =>
  ({
    id: text,
    kind: 'line',
    text,
    ...(seconds === undefined ? {} : { speech: { seconds } }),
  }) as unknown as LinePart;
const shot = (seconds: number | undefined, ...lines: LinePart[]) => ({
  number: 1,
  part: { id: 'a', kind: 'shot', ...(seconds === undefined ? {} : { seconds }) } as ShotPart,
  lines,
});

describe('the time of a story', () => {
  it('is that of its shots one after the other, each as long as its voices at least', () => {
    const frames = framesOf([shot(3), shot(undefined), shot(2, line('one', 2), line('two', 1.5))]);
    expect(frames.map(({ start, seconds }) => [start, seconds])).toEqual([
      [0, 3],
      [3, 4],
      [7, 3.5],
    ]);
    expect(totalSeconds(frames)).toBe(10.5);
    expect(totalSeconds([])).toBe(0);
  });

  it('finds the shot at a time, also at its borders and at the end', () => {
    const frames = framesOf([shot(3), shot(2), shot(1)]);
    expect([-1, 0, 2.9, 3, 5, 6, 99].map((time) => indexAt(frames, time))).toEqual([0, 0, 0, 1, 2, 2, 2]);
    expect(indexAt([], 0)).toBe(-1);
  });

  it('lets lines follow each other; captions share what voices leave', () => {
    const [frame] = framesOf([shot(4, line('spoken', 2), line('x'.repeat(60)), line(' '))]);
    expect(frame?.lines.map(({ start, seconds }) => [start, seconds])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(lineAt(frame?.lines ?? [], 2)?.line.text?.length).toBe(60);
    expect(lineAt(frame?.lines ?? [], 4)).toBeUndefined();
  });

  it('reads Chinese slower than Latin letters', () => {
    const [frame] = framesOf([shot(60, line('月亮在哪里呀小'), line('Where is'))]);
    expect(frame?.lines.map(({ seconds }) => seconds)).toEqual([7 / 5, 1]);
  });
});

describe('the transport', () => {
  const playing = (length = 10) => {
    const transport = createTransport();
    transport.setLength(length);
    return transport;
  };

  it('plays to the end and begins again from there', () => {
    const transport = playing();
    transport.toggle();
    transport.tick(0);
    transport.tick(9);
    expect(transport.state.get()).toEqual({ time: 9, rate: 1 });
    transport.tick(2);
    expect(transport.state.get()).toEqual({ time: 10, rate: 0 });
    transport.toggle();
    expect(transport.state.get()).toEqual({ time: 0, rate: 1 });
  });

  it('plays faster with each press, and backwards to the beginning', () => {
    const transport = playing();
    for (const rate of [1, 2, 4, 4]) {
      transport.forward();
      expect(transport.state.get().rate).toBe(rate);
    }
    transport.seek(3);
    transport.backward();
    transport.tick(1);
    expect(transport.state.get()).toEqual({ time: 2, rate: -1 });
    transport.tick(5);
    expect(transport.state.get()).toEqual({ time: 0, rate: 0 });
  });

  it('repeats a scene, and follows a story that became shorter', () => {
    const transport = playing();
    transport.loop({ start: 2, end: 5 });
    transport.seek(4);
    transport.forward();
    transport.tick(1.5);
    expect(transport.state.get().time).toBe(2);
    transport.loop(undefined);
    transport.seek(9);
    transport.setLength(6);
    expect(transport.state.get().time).toBe(6);
  });
});
