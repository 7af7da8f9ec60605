import type { Tool } from '@inkreel/contract/tools/define-tool.ts';

/** The key of a painted draft: the tool, its field, and the address of the picture below without its signature. */
export function draftKey(
  tool: Pick<Tool, 'id'>,
  field: string,
  picture: { url: string; width: number; height: number } | { width: number; height: number },
): string {
  const address = 'url' in picture ? picture.url.split('?')[0] : '';
  return [tool.id, field, `${picture.width}x${picture.height}`, address].join(' ');
}
