import { expect, test } from 'vitest';
import { loadOpenCv, withOpenCv } from './load-opencv.ts';

test('OpenCV is loaded once, and leaves the handlers of the process alone', async () => {
  const before = process.listeners('uncaughtException').length;
  const [{ cv }, again] = await Promise.all([loadOpenCv(), loadOpenCv()]);
  expect(again.cv).toBe(cv);
  expect(process.listeners('uncaughtException')).toHaveLength(before);
});

test('kept objects are deleted, also after a failure', async () => {
  const mean = await withOpenCv((cv, keep) => {
    const matrix = keep(new cv.Mat(2, 2, cv.CV_8UC1, new cv.Scalar(7)));
    return cv.mean(matrix)[0];
  });
  expect(mean).toBe(7);
  let left: { isDeleted(): boolean } | undefined;
  const failing = withOpenCv((cv, keep) => {
    left = keep(new cv.Mat(1, 1, cv.CV_8UC1)) as unknown as { isDeleted(): boolean };
    throw new RangeError('of the caller');
  });
  await expect(failing).rejects.toThrow(RangeError);
  expect(left?.isDeleted()).toBe(true);
});

test('a failure of OpenCV is an error with OpenCV’s message', async () => {
  const failing = withOpenCv((cv, keep) => {
    const empty = keep(new cv.Mat());
    cv.cvtColor(empty, empty, cv.COLOR_RGB2GRAY);
  });
  await expect(failing).rejects.toThrow(/^OpenCV: .*cvtColor/);
});
