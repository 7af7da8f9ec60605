import { z } from 'zod';

export interface MailSettings {
  /** The mail server; undefined if mails are written to the data folder. */
  smtpUrl: string | undefined;
  from: { name: string; address: string };
}

const FORM = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/u;

/**
 * Sender and mail server from the settings. Without `MAIL_FROM` mails come from `no-reply@` the installation's host.
 * @throws Error with a sentence that names the setting
 */
export function readMailSettings(given: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  PUBLIC_URL?: string | undefined;
}): MailSettings {
  return { smtpUrl: given.SMTP_URL, from: senderOf(given.MAIL_FROM, given.PUBLIC_URL) };
}

function senderOf(text: string | undefined, publicUrl: string | undefined): MailSettings['from'] {
  if (text === undefined) {
    const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
    return { name: 'Inkreel', address: `no-reply@${host}` };
  }
  const [, name, inBrackets, alone] = FORM.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone;
  if (address === undefined || !z.email().safeParse(address).success) {
    throw new Error('The setting MAIL_FROM must be an address such as Inkreel <studio@example.com>.');
  }
  return { name: name?.trim() || 'Inkreel', address };
}
