import type { Medium } from '@inkreel/contract/fields/kind.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';

const ofVideo = Object.entries(EXTENSIONS).flatMap(([type, extension]) =>
  type.startsWith('video/') ? [extension] : [],
);
/** Files are stored with the extension of their type. */
const VIDEO = new RegExp(`\\.(${ofVideo.join('|')})$`, 'u');

/** Whether a video was given where a sound is meant. */
export const isSoundOfVideo = (kind: Medium['kind'], address: string): boolean =>
  kind === 'audio' && VIDEO.test(address);

/** The input by which an engine is chosen: it gets the sound of a video as WAV (`engine-input.ts`). */
export function routedInput(
  media: readonly Pick<Medium, 'kind' | 'name'>[],
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const sounds = media.flatMap(({ kind, name }) => {
    const address = input[name];
    return typeof address === 'string' && isSoundOfVideo(kind, address)
      ? [[name, address.replace(VIDEO, '.wav')]]
      : [];
  });
  return { ...input, ...Object.fromEntries(sounds) };
}
