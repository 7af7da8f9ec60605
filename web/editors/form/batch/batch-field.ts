import { kindOf } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type ImageField, requiredImages } from '@inkreel/contract/tools/kinds/image.ts';

/**
 * The picture field of a tool that can run over many pictures: its only one, if nothing must be drawn by hand or tried
 * first.
 */
export function batchField(tool: Pick<Tool, 'fields' | 'runs' | 'sampleFirst'>): ImageField | undefined {
  const [only, second] = requiredImages(tool.fields);
  const handmade = tool.fields.some((field) => kindOf(field).handmade?.(field));
  const isOne = second || handmade || tool.sampleFirst || tool.runs === 'browser';
  return isOne ? undefined : only;
}
