import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import type { Presence } from '../../documents/parts/presence.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { AiMenu, AiStrip } from '../ai/ai-menu.tsx';
import { useKeptSuggestions } from '../ai/kept-suggestions.ts';
import { suggestionsExtension } from '../ai/suggestions-view.ts';
import { useTextWriter } from '../ai/use-text-writer.ts';
import { useWritingRules } from '../ai/use-writing-rules.ts';
import { commentMarks } from '../comments/comment-marks.ts';
import { CommentsPane } from '../comments/comments-pane.tsx';
import { fileLosses } from '../import-export/losses.ts';
import { TEXT_FILES } from '../import-export/text-file-types.ts';
import { MentionMenu } from '../mentions/mention-menu.tsx';
import { mentionQuery } from '../mentions/mentions.ts';
import { TextFrame } from '../shell/text-frame.tsx';
import { StoryFoot } from '../story/story-foot.tsx';
import { useTurning } from '../story/use-turning.ts';
import { BlockHandle } from './block-handle.tsx';
import { findExtension } from './find.ts';
import { FindBar } from './find-bar.tsx';
import { ImageBlocks } from './image-blocks.tsx';
import { imageViews } from './image-views.ts';
import { insertImage } from './insert-image.ts';
import { type OpenEditor, openEditor } from './open-editor.ts';
import { OutlinePane } from './outline-pane.tsx';
import { pasteHtml } from './paste-html.ts';
import { isImageAlone } from './paste-images.ts';
import { pasteMarkdown } from './paste-markdown.ts';
import { slashItems } from './slash-items.ts';
import { SlashMenu } from './slash-menu.tsx';
import { slashQuery } from './slash-query.ts';
import { Toolbar } from './toolbar.tsx';
import { whoTypes } from './who-types.ts';
import './editor.css';

const IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A text to write. */
export default function TextEditor({
  document: text,
  presence,
}: {
  document: OpenParts;
  presence: Pick<Presence, 'others' | 'move'>;
}) {
  const texts = useAreaTexts(writerTexts);
  const fileTexts = useAreaTexts(writerFileTexts);
  const messages = useStudioMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const picker = useId();
  const [slash] = useState(slashQuery);
  const [mentions] = useState(mentionQuery);
  const [images] = useState(() => imageViews(text));
  const [items] = useState(() => slashItems((kind) => document.getElementById(`${picker}-${kind}`)?.click()));
  const [open, setOpen] = useState<OpenEditor>();
  const [finds, setFinds] = useState(false);
  const [showsOutline, setShowsOutline] = useState(false);
  const [showsComments, setShowsComments] = useState(false);
  const { sheet: label, placeholder: hint, ai } = texts;
  useEffect(() => {
    if (!host.current) return;
    const shown = [
      slash.extension,
      mentions.extension,
      findExtension,
      images.extension,
      suggestionsExtension(ai),
    ];
    const more = [...shown, pasteHtml(text), pasteMarkdown, whoTypes(presence), commentMarks(text.state)];
    const opened = openEditor(text, host.current, { label, hint, more });
    setOpen(opened);
    return () => {
      setOpen(undefined);
      opened.close();
    };
  }, [text, slash, mentions, images, presence, label, hint, ai]);
  const editor = open?.editor;
  const rules = useWritingRules();
  const writer = useTextWriter(editor, text, rules);
  useKeptSuggestions(editor, text.record.id);
  const turn = useTurning(text);
  const addImages = async (files: readonly File[]) => {
    for (const file of files)
      if (editor)
        await insertImage(text, editor, file).catch((error: unknown) =>
          toastFailure(error, messages, texts.image.failed),
        );
  };
  const importFile = async (file: File) => {
    if (!editor) return;
    toast(fileTexts.importing);
    try {
      const { importInto } = await import('../import-export/import-text.ts');
      const losses = await importInto(text, editor, file);
      fileLosses.set(losses.length > 0 ? { way: 'imported', text: text.record.id, losses } : undefined);
    } catch (error) {
      toastFailure(error, messages, fileTexts.importFailed);
    }
    editor.commands.focus();
  };
  useFindKey(editor, () => setFinds(true));
  return (
    <div className="writer-open" data-outline={showsOutline || showsComments || undefined}>
      <TextFrame
        foot={
          editor && (
            <>
              <AiStrip editor={editor} writer={writer} />
              <StoryFoot editor={editor} document={text} onTurn={turn} />
            </>
          )
        }
        outline={
          editor &&
          (showsComments ? (
            <CommentsPane editor={editor} document={text} onClose={() => setShowsComments(false)} />
          ) : (
            <OutlinePane editor={editor} onClose={() => setShowsOutline(false)} />
          ))
        }
        toolbar={
          editor && (
            <>
              <Toolbar
                editor={editor}
                onFind={() => setFinds(true)}
                onOutline={() => {
                  setShowsOutline(!showsOutline);
                  setShowsComments(false);
                }}
                isCommenting={showsComments}
                onComments={() => {
                  setShowsComments(!showsComments);
                  setShowsOutline(false);
                }}
              >
                <AiMenu editor={editor} writer={writer} rules={rules} onTurn={turn} />
              </Toolbar>
              {finds && <FindBar editor={editor} onClose={() => setFinds(false)} />}
            </>
          )
        }
      >
        <div ref={sheet} className="writer-paper">
          {editor && <BlockHandle editor={editor} sheet={sheet} />}
          <div
            ref={host}
            onPaste={(event) => takeFiles(event, event.clipboardData, addImages)}
            onDrop={(event) => takeFiles(event, event.dataTransfer, addImages)}
          />
        </div>
      </TextFrame>
      {editor && <SlashMenu editor={editor} keys={slash.keys} items={items} />}
      {editor && <MentionMenu editor={editor} keys={mentions.keys} text={text.record.id} />}
      {open && <ImageBlocks editor={open.editor} document={text} views={images.views} flush={open.flush} />}
      <input
        id={`${picker}-file`}
        type="file"
        hidden
        aria-label={texts.kinds.file}
        accept={TEXT_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void importFile(file);
        }}
      />
      <input
        id={`${picker}-image`}
        type="file"
        hidden
        multiple
        accept={IMAGES}
        onChange={({ target }) => {
          void addImages([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

/** Ctrl F looks in the text: the browser does not find what it has not laid out. */
function useFindKey(editor: Editor | undefined, find: () => void): void {
  const onFind = useEffectEvent(find);
  useEffect(() => {
    if (!editor) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      onFind();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
}

/** Image files that are pasted or dropped become images of the text. */
function takeFiles(
  event: React.SyntheticEvent,
  data: DataTransfer,
  add: (files: readonly File[]) => Promise<void>,
): void {
  const html = data.getData('text/html');
  // Word and Excel put an image of the words beside them.
  if (html !== '' && !isImageAlone(html)) return;
  const files = [...data.files].filter(({ type }) => IMAGES.split(',').includes(type));
  if (files.length === 0) return;
  event.preventDefault();
  void add(files);
}
