import type { ApiKey } from '@inkreel/contract/api/api-keys.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from './copy-text.ts';

interface NewKeySlipProps {
  text: string;
  item: ApiKey;
  onSaved: () => void;
}

/** A key that was just made: the only place where it can be read. */
export function NewKeySlip({ text, item, onSaved }: NewKeySlipProps) {
  const { once, scopes, and, list } = useAreaTexts(apiKeyTexts);
  const { date } = useLanguage();
  const code = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that was sent is further down: the page scrolls here.
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const copy = async () => {
    if (await copyText(text, code.current)) toast(once.copied);
    else toast(once.copyFailed, { kind: 'failure' });
  };
  return (
    <div className="key-slip">
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 text-[13px] font-semibold text-jade">
          <Check size={15} strokeWidth={2} aria-hidden />
          {once.created}
        </p>
        <h2 ref={title} tabIndex={-1} className="mt-1 text-2xl leading-8 outline-none">
          {once.title}
        </h2>
        <p className="mt-3">
          <code ref={code} className="key-text">
            {text}
          </code>
        </p>
        <p className="slug">
          <b>{item.name}</b>
          <span>{item.scopes.map((scope) => scopes[scope]).join(and)}</span>
          <span>{item.points_limit === null ? once.noLimit : once.limit({ points: item.points_limit })}</span>
          {item.expires_at !== null && <span>{list.expires({ date: date(item.expires_at) })}</span>}
        </p>
      </div>
      <div className="key-slip-acts">
        <Button look="seal" onClick={() => void copy()}>
          <Copy size={15} strokeWidth={1.6} aria-hidden />
          {once.copy}
        </Button>
        <Button look="quiet" onClick={onSaved}>
          {once.saved}
        </Button>
      </div>
    </div>
  );
}
