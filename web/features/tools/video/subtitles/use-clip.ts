import { type DocumentFile } from '@inkreel/contract/api/documents.ts';
import { listFiles } from '@inkreel/contract/api/storage.ts';
import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import { EMPTY_SUBTITLE_PROJECT, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { call } from '../../../../lib/client.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import { imageAt, type UploadedImage } from '../../../../uploads/uploaded-image.ts';
import type { ProjectEditor } from './use-project.ts';

/** Frames a second of a clip whose own rate nobody knows: the most common of films that carry subtitles. */
export const USUAL_RATE = 25;
/** Uploads among which a video that was just taken is looked for. */
const RECENT = 100;

/** The clip of a project: its address, what is known of it, and how another one begins a project. */
export function useClip({ project, files, addFile, begin, update }: ProjectEditor) {
  const signedIn = useSignedIn();
  const { clip } = project;
  const file = clip && files.find(({ id }) => id === fileIdOf(clip.source));
  const url = file?.url ?? (clip && fileIdOf(clip.source) === undefined ? clip.source : undefined);
  const known = url === undefined ? undefined : imageAt(url);

  /** @throws ApiError */
  const take = async (taken: UploadedImage) => {
    const stored = await storedFile(taken);
    if (stored) addFile(stored);
    const next = {
      source: stored ? fileSource(stored.id) : taken.url,
      name: taken.name.slice(0, 200),
      seconds: taken.media?.seconds ?? 0,
      width: Math.max(1, taken.width),
      height: Math.max(1, taken.height),
    };
    // The first video joins the lines that are there; another one is another project.
    if (clip === undefined) update((now) => ({ ...now, clip: next }));
    else begin(freshFor(project, next), signedIn);
  };
  return {
    url,
    thumbnail: file?.thumbnail ?? known?.thumbnail,
    /** Frames a second, where they are known. */
    rate: known?.media?.frameRate || undefined,
    take,
  };
}

const freshFor = (project: SubtitleProject, clip: NonNullable<SubtitleProject['clip']>): SubtitleProject => ({
  ...EMPTY_SUBTITLE_PROJECT,
  clip,
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
