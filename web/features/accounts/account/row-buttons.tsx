import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';

interface RowButtonsProps {
  submit: string;
  working: boolean;
  onCancel: () => void;
}

/** Send and cancel under a form that opened. */
export function RowButtons({ submit, working, onCancel }: RowButtonsProps) {
  const { page } = useAreaTexts(accountTexts);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" look="ink" aria-disabled={working}>
        {working ? page.saving : submit}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {page.cancel}
      </Button>
    </div>
  );
}
