import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { projectOfRun } from '../../lib/current-project.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { drawAtOnce } from '../../lib/draw-at-once.ts';
import { useKeptState } from '../../lib/kept-state.tsx';
import { isLoadFailure, loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { currentToken } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { localFile } from '../../video/core/local-films.ts';
import { type PageUpload, pageQueue } from '../page-queue.ts';
import { imageAt, imageOf, rememberImage, type UploadedImage } from '../uploaded-image.ts';
import { useLatest } from '../use-latest.ts';
import type { Pickable } from '../use-picture-input.ts';
import { isRefused, useRefusals } from '../use-refusals.ts';
import { beginClip, clipAt } from './local-clips.ts';
import { missReason } from './media-words.ts';
import type { KnownFacts } from './repair/plan-repair.ts';

/** The library that reads indexes is loaded with the first file. */
const loadChecks = loadOnNeed(() => import('./prepare-media.ts'));
const loadSounds = loadOnNeed(() => import('./sound-of-video.ts'));

const NONE: readonly PageUpload[] = [];

/** A file that can be made to fit. */
export interface UnfitMedia {
  file: File;
  facts: KnownFacts;
}

/**
 * Takes one audio file or video into a field: reads the file's index, explains which limit it misses, and uploads it
 * otherwise.
 * @param onTaken gets the file once the product keeps it, with what the server knows of it; a field that shows local
 * videos gets them before, at their local address
 * @param soundOf limits of videos whose sound is taken instead of a sound file
 * @param shown of a field that shows local videos: what it holds (`use-clip-end.ts` tells what becomes of one)
 */
export function useMediaInput(
  kind: 'video' | 'audio',
  limits: MediaLimits,
  onTaken: (file: UploadedImage) => void,
  soundOf?: MediaLimits,
  shown?: { value: string | undefined },
) {
  const texts = useAreaTexts(uploadTexts);
  const media = useAreaTexts(mediaTexts);
  const { errors } = useStudioMessages();
  const client = useQueryClient();
  const [owner] = useKeptState(`${kind} owner`, useId());
  const refusals = useRefusals(owner, texts);
  const [preparing, setPreparing] = useState(false);
  const [unfit, setUnfit] = useKeptState<UnfitMedia | undefined>(`${owner} unfit`, undefined);
  const latest = useLatest({ onTaken, shown });
  // A local video may have been chosen before the page was left and entered again.
  const local = shown?.value === undefined ? undefined : localFile(shown.value);
  const uploads = useStore(pageQueue().uploads, NONE).filter(
    ({ source }) => source.owner === owner || (local !== undefined && source.blob === local),
  );
  const refuseFor = (name: string, problem: Parameters<typeof missReason>[0]) =>
    refusals.refuse(name, missReason(problem, limits, { media, uploads: texts, errors }));

  /** Puts a stored file into the field, if it fits: some files only the server can read. */
  const settle = async (file: UploadedImage, isPicked: boolean): Promise<void> => {
    const { problemOf, tellSound } = await loadChecks();
    const problem = problemOf(file, limits);
    // What was picked is repaired as if it came from the person's device.
    if (problem && isPicked && file.media?.seconds) await bring(file.url, file.name);
    else if (problem) refuseFor(file.name, problem);
    else {
      tellSound(file, kind, errors);
      drawAtOnce(() => latest.current.onTaken(file));
    }
  };

  /** A kept file, unless the server found that it misses a limit. */
  const fitting = async (file: UploadedImage): Promise<UploadedImage | undefined> => {
    const { problemOf, tellSound } = await loadChecks();
    const problem = problemOf(file, limits);
    if (problem) refuseFor(file.name, problem);
    else tellSound(file, kind, errors);
    return problem ? undefined : file;
  };

  const prepare = async (file: File): Promise<void> => {
    const { prepareMedia } = await loadChecks();
    const prepared = await prepareMedia(file, kind, limits);
    if ('problem' in prepared && prepared.problem === 'media_format' && soundOf) {
      const { soundOfVideo } = await loadSounds();
      const sound = await soundOfVideo(file, soundOf);
      if (sound instanceof File) return prepare(sound);
      if (sound === 'no_sound') return refusals.refuse(file.name, media.noSound);
      if (sound !== 'media_format')
        return refusals.refuse(file.name, missReason(sound, soundOf, { media, uploads: texts, errors }));
    }
    if ('problem' in prepared) {
      const { problem, facts } = prepared;
      return facts ? setUnfit({ file, facts }) : refuseFor(file.name, problem);
    }
    const { type, fingerprint, facts } = prepared;
    const sent = { blob: file, name: file.name, fromType: 'tool', type, fingerprint } as const;
    const { shown: field } = latest.current;
    const before = field?.value;
    // A local video that replaces another one ends its upload.
    dropLocal(before);
    // The browser does not play what its reader cannot read.
    const plays = field !== undefined && kind === 'video' && facts.seconds !== undefined;
    const clip = plays && beginClip(sent, facts, pageQueue().uploads, heldBefore(before));
    pageQueue().add({ ...sent, projectId: projectOfRun(client), owner }, (kept) => {
      if (clip) clip.arrived(fitting(kept));
      else void settle(kept, false);
    });
    if (clip) drawAtOnce(() => latest.current.onTaken(clip.image));
  };

  const take = async ([file]: readonly File[]): Promise<void> => {
    refusals.clear();
    if (!file || (currentToken() === undefined && !(await askToSignIn()))) return;
    setPreparing(true);
    await prepare(file).catch((error: unknown) => {
      // The file is kept, since the code that reads it may load with the next try.
      if (isLoadFailure(error)) refusals.refuseUnloaded(file.name, () => void take([file]));
      else refusals.refuseUnread(file.name);
    });
    setPreparing(false);
  };

  /** Takes a file of the site as if it were one of the person's. */
  const bring = async (url: string, name: string): Promise<void> => {
    const blob = await fetch(url)
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .catch(() => undefined);
    if (blob) await take([new File([blob], name)]);
    else refusals.refuseUnread(name);
  };

  return {
    kind,
    texts,
    media,
    uploads,
    /** Uploads that may still end in the field. */
    underWay: uploads.filter((upload) => !isRefused(upload)).length,
    preparing,
    unfit,
    dropUnfit: () => setUnfit(undefined),
    unsent: false,
    refusals: refusals.refusals,
    dismiss: refusals.dismiss,
    take,
    bring,
    /** Takes a file that the product keeps already. */
    pick: (picked: Pickable): void => {
      refusals.clear();
      const { url, thumbnail, name, width, height, media: facts } = picked;
      const file = imageOf({ path: url, width, height, thumbnail }, name, facts);
      rememberImage(file);
      void settle(file, true);
    },
  };
}

/** Cancels the upload of a local video; does nothing for any other address. */
export function dropLocal(url: string | undefined): void {
  const file = url === undefined ? undefined : localFile(url);
  const upload =
    file &&
    pageQueue()
      .uploads.get()
      .find(({ source }) => source.blob === file);
  if (upload) pageQueue().remove(upload.id);
}

/** What a field goes back to: for a local video, whose upload has ended by then, what the field held before. */
function heldBefore(url: string | undefined): UploadedImage | undefined {
  if (url === undefined) return undefined;
  const local = clipAt(url);
  return local ? local.before : imageAt(url);
}

export type MediaInput = ReturnType<typeof useMediaInput>;
