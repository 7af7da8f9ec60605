import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { Button } from '../../../ui/button.tsx';

interface SettingRowProps {
  title: string;
  /** The current value. */
  value?: ReactNode;
  /** In words: bound or not, set or not. */
  status: { text: string; good: boolean };
  /** The button that opens the form. */
  action: string;
  children: (close: () => void) => ReactNode;
}

/**
 * One way to sign in: its current value, and a form that opens beneath to change it. Closing the form returns the
 * focus.
 */
export function SettingRow({ title, value, status, action, children }: SettingRowProps) {
  const [open, setOpen] = useState(false);
  const button = useFocusBack(open);
  const { colon } = useLanguage();
  return (
    <div className="border-b border-line py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-ui text-[13px] leading-5 font-semibold tracking-normal">{title}</h3>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
            {value !== undefined && <span className="min-w-0 break-all text-ink">{value}</span>}
            <span className={status.good ? 'inline-flex items-center gap-1 text-jade' : 'text-ink-3'}>
              {status.good && <Check size={14} strokeWidth={2} aria-hidden />}
              {status.text}
            </span>
          </p>
        </div>
        <Button
          ref={button}
          size="small"
          aria-expanded={open}
          aria-label={`${action}${colon}${title}`}
          onClick={() => setOpen(!open)}
        >
          {action}
        </Button>
      </div>
      {open && <div className="mt-4 max-w-[420px]">{children(() => setOpen(false))}</div>}
    </div>
  );
}
