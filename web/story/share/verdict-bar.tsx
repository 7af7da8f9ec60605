import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { CommentForm, type Commenting } from './comment-form.tsx';

/** Approves the version that is shown, or asks for changes of it. */
export function VerdictBar({ onChange, ...commenting }: Commenting & { onChange: () => void }) {
  const texts = useAreaTexts(storyShareTexts);
  const [verdict, setVerdict] = useState<'approved' | 'changes'>();
  const approve = texts.approve({ revision: commenting.revision });
  return (
    <section className="shared-bar" aria-label={texts.approve({ revision: commenting.revision })}>
      {verdict ? (
        <CommentForm
          key={verdict}
          {...commenting}
          label={verdict === 'approved' ? texts.words : texts.changesWords}
          verb={verdict === 'approved' ? approve : texts.changes}
          about={{ verdict }}
          isEmptyFine={verdict === 'approved'}
          onCancel={() => setVerdict(undefined)}
          onDone={() => {
            setVerdict(undefined);
            toast(texts.thanks);
            onChange();
          }}
        />
      ) : (
        <>
          <Button onClick={() => setVerdict('changes')}>{texts.changes}</Button>
          <Button look="seal" onClick={() => setVerdict('approved')}>
            <Check size={16} strokeWidth={1.6} aria-hidden /> {approve}
          </Button>
        </>
      )}
    </section>
  );
}
