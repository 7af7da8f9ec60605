import type { Editor } from '@tiptap/core';
import {
  CodeXml,
  FileInput,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  ImageUp,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Table,
} from 'lucide-react';
import { insertWish } from '../make/insert-wish.ts';
import { type BlockKind, turnInto } from './block-moves.ts';

export interface SlashItem {
  /** Its name is in the texts of kinds. */
  id: BlockKind | 'table' | 'horizontalRule' | 'image' | 'file' | 'imageFromWords';
  group: 'text' | 'insert' | 'make';
  icon: LucideIcon;
  /** What people type for it, in either language whatever the page's. */
  names: string;
  run: (editor: Editor) => void;
}

const turn = (kind: BlockKind) => (editor: Editor) => void turnInto(editor, kind);

/** What the slash menu inserts. @param pick asks for an image file, or one to import */
export const slashItems = (pick: (kind: 'image' | 'file') => void): SlashItem[] => [
  {
    id: 'paragraph',
    group: 'text',
    icon: Pilcrow,
    names: 'text paragraph 正文 文字 zhengwen',
    run: turn('paragraph'),
  },
  {
    id: 'heading1',
    group: 'text',
    icon: Heading1,
    names: 'heading title h1 标题 一级标题 biaoti',
    run: turn('heading1'),
  },
  {
    id: 'heading2',
    group: 'text',
    icon: Heading2,
    names: 'heading h2 标题 二级标题 biaoti',
    run: turn('heading2'),
  },
  {
    id: 'heading3',
    group: 'text',
    icon: Heading3,
    names: 'heading h3 标题 三级标题 biaoti',
    run: turn('heading3'),
  },
  {
    id: 'bulletList',
    group: 'text',
    icon: List,
    names: 'list bullet ul 列表 liebiao',
    run: turn('bulletList'),
  },
  {
    id: 'orderedList',
    group: 'text',
    icon: ListOrdered,
    names: 'numbered list ordered ol 编号列表 bianhao',
    run: turn('orderedList'),
  },
  {
    id: 'taskList',
    group: 'text',
    icon: ListChecks,
    names: 'tasks todo checkbox 任务 待办 renwu',
    run: turn('taskList'),
  },
  {
    id: 'blockquote',
    group: 'text',
    icon: Quote,
    names: 'quote blockquote 引用 yinyong',
    run: turn('blockquote'),
  },
  { id: 'codeBlock', group: 'text', icon: CodeXml, names: 'code 代码 daima', run: turn('codeBlock') },
  {
    id: 'table',
    group: 'insert',
    icon: Table,
    names: 'table 表格 biaoge',
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'horizontalRule',
    group: 'insert',
    icon: Minus,
    names: 'line rule divider 分隔线 fengexian',
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
  {
    id: 'image',
    group: 'insert',
    icon: ImageUp,
    names: 'image picture photo file 图片 照片 tupian',
    run: () => pick('image'),
  },
  {
    id: 'file',
    group: 'insert',
    icon: FileInput,
    names: 'import file word docx markdown 导入 文件 daoru',
    run: () => pick('file'),
  },
  {
    id: 'imageFromWords',
    group: 'make',
    icon: ImagePlus,
    names: 'make generate draw image picture 生成 画 图片 shengcheng',
    run: (editor) => insertWish(editor, ''),
  },
];

/** The items that a query names, in their order; all of them for an empty one. */
export function matching<Item extends { id: string; names: string }>(
  items: readonly Item[],
  query: string,
  nameOf: (item: Item) => string,
): Item[] {
  const wanted = query.toLowerCase();
  return items.filter((item) =>
    [...item.names.split(' '), nameOf(item).toLowerCase()].some(
      (name) => name.startsWith(wanted) || name.includes(` ${wanted}`),
    ),
  );
}
