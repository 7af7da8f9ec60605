import { MODEL_CAPABILITIES } from '@inkreel/contract/tools/capabilities.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { requiredImages } from '@inkreel/contract/tools/kinds/image.ts';
import type { FieldKind } from '@inkreel/contract/tools/kinds/index.ts';

const kinds = (name: string) => `editors/form/kinds/${name}.tsx`;
const speaking = (name: string) => `editors/form/speaking/${name}.tsx`;

/**
 * Controls that are loaded apart from the editor (`web/editors/form/kinds/index.ts`), with the modules that they show
 * at once.
 */
const CONTROLS: Partial<Record<FieldKind, readonly string[]>> = {
  style: [kinds('style')],
  words: [kinds('words')],
  image: [kinds('image')],
  images: [kinds('images')],
  video: [kinds('video')],
  audio: [kinds('audio')],
  range: [kinds('range')],
  flag: [kinds('flag')],
  lines: [kinds('lines')],
  voice: [kinds('voice')],
  color: [kinds('color')],
  areas: [kinds('areas-list'), kinds('areas-previews')],
  check: [speaking('check-list')],
  speech: [speaking('speech-field')],
  fit: [speaking('fit-field')],
};

/** Controls in the middle of the editor, shown at once unless the tool begins with a picture. */
const STAGES: Partial<Record<FieldKind, string>> = {
  mask: kinds('mask'),
  strokes: kinds('strokes'),
  frame: kinds('frame'),
  placement: kinds('placement'),
  texts: kinds('texts'),
  drawing: kinds('drawing'),
  areas: kinds('areas'),
  check: speaking('check-stage'),
};

/** Modules that the editor of a tool fetches for its fields when it is opened, relative to `web/`. */
export function fieldParts(tool: Tool): string[] {
  const { fields } = tool;
  const beginsWithPicture = requiredImages(fields).length > 0;
  return [
    ...fields.flatMap(({ kind }) => CONTROLS[kind] ?? []),
    ...(beginsWithPicture ? [] : fields.flatMap(({ kind }) => STAGES[kind] ?? [])),
    ...(fields.some((field) => field.kind === 'quality' && field.tiers) ? [kinds('quality-tiers')] : []),
    ...(tool.sampleFirst ? [speaking('sample-bar')] : []),
    // If no engine is connected a card says so, next to a sample of what the tool does.
    ...(MODEL_CAPABILITIES.has(tool.capability)
      ? ['editors/form/no-engine/no-engine-card.tsx', 'editors/kit/samples/before-after.tsx']
      : []),
  ];
}
