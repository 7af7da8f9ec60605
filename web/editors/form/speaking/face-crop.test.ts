import { expect, test } from 'vitest';
import { cropToFace } from './face-crop.ts';

const SIZE = { width: 1000, height: 800 };
const face = (left: number, top: number, width = 0.1, height = 0.15) => ({ left, top, width, height });

test('a face that is small in its picture gets head and shoulders around it, within the picture', () => {
  const small = face(0.5, 0.3);
  expect(cropToFace([small], small, SIZE)).toEqual({ x: 390, y: 116, width: 320, height: 408 });
  const corner = face(0, 0);
  const { x, y } = cropToFace([corner], corner, SIZE);
  expect([x, y]).toEqual([0, 0]);
});

test.each([
  ['beside it', [face(0.35, 0.3), face(0.5, 0.3), face(0.64, 0.32)]],
  ['above and below it', [face(0.5, 0.1), face(0.5, 0.3), face(0.52, 0.5)]],
])('keeps the whole face and nothing of those %s', (_where, faces) => {
  const chosen = faces[1] as (typeof faces)[number];
  const { x, y, width, height } = cropToFace(faces, chosen, SIZE);
  const [left, top, right, bottom] = [x / 1000, y / 800, (x + width) / 1000, (y + height) / 800];
  expect([left <= chosen.left, right >= chosen.left + chosen.width]).toEqual([true, true]);
  expect([top <= chosen.top, bottom >= chosen.top + chosen.height]).toEqual([true, true]);
  for (const other of faces.filter((each) => each !== chosen)) {
    const across = Math.min(right, other.left + other.width) - Math.max(left, other.left);
    const down = Math.min(bottom, other.top + other.height) - Math.max(top, other.top);
    expect(Math.min(across, down)).toBeLessThanOrEqual(0);
  }
});
