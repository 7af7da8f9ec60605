import { MessageCircle } from 'lucide-react';
import { useBarePath } from '../lib/language-link.tsx';
import { useMessages } from '../lib/messages.tsx';
import { toolAt } from '../lib/tool-paths.ts';

/** The one editor that has the button (specification, section 2). */
const EDITOR_WITH_CONTACT = 'ai-image-editor';

/**
 * Whether a page has the contact button: every page except editors other than the AI image editor, and the small
 * windows that another page opens.
 * @param path below the language prefix
 */
export function hasContact(path: string): boolean {
  if (/^\/(popup|sandbox)\//.test(path)) return false;
  const tool = toolAt(path);
  return tool?.page !== 'editor' || tool.id === EDITOR_WITH_CONTACT;
}

/** The floating button that opens the address the operator has set, on the pages that have it. */
export default function ContactButton({ address }: { address: string }) {
  const { shell } = useMessages();
  const path = useBarePath();
  if (!hasContact(path)) return null;
  const mail = address.startsWith('mailto:');
  return (
    <a
      className="contact-button"
      data-editor={path.endsWith('/editor')}
      href={address}
      aria-label={shell.contact}
      title={shell.contact}
      {...(mail ? {} : { target: '_blank', rel: 'noopener' })}
    >
      <MessageCircle size={20} strokeWidth={1.6} aria-hidden />
    </a>
  );
}
