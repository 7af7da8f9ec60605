import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from './copy-text.ts';

/** How a program starts a run with a key and follows it, to be copied into a terminal. */
export function KeySample() {
  const { sample: texts, once } = useAreaTexts(apiKeyTexts);
  const shown = useRef<HTMLElement>(null);
  const api = `${location.origin}/api.v1/cloud`;
  const body = JSON.stringify({ prompt: texts.prompt, width: 1024, height: 1024, count: 1 });
  const code = `# ${texts.start}
curl ${api}/request/ai/image/text2image \\
  -H "Authorization: Bearer $INKREEL_KEY" \\
  -H "Idempotency-Key: order-1" \\
  -H "Content-Type: application/json" \\
  -d '${body}'

# ${texts.follow}
curl ${api}/tryout/ai/image/dash/scope/task/$ID \\
  -H "Authorization: Bearer $INKREEL_KEY"`;
  const copy = async () => {
    if (await copyText(code, shown.current)) toast(texts.copied);
    else toast(once.copyFailed, { kind: 'failure' });
  };
  return (
    <div className="key-sample">
      <div className="flex items-center gap-3">
        <h3 className="flex-1 text-sm font-semibold">{texts.title}</h3>
        <Button look="quiet" size="small" onClick={() => void copy()}>
          <Copy size={14} strokeWidth={1.6} aria-hidden />
          {texts.copy}
        </Button>
      </div>
      <pre tabIndex={0} role="region" aria-label={texts.title}>
        <code ref={shown}>{code}</code>
      </pre>
      <p className="note">{texts.line}</p>
    </div>
  );
}
