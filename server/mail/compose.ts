import { mailsTexts } from '@inkreel/contract/messages/areas/mails.ts';
import type { mails } from '@inkreel/contract/messages/en/mails.ts';
import type { Language } from '@inkreel/contract/site.ts';

export type MailTemplate = keyof typeof mails;
/** The values that the texts of a mail need. */
export type MailValues<Template extends MailTemplate> = Parameters<(typeof mails)[Template]['body']>[0];

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** A mail's subject and body, as text and as simple HTML without pictures or links beyond those of the text. */
export function composeMail<Template extends MailTemplate>(
  template: Template,
  language: Language,
  values: MailValues<Template>,
): MailText {
  const texts = mailsTexts[language][template] as {
    subject: (values: MailValues<Template>) => string;
    body: (values: MailValues<Template>) => string;
  };
  const clean = withoutControls(values);
  const body = texts.body(clean);
  return {
    subject: texts.subject(clean),
    text: `${body}\n\nInkreel\n`,
    html: htmlOf(body, language),
  };
}

/** Names are user input: a line break in one must not start a header or a paragraph. */
function withoutControls<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ') : value,
    ]),
  ) as Values;
}

const FONT = "font:16px/1.6 system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";

function htmlOf(body: string, language: Language): string {
  const paragraphs = body.split('\n\n').map((paragraph) => {
    if (/^\d+$/.test(paragraph))
      return `<p style="font-size:32px;letter-spacing:6px;font-weight:600;margin:24px 0">${paragraph}</p>`;
    const shown = escapeHtml(paragraph);
    return /^https?:\/\/\S+$/.test(paragraph)
      ? `<p><a href="${shown}">${shown}</a></p>`
      : `<p>${shown.replaceAll('\n', '<br>')}</p>`;
  });
  return `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;${FONT};color:#1c1b1a;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
<p style="color:#6b6763">Inkreel</p>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
