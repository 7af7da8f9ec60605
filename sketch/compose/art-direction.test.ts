import { describe, expect, it } from 'vitest';
import { parse } from '../language/parse.ts';
import { layout } from './layout.ts';
import type { PlacedFigure } from './placed-figure.ts';

const WIDTH = 640;
const HEIGHT = 480;

function figuresOf(prompt: string, seed: number): PlacedFigure[] {
  return layout(parse(prompt, { seed }), WIDTH, HEIGHT).figures;
}

function heightOf(figure: PlacedFigure | undefined): number {
  return figure ? (figure.box.bottom - figure.box.top) / HEIGHT : 0;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('the camera', () => {
  it.each([
    ['an owl on a branch at night', 'owl'],
    ['a cat in a garden', 'cat'],
    ['a robot in a field', 'robot'],
    ['a girl in a park', 'person'],
    ['a boy sitting on the moon', 'person'],
  ])('comes close in "%s"', (prompt, noun) => {
    for (const seed of SEEDS) {
      const hero = figuresOf(prompt, seed).find((figure) => figure.noun === noun);
      expect(heightOf(hero)).toBeGreaterThan(0.3);
      expect(heightOf(hero)).toBeLessThan(0.8);
    }
  });

  it('shows held objects', () => {
    for (const seed of SEEDS) {
      const bowl = figuresOf('奶奶端着一碗面条', seed).find(({ noun }) => noun === 'noodles');
      expect(heightOf(bowl)).toBeGreaterThan(0.08);
    }
  });
});

describe('relations', () => {
  it('puts a person under a tree beside the trunk, below the crown', () => {
    for (const seed of SEEDS) {
      const figures = figuresOf('four children under a cherry tree', seed);
      const tree = figures.find(({ noun }) => noun === 'cherry-tree');
      const trunk = (tree?.scale ?? 0) * ((tree?.figure.anchors.below?.x ?? 0) === 0 ? 0 : 1);
      expect(trunk).toBeGreaterThan(0);
      const children = figures.filter(({ noun }) => noun === 'person');
      expect(children).toHaveLength(4);
      for (const child of children) {
        expect(Math.abs(child.x - (tree?.x ?? 0))).toBeGreaterThan(heightOf(tree) * HEIGHT * 0.1);
        expect(child.box.top).toBeGreaterThan(tree?.box.top ?? 0);
      }
    }
  });

  it('draws a held umbrella once', () => {
    const figures = figuresOf('撑着红伞的女孩走在街道上', 3);
    const girl = figures.find(({ noun }) => noun === 'person');
    expect(figures.find(({ noun }) => noun === 'umbrella')?.drawnByParent).toBe(true);
    expect((girl?.figure.svg.match(/#c8322b/g) ?? []).length).toBeLessThan(12);
    expect(girl?.figure.box.top).toBeLessThan((girl?.figure.anchors.head?.y ?? 0) * 1.2);
  });

  it('a person who reads on a bench has the hips on the seat', () => {
    const figures = figuresOf('a woman reading on a bench', 2);
    const woman = figures.find(({ noun }) => noun === 'person');
    const bench = figures.find(({ noun }) => noun === 'bench');
    const hips = (woman?.y ?? 0) + (woman?.figure.anchors.seat?.y ?? 0) * (woman?.scale ?? 0);
    const seat = (bench?.y ?? 0) + (bench?.figure.anchors.seat?.y ?? 0) * (bench?.scale ?? 0);
    expect(Math.abs(hips - seat)).toBeLessThan(HEIGHT * 0.02);
  });

  it('makes a herd walk one way, and a chase go one way', () => {
    for (const seed of SEEDS) {
      const camels = figuresOf('two camels walking in the desert', seed);
      const heads = camels.map(({ figure }) => Math.sign(figure.anchors.head?.x ?? 0));
      expect(new Set(heads).size).toBe(1);
      const chase = figuresOf('a black cat chasing a mouse in the kitchen', seed);
      expect(new Set(chase.map(({ figure }) => Math.sign(figure.anchors.head?.x ?? 0))).size).toBe(1);
    }
  });
});
