import { EMAIL_CODE, RESET_LINK_MINUTES } from '../../limits.ts';

const number = (value: number) => value.toLocaleString('en');

/**
 * Each mail is a subject and a body of paragraphs, parted by empty lines. A paragraph that is only the code is shown
 * large.
 */
export const mails = {
  resetCode: {
    subject: () => 'Your password reset code',
    body: ({
      code,
      link,
    }: {
      code: string;
      link: string;
    }) => `Here is the code to set a new password for your Inkreel account:

${code}

It works once and expires in ${EMAIL_CODE.minutes} minutes. Nobody from Inkreel will ever ask you for it.

Or set a new password on this page. The link works once and expires in ${RESET_LINK_MINUTES} minutes:

${link}

If you did not request it, you can ignore this e-mail. Your password stays as it is.`,
  },
  resetLink: {
    subject: () => 'Your password reset link',
    body: ({ link }: { link: string }) => `Here is the link to set a new password for your Inkreel account:

${link}

It works once and expires in ${RESET_LINK_MINUTES} minutes. Many codes were requested for your address today, so this e-mail has only a link.

If you did not request it, you can ignore this e-mail. Your password stays as it is.`,
  },
  bindCode: {
    subject: () => 'Your code to confirm this e-mail address',
    body: ({
      code,
    }: {
      code: string;
    }) => `Here is the code to use this e-mail address for your Inkreel account:

${code}

It works once and expires in ${EMAIL_CODE.minutes} minutes. Nobody from Inkreel will ever ask you for it.

If you did not request it, you can ignore this e-mail. Someone may have mistyped their address.`,
  },
  frozenNotice: {
    subject: ({ points }: { points: number }) => `${number(points)} frozen points will be removed soon`,
    body: ({
      organisation,
      points,
      date,
      link,
    }: {
      organisation: string;
      points: number;
      date: string;
      link: string;
    }) => `The plan of “${organisation}” has ended, and ${number(points)} points that came with it are frozen.

They will be removed on ${date}. Renew the plan before then to use them again:

${link}

Points that did not come with a plan are not affected.`,
  },
  receipt: {
    subject: ({ number: order }: { number: string }) => `Invoice ${order}`,
    body: ({
      number: order,
      product,
      organisation,
      amount,
      points,
      expires,
      link,
    }: {
      number: string;
      product: string;
      organisation: string;
      amount: string;
      points: number;
      expires: string;
      link: string;
    }) => `Thank you. “${organisation}” has paid ${amount} for ${product}.

${number(points)} points were added, and the plan runs until ${expires}.

Invoice ${order}:

${link}`,
  },
};
