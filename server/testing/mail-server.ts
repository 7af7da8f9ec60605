import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  /** The text part, decoded. */
  text: string;
  /** As it came over the wire. */
  raw: string;
}

export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Mails to an address, oldest first. */
  to(address: string): ReceivedMail[];
  /** Waits until an address has this many mails, and returns the last of them. */
  nextTo(address: string, count?: number): Promise<ReceivedMail>;
  /** Answer to all recipients from now on, such as `{ code: 451, message: 'later' }`; undefined accepts all. */
  refuse(answer: { code: number; message: string } | undefined): void;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that stores its mails. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: { code: number; message: string } | undefined;
  let news = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push(readMail(Buffer.concat(chunks), mailFrom ? mailFrom.address : '', rcptTo));
        news.resolve();
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to,
    nextTo: async (address, count = 1) => {
      for (;;) {
        const mail = to(address)[count - 1];
        if (mail) return mail;
        await news.promise;
        news = Promise.withResolvers();
      }
    },
    refuse: (answer) => {
      refusal = answer;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The code of six digits in a mail. */
export function codeIn(mail: ReceivedMail): string {
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`no code in: ${mail.text}`);
  return code;
}

function readMail(bytes: Buffer, from: string, recipients: { address: string }[]): ReceivedMail {
  const raw = bytes.toString('latin1');
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/im.exec(headers)?.[1] ?? '';
  return {
    from,
    to: recipients.map(({ address }) => address),
    subject: decodeWords(subject),
    text: textPart(raw),
    raw,
  };
}

/** Encoded words of RFC 2047; spaces between two of them are not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function textPart(raw: string): string {
  const start = raw.search(/^Content-Type: text\/plain/im);
  const part = raw.slice(start);
  const headEnd = part.indexOf('\r\n\r\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, headEnd))?.[1]?.toLowerCase();
  const [body = ''] = part.slice(headEnd + 4).split('\r\n----');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : Buffer.from(body, 'latin1').toString();
  return text.replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
