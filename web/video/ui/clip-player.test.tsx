import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { FileThumbnail } from '../../ui/file-thumbnail.tsx';
import ClipPlayer from './clip-player.tsx';

const fileOf = (
  kind: MediaFile['kind'],
  about: Partial<MediaFile> = {},
  audioCodec: string | null = 'aac',
) => ({
  kind,
  id: 'a',
  url: '/files/a',
  content_type: `${kind}/mp4`,
  size: 1,
  width: kind === 'audio' ? null : 640,
  height: kind === 'audio' ? null : 360,
  playback: {
    duration: 12,
    frame_rate: null,
    rotation: null,
    video_codec: null,
    audio_codec: audioCodec,
    audio_channels: null,
    sample_rate: null,
  },
  placeholder: null,
  thumbnail: null,
  ...about,
});

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

await loadMessages('en');
const played = (file: MediaFile) =>
  renderToString(
    <MessagesProvider language="en">
      <ClipPlayer file={file} label="a result" />
    </MessagesProvider>,
  );
const listed = (file: MediaFile) => renderToString(<FileThumbnail file={file} alt="" />);

describe('a result that plays', () => {
  it('plays sound with a track to drag', () => {
    const html = played(fileOf('audio'));
    expect(html).toMatch(/<audio src="\/files\/a" aria-label="a result"/);
    expect(html).toContain('aria-label="Position in the audio"');
  });

  it('waits for the person if a video has sound', () => {
    const html = played(fileOf('video'));
    expect(html).toContain('aria-label="Play (Space)"');
    expect(html).toContain('aria-label="Mute (M)"');
    expect(html).not.toMatch(/autoplay|loop|muted/i);
  });

  it('plays in a loop if a video is silent or from an older file', () => {
    expect(played(fileOf('video', {}, null))).toMatch(/loop.*autoplay/i);
    expect(played(fileOf('video', { playback: null }))).toMatch(/autoplay/i);
  });
});

describe('a file in a list', () => {
  it('is never an image element for bytes that are not an image', () => {
    for (const kind of ['audio', 'video'] as const) expect(listed(fileOf(kind))).not.toContain('<img');
  });

  it('shows a poster with the length of the video on it', () => {
    expect(listed(fileOf('video', { thumbnail: '/files/t' }))).toMatch(/<img src="\/files\/t".*0:12/);
  });

  it('shows an image without a length', () => {
    expect(listed(fileOf('image', { playback: null }))).toMatch(/^<img src="\/files\/a"[^>]*>$/);
  });
});
