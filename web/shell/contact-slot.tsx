import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSiteFacts } from '../lib/query.ts';

const ContactButton = lazyPart(() => import('./contact-button.tsx'));

/** The place of the contact button. It is loaded if the operator has set an address. */
export function ContactSlot() {
  const address = useSiteFacts()?.contact;
  return <Suspense>{address && <ContactButton address={address} />}</Suspense>;
}
