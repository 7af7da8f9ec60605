import { toolRouteNames } from '@inkreel/contract/tools/route-names.ts';
import { MessageCircle } from 'lucide-react';
import { CATALOGUE } from '../catalogue.static.ts';
import { useBarePath } from '../lib/language-link.tsx';
import { useMessages } from '../lib/messages.tsx';

/** The one editor that has the button (specification, section 2). */
const EDITOR_WITH_CONTACT = toolRouteNames({ id: 'ai-image-editor', kind: 'image' }).editor;

/**
 * Whether a page has the contact button: every page except editors other than the AI image editor, and the small
 * windows that another page opens.
 * @param path below the language prefix
 */
export function hasContact(path: string): boolean {
  if (/^\/(popup|sandbox)\//.test(path)) return false;
  const tool = CATALOGUE.find(({ editor }) => editor === path);
  return tool === undefined || toolRouteNames(tool).editor === EDITOR_WITH_CONTACT;
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
