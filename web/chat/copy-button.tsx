import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** How long it says that the text was copied, in milliseconds. */
const SAID_MS = 1500;

/** Copies a text, and says that it did. */
export function CopyButton({ text, icon = false }: { text: string; icon?: boolean }) {
  const { chat } = useAreaTexts(writingTexts);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SAID_MS);
    } catch {
      toast(chat.notCopied, { kind: 'failure' });
    }
  };
  const label = copied ? chat.copied : chat.copy;
  return icon ? (
    <IconButton icon={copied ? Check : Copy} small label={label} onClick={() => void copy()} />
  ) : (
    <Button size="small" look="quiet" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
