import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { CHAT_LIMITS, type ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { CHAT, estimateTokens } from '@inkreel/contract/text/services.ts';
import { ChevronsUpDown, Images, Paperclip, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useEngineChoice } from '../editors/kit/use-engine-choice.ts';
import { mostPoints } from '../editors/kit/writing/use-writing.ts';
import { isOfInputMethod } from '../lib/input-method.ts';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { usePointConfig, useSiteFacts } from '../lib/query.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PickDialog } from '../uploads/pick/pick-dialog.tsx';
import { sentLines } from './chat-messages.ts';
import type { Attachment, Attachments } from './use-attachments.ts';

/** Tokens of the instructions about the studio. */
const TOLD = 900;

/** The message box: text, pictures, the engine to answer, and the possible cost. */
export function ChatComposer({
  lines,
  message,
  onMessage,
  attachments,
  busy,
  isFull,
  editing,
  onStopEditing,
  onEditLast,
  onSend,
  onStop,
  box,
}: {
  /** The messages before this one. */
  lines: readonly ChatLine[];
  message: string;
  onMessage: (message: string) => void;
  attachments: Attachments;
  busy: boolean;
  /** No more lines fit into this chat. */
  isFull: boolean;
  /** The message replaces an earlier one. */
  editing: boolean;
  onStopEditing: () => void;
  onEditLast: () => void;
  onSend: () => void;
  onStop: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}) {
  const { chat, upTo, stop: stopWord } = useAreaTexts(writingTexts);
  const sight = useSight();
  const { items, room, sending, take } = attachments;
  const words = message.trim();
  const isTooLong = isFull || words.length > TEXT_LIMITS.messageCharacters / 4;
  const isReady = (words !== '' || items.length > 0) && !isTooLong && !sending;
  const points = useMostPoints([...lines, { role: 'user', text: words, at: 0 }], items.length);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While characters are being composed, Enter chooses one of them and Escape drops them.
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape' && (busy || editing)) {
      // Would otherwise close the dialog on phones.
      event.stopPropagation();
      event.preventDefault();
      if (busy) onStop();
      else onStopEditing();
    }
    if (event.key === 'ArrowUp' && message === '' && !busy && !editing) {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    // The workspace would start a run.
    event.stopPropagation();
    if (isReady && !busy) onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    // The form would take the picture.
    event.stopPropagation();
    if (sight) take(files);
  };
  return (
    <div className="chat-foot">
      {editing && (
        <p className="note chat-editing" role="status">
          {chat.editing}
          <button type="button" className="link" onClick={onStopEditing}>
            {chat.stopEditing}
          </button>
        </p>
      )}
      {items.length > 0 && <AttachmentList items={items} onRemove={attachments.remove} />}
      {attachments.refused !== undefined && (
        <p className="chat-failed" role="alert">
          {attachments.refused}
        </p>
      )}
      <textarea
        ref={box}
        className="input"
        rows={2}
        value={message}
        placeholder={chat.placeholder}
        aria-label={chat.message}
        onChange={(event) => onMessage(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <div className="chat-foot-row">
        {sight && <AttachButtons room={room} attachments={attachments} />}
        <WriterPicker />
        <span className="note chat-most" aria-live="off">
          {isTooLong ? chat.tooLong : upTo({ points })}
        </span>
        {busy ? (
          <Button size="small" onClick={onStop}>
            {stopWord} <kbd>Esc</kbd>
          </Button>
        ) : (
          <Button look="ink" size="small" disabled={!isReady} onClick={onSend}>
            {chat.send}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the model that answers can see pictures. */
export function useSight(): boolean {
  const facts = useSiteFacts()?.tools[CHAT.id];
  const { choices, engine } = useEngineChoice(CHAT);
  const chosen = choices.find((each) => each.engine === engine);
  return ((chosen ?? facts)?.pictures ?? 0) > 0;
}

/** The most points that an answer of the chosen engine may cost. */
function useMostPoints(lines: readonly ChatLine[], attached: number): number {
  const { engine, pointsAt } = useEngineChoice(CHAT);
  const sent = sentLines(lines);
  const earlier = sent.reduce((sum, { pictures = [] }) => sum + pictures.length, 0);
  const pictures = Math.min(CHAT_LIMITS.pictures, earlier + attached);
  const asked = estimateTokens(
    sent.map(({ text }) => text),
    pictures,
  );
  return mostPoints(pointsAt(engine), TOLD + asked + TEXT_LIMITS.usualTokens);
}

function AttachmentList({
  items,
  onRemove,
}: {
  items: readonly Attachment[];
  onRemove: (key: string) => void;
}) {
  const { chat } = useAreaTexts(writingTexts);
  return (
    <ul className="chat-pictures" aria-label={chat.attached}>
      {items.map(({ key, name, preview, kept }) => (
        <li key={key} data-sending={kept === undefined} aria-busy={kept === undefined}>
          <img src={preview} alt={name} />
          <button
            type="button"
            aria-label={chat.removePicture({ name })}
            title={chat.removePicture({ name })}
            onClick={() => onRemove(key)}
          >
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A picture from this device, or one that the product keeps already. */
function AttachButtons({ room, attachments }: { room: number; attachments: Attachments }) {
  const { chat } = useAreaTexts(writingTexts);
  const file = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  return (
    <span className="chat-attach">
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          attachments.take(files);
        }}
      />
      <IconButton
        icon={Paperclip}
        small
        label={chat.attach}
        disabled={room === 0}
        onClick={() => file.current?.click()}
      />
      <IconButton
        icon={Images}
        small
        label={chat.attachKept}
        disabled={room === 0}
        onClick={() => setPicking(true)}
      />
      {picking && (
        <PickDialog most={room} onPicked={attachments.takeKept} onClose={() => setPicking(false)} />
      )}
    </span>
  );
}

/** The engines that may answer, each with its price; nothing if there is no choice. */
function WriterPicker() {
  const { chat } = useAreaTexts(writingTexts);
  const { language } = useLanguage();
  const listed = usePointConfig()?.[CHAT.path] ?? CHAT.points;
  const { choices, engine, choose, pointsAt } = useEngineChoice(CHAT);
  if (choices.length === 0) return null;
  const options = [
    { value: '', label: chat.automatic({ points: listed }) },
    ...choices.map(({ engine: id, name }) => ({
      value: id,
      label: chat.writer({ name: name[language], points: pointsAt(id) }),
    })),
  ];
  const chosen = choices.find((each) => each.engine === engine);
  return (
    // Only the name is visible: the list has the prices, and the possible cost of an answer is shown beside
    // it.
    <span className="chat-writer">
      <span aria-hidden>{chosen?.name[language] ?? chat.anyWriter}</span>
      <ChevronsUpDown size={12} aria-hidden />
      <select
        aria-label={chat.writerLabel}
        value={engine ?? ''}
        onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
