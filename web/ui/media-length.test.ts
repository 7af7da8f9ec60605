import { describe, expect, it } from 'vitest';
import { mediaLength } from './media-length.ts';

const lasting = (duration: number) =>
  mediaLength({
    playback: {
      duration,
      frame_rate: null,
      rotation: null,
      video_codec: null,
      audio_codec: 'mp3',
      audio_channels: 2,
      sample_rate: 44_100,
    },
  });

describe('the length of sound and video', () => {
  it.each([
    [0.2, '0:01'],
    [4.04, '0:04'],
    [59.6, '1:00'],
    [750, '12:30'],
    [3723, '1:02:03'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(lasting(seconds)).toBe(text);
  });

  it('is empty for an image', () => {
    expect(mediaLength({ playback: null })).toBe('');
  });
});
