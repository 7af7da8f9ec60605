/** How each field kind is shown: a kind of the contract without its line here does not compile. */
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field, FieldKind, FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { use } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import ChoiceControl from './choice.tsx';
import CountControl from './count.tsx';
import { type KindView, loadedOnUse } from './kind-view.tsx';
import PromptControl from './prompt.tsx';
import QualityControl from './quality.tsx';
import SizeControl from './size.tsx';

export type KindViews = { readonly [Kind in FieldKind]: KindView<FieldKinds[Kind]> };

export const KIND_VIEWS: KindViews = {
  prompt: { Control: PromptControl },
  size: { Control: SizeControl },
  count: { Control: CountControl },
  quality: { Control: QualityControl },
  style: loadedOnUse(() => import('./style.tsx')),
  seed: { ...loadedOnUse(() => import('./seed.tsx')), more: true },
  words: loadedOnUse(() => import('./words.tsx')),
  image: loadedOnUse(() => import('./image.tsx')),
  images: loadedOnUse(() => import('./images.tsx')),
  video: loadedOnUse<FieldKinds['video']>(() => import('./video.tsx')),
  audio: loadedOnUse<FieldKinds['audio']>(() => import('./audio.tsx')),
  choice: { Control: ChoiceControl },
  range: loadedOnUse(() => import('./range.tsx')),
  flag: loadedOnUse(() => import('./flag.tsx')),
  lines: loadedOnUse(() => import('./lines.tsx')),
  voice: loadedOnUse(() => import('./voice.tsx')),
  color: loadedOnUse(() => import('./color.tsx')),
  mask: { Stage: lazyPart(() => import('./mask.tsx')) },
  strokes: { Stage: lazyPart(() => import('./strokes.tsx')) },
  frame: { Stage: lazyPart(() => import('./frame.tsx')) },
  placement: { Stage: lazyPart(() => import('./placement.tsx')) },
  texts: { Stage: lazyPart(() => import('./texts.tsx')) },
  drawing: { Stage: lazyPart(() => import('./drawing.tsx')) },
  areas: {
    ...loadedOnUse(() => import('./areas-list.tsx')),
    Stage: lazyPart(() => import('./areas.tsx')),
    Beside: lazyPart(() => import('./areas-previews.tsx')),
  },
  check: {
    ...loadedOnUse(() => import('../speaking/check-list.tsx')),
    Stage: lazyPart(() => import('../speaking/check-stage.tsx')),
  },
  speech: loadedOnUse(() => import('../speaking/speech-field.tsx')),
  fit: loadedOnUse(() => import('../speaking/fit-field.tsx')),
};

/** How the field is shown. */
export const viewOf = (field: Field): KindView<Field> => KIND_VIEWS[field.kind] as KindView<Field>;

/** The fields of a tool that are worked on in the centre of the editor, in their order. */
export function stageFieldsOf({ fields }: Pick<Tool, 'fields'>): Field[] {
  return fields.filter((field) => viewOf(field).Stage);
}

const loading = new WeakMap<readonly Field[], Promise<unknown>>();

/** Loads every open control of a tool's form: the nearest Suspense waits for missing ones. */
export function useControls({ fields }: Pick<Tool, 'fields'>): void {
  const begun =
    loading.get(fields) ?? Promise.all(fields.map(viewOf).map((view) => !view.more && view.load?.()));
  loading.set(fields, begun);
  use(begun);
}
