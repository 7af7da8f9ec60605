import { describe, expect, it } from 'vitest';
import { audioOf, FilterGraph, filter, type Pad, videoOf } from './filter-graph.ts';

describe('a graph of filters', () => {
  it('is written chain by chain, with numbers in ffmpeg’s notation', () => {
    const graph = new FilterGraph();
    const [small] = graph.chain(
      [videoOf(0)],
      [filter('scale', { w: 10, h: -2 }), filter('fps', { fps: 1 / 3 })],
    );
    const [a, b] = graph.chain([audioOf(1)], [filter('asplit', { outputs: 2 })], 2) as [Pad, Pad];
    const [mixed] = graph.chain([a, b], [filter('amix', { inputs: 2, duration: 'first', normalize: 0 })]);
    expect(graph.text([small, mixed])).toBe(
      '[0:V]scale=w=10:h=-2,fps=fps=0.333333[c0o0];[1:a]asplit=outputs=2[c1o0][c1o1];' +
        '[c1o0][c1o1]amix=inputs=2:duration=first:normalize=0[c2o0]',
    );
    expect(filter('volume', { volume: 1e-7 })).toBe('volume=volume=0');
    expect(() => filter('volume', { volume: Number.NaN })).toThrow(RangeError);
  });

  it('escapes a value for the graph and for the filter, so that it cannot start another filter', () => {
    expect(filter('ass', { filename: "/a:b's,[c];\\d" })).toBe(
      "ass=filename=/a\\\\:b\\\\\\'s\\,\\[c\\]\\;\\\\\\\\d",
    );
  });

  it('refuses a pad that is used twice, and one that is never used', () => {
    const graph = new FilterGraph();
    const [one] = graph.chain([videoOf(0)], [filter('hflip', {})]);
    expect(() => graph.chain([videoOf(0)], [filter('vflip', {})])).toThrow('twice');
    expect(() => graph.text([])).toThrow(one);
    expect(() => graph.text([one, videoOf(3)])).toThrow('3:V');
  });
});
