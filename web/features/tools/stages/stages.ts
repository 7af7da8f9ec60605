import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field, FieldKind, FieldKinds } from '@inkreel/contract/tools/fields.ts';
import { type ComponentType, lazy } from 'react';
import type { StageProps } from './stage-props.ts';

/** Fields that are worked on in the centre of the editor. */
const STAGE_KINDS = [
  'mask',
  'strokes',
  'frame',
  'placement',
  'texts',
  'drawing',
] as const satisfies FieldKind[];
export type StageKind = (typeof STAGE_KINDS)[number];
export type StageField = FieldKinds[StageKind];

/** The stage of each kind, loaded where a tool first needs it. */
export const STAGES: { readonly [Kind in StageKind]?: ComponentType<StageProps<FieldKinds[Kind]>> } = {
  mask: lazy(() => import('./mask-stage.tsx')),
  strokes: lazy(() => import('./strokes-stage.tsx')),
  frame: lazy(() => import('./frame-stage.tsx')),
  placement: lazy(() => import('./placement-stage.tsx')),
  texts: lazy(() => import('./texts-stage.tsx')),
  drawing: lazy(() => import('./drawing-stage.tsx')),
};

const isStageField = (field: Field): field is StageField => STAGE_KINDS.some((kind) => kind === field.kind);

/** The fields of a tool that have a stage, in their order. */
export function stageFieldsOf(tool: Pick<Tool, 'fields'>): StageField[] {
  return tool.fields.filter(isStageField);
}
