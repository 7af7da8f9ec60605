import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { aviFile } from '../../features/storage/media/testing/media-files.ts';
import { reencodeJob } from '../operations/video.ts';
import { createMediaWorld, testBackends } from '../testing/media-world.ts';
import { describeVideo } from './describe-video.ts';

test.each(await testBackends())('an AVI is processed like any video, by the $kind', async (backend) => {
  const world = await createMediaWorld(backend);
  onTestFinished(world.close);
  const frame = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  await writeFile(world.at('clip.avi'), aviFile(frame, { width: 320, height: 180 }));
  const source = await describeVideo(world.engine, world.at('clip.avi'));
  expect(source).toMatchObject({
    seconds: 1,
    hasSound: true,
    video: { width: 320, height: 180, frameRate: 25 },
  });
  await world.engine.run(reencodeJob(source, world.at('clip.mp4')));
  const made = await describeVideo(world.engine, world.at('clip.mp4'));
  expect(made).toMatchObject({ hasSound: true, video: { width: 320, height: 180, frameRate: 25 } });
  expect(made.seconds).toBeCloseTo(1, 2);
});
