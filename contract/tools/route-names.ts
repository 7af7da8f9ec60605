import type { Language } from '../site.ts';

/** Names of a tool's routes (specification, section 2). Without the tool itself: the browser names its pages with it. */
export function toolRouteNames({ id, kind }: { id: string; kind: 'image' | 'video' }): {
  landing: string;
  editor: string;
} {
  return kind === 'image'
    ? { landing: id, editor: `${id}-editor` }
    : { landing: `video-tools-${id}`, editor: `video-editor-${id}` };
}

/** A page's route name below a language prefix: it carries the language as its suffix (specification, section 2). */
export function localRouteName(name: string, language: Language): string {
  return `${name}-${language}`;
}
