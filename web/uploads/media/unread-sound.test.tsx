import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadErrorTexts } from '../../lib/error-texts.ts';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { fileFactsOf, imageOf, rememberImage } from '../uploaded-image.ts';
import HeldMedium from './held-medium.tsx';

const playback = {
  duration: 3,
  frame_rate: 25,
  rotation: 0,
  video_codec: 'avc',
  audio_channels: 2,
  sample_rate: 48_000,
};

/** A stored video in its field, with a sound of this codec. */
function heldIn(language: 'en' | 'zh', audioCodec: string | null): string {
  const path = `/files/${audioCodec}.mp4`;
  const facts = fileFactsOf({
    kind: 'video',
    content_type: 'video/mp4',
    size: 1000,
    width: 640,
    height: 360,
    placeholder: null,
    thumbnail: null,
    playback: { ...playback, audio_codec: audioCodec },
  });
  rememberImage(imageOf({ path, width: 640, height: 360, thumbnail: null }, 'film', facts));
  return renderToString(
    <MessagesProvider language={language}>
      <HeldMedium kind="video" url={path} seconds={3}>
        {null}
      </HeldMedium>
    </MessagesProvider>,
  );
}

describe.each(['en', 'zh'] as const)('a video field in %s', (language) => {
  beforeAll(async () => {
    await loadMessages(language);
    await loadErrorTexts(language);
  });
  const text = { en, zh }[language].errors.media_sound_unreadable;

  test('says that the sound of its video cannot be read', () => {
    expect(heldIn(language, 'unknown')).toContain(text);
    for (const codec of ['aac', null]) expect(heldIn(language, codec)).not.toContain(text);
  });
});
