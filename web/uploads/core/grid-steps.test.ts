import { describe, expect, it } from 'vitest';
import { stepInGrid } from './grid-steps.ts';

describe('the keys of a grid', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowUp', 4, 1],
    ['ArrowDown', 4, 7],
    ['Home', 4, 0],
    ['End', 4, 7],
    ['ArrowUp', 1, undefined],
    ['ArrowDown', 5, undefined],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 7, undefined],
    ['Home', 0, undefined],
    ['a', 4, undefined],
  ] as const)('%s from %i of eight in rows of three leads to %s', (key, at, next) => {
    expect(stepInGrid(key, at, 8, 3)).toBe(next);
  });
});
