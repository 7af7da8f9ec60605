import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FormValues } from '../editors/kit/form-values.ts';
import { useAreaTexts } from '../lib/messages.tsx';
import { Dialog } from '../ui/dialog.tsx';
import ChatPane from './chat-pane.tsx';

/** The chat for a workspace without a third column. */
export default function ChatDialog({
  onClose,
  ...chat
}: {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(writingTexts).chat;
  return (
    <Dialog open onClose={onClose} title={texts.title} titleHidden closeLabel={texts.close}>
      <div className="chat-dialog">
        <ChatPane {...chat} />
      </div>
    </Dialog>
  );
}
