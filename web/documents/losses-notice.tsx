import { Button } from '../ui/button.tsx';
import './losses-notice.css';

/** What an import or export could not keep, until it is closed. */
export function LossesNotice({
  title,
  losses,
  close,
  onClose,
}: {
  title: string;
  /** `where`: lines or layers, if the format has any. */
  losses: readonly { kind: string; text: string; where: string | undefined }[];
  close: string;
  onClose: () => void;
}) {
  return (
    <section className="losses-notice" role="status">
      <div>
        <p>{title}</p>
        <ul>
          {losses.map(({ kind, text, where }) => (
            <li key={kind}>
              {text}
              {where !== undefined && <small> ({where})</small>}
            </li>
          ))}
        </ul>
      </div>
      <Button size="small" onClick={onClose}>
        {close}
      </Button>
    </section>
  );
}
