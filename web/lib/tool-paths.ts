import type { Tool } from '@inkreel/contract/tools/define-tool.ts';

const FOLDERS = { image: 'img-tools', video: 'video-tools' } as const;

/** Path of a tool's page below the language prefix. */
export const toolPath = ({ id, kind }: Pick<Tool, 'id' | 'kind'>, page: 'landing' | 'editor'): string =>
  `/${FOLDERS[kind]}/${id}${page === 'editor' ? '/editor' : ''}`;

/** What a path below the language prefix says about a tool's page; case and a slash at the end do not count. */
export function toolAt(
  path: string,
): { kind: Tool['kind']; id: string; page: 'landing' | 'editor' } | undefined {
  const found = /^\/(img|video)-tools\/([a-z0-9-]+)(\/editor)?\/*$/.exec(path.toLowerCase());
  if (!found?.[2]) return undefined;
  return {
    kind: found[1] === 'img' ? 'image' : 'video',
    id: found[2],
    page: found[3] === undefined ? 'landing' : 'editor',
  };
}
