import type { PictureSizes } from '@inkreel/contract/fields/kind.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { upscaledSize } from '@inkreel/contract/tools/upscale-size.ts';
import type { ReactNode } from 'react';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import type { FormValues } from '../../kit/form-values.ts';
import { usePictureSizes } from '../use-picture-sizes.ts';

type SizeOf = (values: FormValues, pictures: PictureSizes) => { width: number; height: number } | undefined;

/** Choices that decide how large the result becomes, by tool and field. */
const SIZES: Readonly<Record<string, SizeOf>> = { 'ai-image-upscaler factor': upscaledSize };

/**
 * The pixels that a choice leads to, shown beside its label; undefined for a choice that does not change
 * them.
 */
export function resultSizeFact(tool: Tool, field: string, values: FormValues): ReactNode {
  const sizeOf = SIZES[`${tool.id} ${field}`];
  return sizeOf && <ResultSize tool={tool} values={values} sizeOf={sizeOf} />;
}

function ResultSize({ tool, values, sizeOf }: { tool: Tool; values: FormValues; sizeOf: SizeOf }) {
  const { fields } = useStudioMessages().tools;
  const size = sizeOf(values, usePictureSizes(tool, values));
  return size && fields.size(size);
}
