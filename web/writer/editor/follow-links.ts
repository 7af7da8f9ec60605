import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';

/** Ctrl and a click open a link, in another tab; a click alone puts the caret into it. */
export const followLinks = Extension.create({
  name: 'followLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('followLinks'),
      props: {
        handleClick: (_view, _position, event) => {
          const link =
            event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
          if (!link || !(event.ctrlKey || event.metaKey)) return false;
          globalThis.open(link.href, '_blank', 'noopener');
          return true;
        },
      },
    }),
  ],
});
