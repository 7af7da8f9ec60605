import { type DocumentFile } from '@inkreel/contract/api/documents.ts';
import { listFiles } from '@inkreel/contract/api/storage.ts';
import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import {
  EMPTY_SUBTITLE_PROJECT,
  type ProjectClip,
  type SubtitleProject,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useClipEnd } from '../../../uploads/media/use-clip-end.ts';
import { imageAt, type UploadedImage } from '../../../uploads/uploaded-image.ts';
import type { ProjectEditor } from './use-project.ts';

/** Assumed frames a second of a clip with unknown rate: the most common one of subtitled videos. */
export const USUAL_RATE = 25;
/** Number of recent uploads searched for a video that was just added. */
const RECENT = 100;

/**
 * The clip of a project: its address, its facts, and how another one starts a project. While it is uploaded
 * it plays from the disk, and edits belong to its project; if it is not kept and nothing was edited, the
 * previous project comes back.
 * @param onFailure a stored video could not be taken
 */
export function useClip(
  { project, files, addFile, begin, update }: ProjectEditor,
  onFailure: (error: unknown) => void,
) {
  const [local, setLocal] = useState<UploadedImage>();
  const signedIn = useSignedIn();
  const { clip } = project;
  const file = clip && files.find(({ id }) => id === fileIdOf(clip.source));
  const url = file?.url ?? (clip && fileIdOf(clip.source) === undefined ? clip.source : undefined);
  const shownUrl = clip ? url : local?.url;
  const known = shownUrl === undefined ? undefined : imageAt(shownUrl);

  /** @throws ApiError */
  const take = async (taken: UploadedImage) => {
    const stored = await storedFile(taken);
    if (stored) addFile(stored);
    const next = clipOf(taken, stored ? fileSource(stored.id) : taken.url);
    // The first video is added to the existing lines; another one begins another project.
    if (clip === undefined) update((now) => ({ ...now, clip: next }));
    else begin(freshFor(project, next), signedIn);
  };
  const onClip = (taken: UploadedImage) => take(taken).catch(onFailure);
  const goBack = useRef<() => Promise<void>>(undefined);
  const onLocal = (taken: UploadedImage | undefined) => {
    if (taken && clip) goBack.current = begin(freshFor(project), signedIn);
    setLocal(taken);
  };
  useClipEnd(local?.url, (kept) => {
    // The project has the stored one before the local one is gone.
    if (kept) void onClip(kept).finally(() => setLocal(undefined));
    else {
      setLocal(undefined);
      void goBack.current?.();
    }
    goBack.current = undefined;
  });
  return {
    /** Of the stored video. */
    url,
    /** What players show: the stored video, or a first one that is being uploaded. */
    shown: { url: shownUrl, clip: clip ?? (local && clipOf(local, local.url)) },
    local,
    onLocal,
    thumbnail: file?.thumbnail ?? (clip && known?.thumbnail),
    /** Frames a second, if known. */
    rate: known?.media?.frameRate || undefined,
    onClip: (taken: UploadedImage) => void onClip(taken),
  };
}

const clipOf = ({ name, media, width, height }: UploadedImage, source: string): ProjectClip => ({
  source,
  name: name.slice(0, 200),
  seconds: media?.seconds ?? 0,
  width: Math.max(1, width),
  height: Math.max(1, height),
});

const freshFor = (project: SubtitleProject, clip?: ProjectClip): SubtitleProject => ({
  ...EMPTY_SUBTITLE_PROJECT,
  ...(clip ? { clip } : {}),
  language: project.language,
  to: project.to,
  style: project.style,
  bilingual: project.bilingual,
  glossary: project.glossary,
});

/** The upload behind an address: documents name files by id. */
async function storedFile({ url, name }: UploadedImage): Promise<DocumentFile | undefined> {
  const { items } = await call(listFiles, { query: { kind: 'video', limit: RECENT } });
  const found = items.find(({ path, full_path }) => path === url || full_path === url);
  if (!found) return undefined;
  const { id, thumbnail, content_type, width, height } = found;
  return { id, name, url, thumbnail, content_type, width, height };
}
