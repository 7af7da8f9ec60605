import { MEDIA_LIMITS } from '@inkreel/contract/media-limits.ts';
import { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { fileFactsOf, imageOf, rememberImage } from '../uploaded-image.ts';
import { MediaSlot } from './media-slot.tsx';

const playback = {
  ...{ duration: 3, frame_rate: 25, rotation: 0, video_codec: 'avc' },
  ...{ audio_channels: 2, sample_rate: 48_000 },
};

/** The slot with a stored video whose sound has this codec. */
function slotOf(language: 'en' | 'zh', audioCodec: string | null): string {
  const path = `/files/${audioCodec}.mp4`;
  const facts = fileFactsOf({
    ...{ kind: 'video', content_type: 'video/mp4', size: 1000, width: 640, height: 360 },
    ...{ placeholder: null, thumbnail: null, playback: { ...playback, audio_codec: audioCodec } },
  });
  rememberImage(imageOf({ path, width: 640, height: 360, thumbnail: null }, 'film', facts));
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider language={language}>
        <MediaSlot
          kind="video"
          label="Video"
          limits={MEDIA_LIMITS.video}
          value={path}
          seconds={3}
          samples={[]}
          onChange={() => undefined}
        />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

describe.each(['en', 'zh'] as const)('a video field in %s', (language) => {
  beforeAll(() => loadMessages(language));
  const { text } = mediaTexts[language].soundUnread;

  test('says that the sound of its video cannot be read', () => {
    expect(slotOf(language, 'unknown')).toContain(text);
    for (const codec of ['aac', null]) expect(slotOf(language, codec)).not.toContain(text);
  });
});
