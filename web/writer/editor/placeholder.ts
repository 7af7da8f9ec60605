import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { blockAt } from './block-moves.ts';

/**
 * Says in the empty block where the caret is what can be done there. The block with the caret is marked, so that the
 * browser lays it out at once: in a block that is not laid out yet, a letter would be put behind the caret.
 */
export const placeholder = (hint: string) =>
  Extension.create({
    name: 'placeholder',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('placeholder'),
        props: {
          decorations: ({ doc, selection }) => {
            const { $from, empty } = selection;
            const block = blockAt(doc, $from.pos);
            if (!block) return null;
            const end = block.at + block.node.nodeSize;
            const decorations = [Decoration.node(block.at, end, { class: 'has-caret' })];
            if (empty && $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size === 0) {
              const at = $from.before();
              const attributes = { class: 'is-empty', 'data-placeholder': hint };
              decorations.push(Decoration.node(at, at + $from.parent.nodeSize, attributes));
            }
            return DecorationSet.create(doc, decorations);
          },
        },
      }),
    ],
  });
