import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { prepareMedia } from './prepare-media.ts';

const FORMATS = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
};
const AAC = { codec: 'mp4a.40.2', description: new Uint8Array([0x11, 0x90]) };

/** Three seconds of sound and nothing else, in a film's container. */
async function soundAlone(kind: keyof typeof FORMATS): Promise<File> {
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[kind](), target });
  const isWebm = kind === 'webm';
  const sound = new EncodedAudioPacketSource(isWebm ? 'opus' : 'aac');
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = { ...(isWebm ? { codec: 'opus' } : AAC), sampleRate: 48_000, numberOfChannels: 2 };
  for (let at = 0; at < 3; at += 0.02)
    await sound.add(new EncodedPacket(new Uint8Array(8), 'key', at, 0.02), { decoderConfig });
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer(0)], `talk.${kind}`);
}

describe.each(['mp4', 'mov', 'webm'] as const)('sound alone in a film’s container (%s)', (kind) => {
  test('has no picture if a video is required', async () => {
    const prepared = await prepareMedia(await soundAlone(kind), 'video', MEDIA_LIMITS.video);
    expect(prepared).toEqual({ problem: 'media_without_picture' });
  });

  test('is repaired if a sound is required, like any other format', async () => {
    const prepared = await prepareMedia(await soundAlone(kind), 'audio', MEDIA_LIMITS.audio);
    expect(prepared).toMatchObject({
      problem: 'media_format',
      facts: { type: kind === 'webm' ? 'audio/webm' : 'audio/mp4', seconds: expect.closeTo(3, 1) },
    });
  });

  test('is taken as sound if its type is accepted', async () => {
    const limits = { types: ['audio/mp4', 'audio/webm'], bytes: {} };
    const prepared = await prepareMedia(await soundAlone(kind), 'audio', limits);
    expect(prepared).toMatchObject({ type: kind === 'webm' ? 'audio/webm' : 'audio/mp4' });
  });
});

test('a file with the type of a sound has no picture either', async () => {
  const file = new File(['\0\0\0\x18ftypM4A \0\0\0\0isomiso2'], 'talk.m4a');
  const prepared = await prepareMedia(file, 'video', MEDIA_LIMITS.video);
  expect(prepared).toEqual({ problem: 'media_without_picture' });
});
