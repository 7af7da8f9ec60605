import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@inkreel/contract/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { composeMail, type MailTemplate, type MailText, type MailValues } from './compose.ts';
import type { MailSettings } from './settings.ts';

export interface Mail<Template extends MailTemplate = MailTemplate> {
  /** One bare address. */
  to: string;
  language: Language;
  template: Template;
  values: MailValues<Template>;
}

export interface Mailer {
  /**
   * Hands a mail to the mail server, or writes it to a file if there is none. Called by jobs, which try again when
   * it throws. An address that the mail server refuses for good is logged and counts as done.
   * @throws Error when the mail server cannot be reached or defers the mail
   */
  sendMail<Template extends MailTemplate>(mail: Mail<Template>): Promise<void>;
  close(): void;
}

interface MailerOptions {
  settings: MailSettings;
  dataFolder: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Shows a mail that is not sent in the terminal. */
  print?: (text: string) => void;
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl } = options.settings;
  return smtpUrl === undefined ? folderMailer(options) : smtpMailer(smtpUrl, options);
}

function smtpMailer(url: string, { settings, log }: MailerOptions): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    sendMail: async (mail) => {
      const message = messageOf(settings, mail.to, composeMail(mail.template, mail.language, mail.values));
      try {
        await transport.sendMail(message);
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        log.warn({ err: error, template: mail.template }, 'mail refused');
      }
    },
    close: () => transport.close(),
  };
}

/** Decisions, E-mail: without a mail server, mails are written to the data folder and shown in the log. */
function folderMailer({ settings, dataFolder, log, print }: MailerOptions): Mailer {
  const folder = path.join(dataFolder, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    sendMail: async (mail) => {
      const composed = composeMail(mail.template, mail.language, mail.values);
      const { message } = await transport.sendMail(messageOf(settings, mail.to, composed));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      const { subject, text } = composed;
      log.info({ file, to: mail.to, subject, text }, 'mail written');
      print?.(`Mail to ${mail.to} (${file}): ${subject}\n\n${text}`);
    },
    close: () => transport.close(),
  };
}

function messageOf(settings: MailSettings, to: string, { subject, text, html }: MailText) {
  // Passed as an object, so that nothing in the address is parsed as a second one.
  const address = z.email().parse(to);
  return {
    from: settings.from,
    to: { name: '', address },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 5321: replies of the 500s to the envelope are permanent. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
