import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { quoteLines, quoteMoves, quoteShots } from '@inkreel/contract/api/stories.ts';
import { lineInput, linesToSpeak } from '@inkreel/contract/story/line-status.ts';
import { cameraOf, movingSeconds, shotsToMove } from '@inkreel/contract/story/moving-shots.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import {
  imageFingerprint,
  shownImage,
  speechFingerprint,
  videoFingerprint,
} from '@inkreel/contract/story/shot-inputs.ts';
import { shotsToDraw } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT, MOVE_CAMERA, MOVE_SHOT, SPEAK_LINE } from '@inkreel/contract/story/story-runs.ts';
import { filmInput, moveInput } from '../moving-shots/move-shot.ts';
import type { StoryWish } from './place-order.ts';

/** Pictures of shots. */
export const picturesOf = (wanted: BodyOf<typeof quoteShots>): StoryWish => ({
  toolId: DRAW_SHOT.id,
  select: (story) =>
    shotsToDraw(story.parts, story.outside, wanted).map((shot) => ({
      part: shot.id,
      input: shotInput(story.parts, shot, { ...story, quality: wanted.quality }),
      made: imageFingerprint(story.parts, shot, story.outside),
      engine: wanted.engine,
    })),
});

/** Voices of lines, each by the engine of its character's voice. */
export const voicesOf = (wanted: BodyOf<typeof quoteLines>): StoryWish => ({
  toolId: SPEAK_LINE.id,
  select: ({ parts, outside, roles }) =>
    linesToSpeak(parts, outside, wanted).flatMap((line) => {
      const voice = roles.get(line.role ?? '')?.voice;
      if (!voice) return [];
      const engine = typeof voice['engine'] === 'string' ? voice['engine'] : undefined;
      const made = speechFingerprint(line, outside);
      return [{ part: line.id, input: lineInput(line, voice), made, engine }];
    }),
});

/** Films of shots, from the pictures that they show. */
export const filmsOf = (wanted: BodyOf<typeof quoteMoves>): StoryWish => ({
  toolId: (wanted.by === 'model' ? MOVE_SHOT : MOVE_CAMERA).id,
  select: ({ parts, outside, files }) =>
    shotsToMove(parts, outside, wanted.by, wanted).flatMap((shot) => {
      const image = files.get(shownImage(shot)?.file ?? '');
      if (!image) return [];
      // Every stored picture has both.
      const { width, height } = { width: image.width ?? 1, height: image.height ?? 1 };
      const camera = cameraOf(shot);
      const wish = {
        image_url: image.url,
        seconds: movingSeconds(shot),
        ...(camera !== undefined && { camera }),
        ...(shot.prompt !== undefined && { prompt: shot.prompt }),
      };
      const input = wanted.by === 'model' ? filmInput(wish, { width, height }) : moveInput(wish);
      return [{ part: shot.id, input, made: videoFingerprint(shot), engine: wanted.engine }];
    }),
});
