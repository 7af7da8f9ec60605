import { Extension, InputRule } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { setTasks } from './block-moves.ts';

/** A press on the box before a task, which the style sheet draws, says that it is done. `[ ] ` begins a task. */
export const taskBoxes = Extension.create({
  name: 'taskBoxes',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('taskBoxes'),
      props: {
        handleDOMEvents: {
          mousedown: (view, event) => {
            const item = (event.target as HTMLElement).closest<HTMLElement>('li[data-checked]');
            if (!item || !isOnBox(item, event)) return false;
            const at = view.posAtDOM(item, 0) - 1;
            const node = view.state.doc.nodeAt(at);
            if (node?.type.name !== 'listItem') return false;
            event.preventDefault();
            view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', node.attrs['checked'] !== true));
            return true;
          },
        },
      },
    }),
  ],
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => {
        const { $from } = this.editor.state.selection;
        for (let depth = $from.depth; depth > 0; depth -= 1) {
          const { attrs } = $from.node(depth);
          if (typeof attrs['checked'] !== 'boolean') continue;
          const { state, view } = this.editor;
          view.dispatch(state.tr.setNodeAttribute($from.before(depth), 'checked', !attrs['checked']));
          return true;
        }
        return false;
      },
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: /^\s*\[([ xX])?\]\s$/,
        handler: ({ state, range, match, chain }) => {
          const { $from } = state.selection;
          const isInItem = $from.depth > 1 && $from.node(-1).type.name === 'listItem';
          const list = chain().deleteRange(range);
          if (!isInItem) list.toggleList('bulletList', 'listItem');
          setTasks(list, match[1]?.toLowerCase() === 'x').run();
        },
      }),
    ];
  },
});

/** The box stands in the margin before the words, at the start of the line. */
function isOnBox(item: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = item.getBoundingClientRect();
  const isRight = getComputedStyle(item).direction === 'rtl';
  const across = isRight ? clientX > box.right : clientX < box.left;
  return across && clientY < box.top + 32;
}
