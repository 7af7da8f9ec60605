import { RotateCw, X } from 'lucide-react';
import { useLanguage } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { mayRetry } from './may-retry.ts';
import { type PageUpload, pageQueue } from './page-queue.ts';
import { uploadReason } from './refusal.ts';
import type { PictureInput } from './use-picture-input.ts';

/** The part of an input that is shown, for pictures as well as for sound or video. */
export type RowsInput = Pick<
  PictureInput,
  'texts' | 'uploads' | 'refusals' | 'preparing' | 'unsent' | 'dismiss'
>;

/** Uploads that wait for their turn and are listed by name; of more only the number is shown. */
const LISTED_WAITING = 3;

/** Uploads that wait, are under way or failed, and files that were refused, each with its actions. */
export function UploadRows({ input }: { input: RowsInput }) {
  const { texts, uploads, refusals, preparing, unsent } = input;
  const waiting = uploads.filter(({ state }) => state.kind === 'waiting');
  const unlisted = waiting.length > LISTED_WAITING + 1 ? waiting.slice(LISTED_WAITING) : [];
  return (
    <>
      {unsent && <p className="note">{texts.local}</p>}
      {(preparing || uploads.length > 0) && (
        <ul className="upload-rows">
          {preparing && (
            <li className="upload-row">
              <span className="upload-state" role="status">
                {texts.state.preparing}
              </span>
              <progress aria-label={texts.state.preparing} />
            </li>
          )}
          {uploads
            .filter((upload) => !unlisted.includes(upload))
            .map((upload) => (
              <UploadRow key={upload.id} upload={upload} input={input} />
            ))}
          {unlisted.length > 0 && (
            <li className="upload-row">
              <span className="upload-state">{texts.state.moreWaiting({ count: unlisted.length })}</span>
            </li>
          )}
        </ul>
      )}
      {refusals.map(({ id, name, text, hint, again }) => (
        <div key={id} className="upload-refusal" role="alert">
          <p>
            <b>{text}</b>
            {name !== '' && <span className="upload-name">{name}</span>}
            {hint !== '' && <span>{hint}</span>}
            {again && (
              <Button size="small" onClick={again}>
                <RotateCw size={13} aria-hidden />
                {texts.state.retry}
              </Button>
            )}
          </p>
          <IconButton icon={X} small label={texts.state.dismiss} onClick={() => input.dismiss(id)} />
        </div>
      ))}
    </>
  );
}

function UploadRow({ upload, input: { texts } }: { upload: PageUpload; input: RowsInput }) {
  const messages = useStudioMessages();
  const { share } = useLanguage();
  const { id, state, source } = upload;
  const { name } = source;
  const remove = () => pageQueue().remove(id);
  if (state.kind === 'failed') {
    const { text, hint } = uploadReason(state.error, name, texts, messages);
    return (
      <li className="upload-refusal" role="alert">
        <p>
          <b>{text}</b>
          <span className="upload-name">{name}</span>
          {hint !== '' && <span>{hint}</span>}
          {mayRetry(state.error) && (
            <Button size="small" onClick={() => pageQueue().retry(id)}>
              <RotateCw size={13} aria-hidden />
              {texts.state.retry}
            </Button>
          )}
        </p>
        <IconButton icon={X} small label={texts.removeOne({ name })} onClick={remove} />
      </li>
    );
  }
  const sent = state.kind === 'sending' || state.kind === 'offline' ? state.share : 0;
  const line = {
    waiting: texts.state.waiting,
    sending: sent < 1 ? texts.state.sending({ share: share(sent) }) : texts.state.finishing,
    offline: texts.state.offline,
  }[state.kind];
  return (
    <li className="upload-row">
      <span className="upload-name">{name}</span>
      <span className="upload-state">{line}</span>
      <IconButton icon={X} small label={texts.state.cancel({ name })} onClick={remove} />
      {/* Without a value it shows activity, not progress. */}
      <progress aria-label={name} {...(sent < 1 && { value: sent })} />
    </li>
  );
}
