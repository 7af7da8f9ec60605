import { EMAIL_CODE, RESET_LINK_MINUTES } from '../../limits.ts';
import type { mails as source } from '../en/mails.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const mails: Translation<typeof source> = {
  resetCode: {
    subject: () => '重置密码验证码',
    body: ({ code, link }) => `你正在为 Inkreel 账号设置新密码，验证码为：

${code}

验证码 ${EMAIL_CODE.minutes}\u00a0分钟内有效，仅可使用一次。Inkreel 的工作人员不会向你索要验证码。

也可以打开下面的链接直接设置新密码，链接 ${RESET_LINK_MINUTES}\u00a0分钟内有效，仅可使用一次：

${link}

如果不是你本人操作，无需理会这封邮件，你的密码不会改变。`,
  },
  resetLink: {
    subject: () => '重置密码链接',
    body: ({ link }) => `你正在为 Inkreel 账号设置新密码，请打开下面的链接：

${link}

链接 ${RESET_LINK_MINUTES}\u00a0分钟内有效，仅可使用一次。今天你的邮箱获取验证码的次数较多，这封邮件只附链接。

如果不是你本人操作，无需理会这封邮件，你的密码不会改变。`,
  },
  bindCode: {
    subject: () => '绑定邮箱验证码',
    body: ({ code }) => `你正在将此邮箱绑定到 Inkreel 账号，验证码为：

${code}

验证码 ${EMAIL_CODE.minutes}\u00a0分钟内有效，仅可使用一次。Inkreel 的工作人员不会向你索要验证码。

如果不是你本人操作，无需理会这封邮件，可能是他人填错了邮箱。`,
  },
  frozenNotice: {
    subject: ({ points }) => `冻结的 ${number(points)}\u00a0积分即将清除`,
    body: ({
      organisation,
      points,
      date,
      link,
    }) => `“${organisation}”的套餐已到期，随套餐获得的 ${number(points)}\u00a0积分已冻结。

这些积分将于 ${date}清除。在此之前续费，即可全部恢复使用：

${link}

不属于套餐的积分不受影响。`,
  },
  receipt: {
    subject: ({ number: order }) => `账单 ${order}`,
    body: ({
      number: order,
      product,
      organisation,
      amount,
      points,
      expires,
      link,
    }) => spaced`感谢购买。“${organisation}”已为${product}支付 ${amount}。

到账 ${number(points)}\u00a0积分，套餐有效期至${expires}。

账单 ${order}：

${link}`,
  },
};
