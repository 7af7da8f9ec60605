import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import TemplateGallery from './gallery.tsx';

/** A new film: empty, or from a template. */
export default function StartDialog({
  busy,
  onEmpty,
  onClose,
}: {
  busy: boolean;
  onEmpty: () => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(filmTemplateTexts);
  const { shell } = useMessages();
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={shell.close} width={920}>
      <div className="template-start">
        <p className="note">{texts.lead}</p>
        <Button disabled={busy} onClick={onEmpty}>
          {texts.empty}
        </Button>
        <TemplateGallery />
      </div>
    </Dialog>
  );
}
