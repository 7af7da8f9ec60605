import type { Tool } from '@inkreel/contract/tools/define-tool.ts';

/** Under which what is painted is kept: the tool, its field, and the picture below without what only signs its address. */
export function draftKey(
  tool: Pick<Tool, 'id'>,
  field: string,
  picture: { url: string; width: number; height: number } | { width: number; height: number },
): string {
  const address = 'url' in picture ? picture.url.split('?')[0] : '';
  return [tool.id, field, `${picture.width}x${picture.height}`, address].join(' ');
}
