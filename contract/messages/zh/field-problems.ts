import type { fieldProblems as en } from '../en/field-problems.ts';
import type { Translation } from '../messages.ts';

const units: Readonly<Record<string, string>> = { string: '个字符', array: '项' };
const amount = (of: string, count: number | bigint) =>
  of in units ? `\u00a0${count}\u00a0${units[of]}` : `\u00a0${count}`;

export const fieldProblems: Translation<typeof en> = {
  missing: '缺少这一项',
  type: ({ type }) => `类型应为${type}`,
  most: ({ of, count }) => `最多${amount(of, count)}`,
  least: ({ of, count }) => `至少${amount(of, count)}`,
  below: ({ count }) => `应小于 ${count}`,
  above: ({ count }) => `应大于 ${count}`,
  oneOf: ({ values }) => `只能是以下之一：${values}`,
  unknown: ({ names }) => `不认识的参数：${names}`,
  format: '格式不对',
  other: '内容无效',
  types: {
    string: '字符串',
    number: '数字',
    int: '整数',
    boolean: '布尔值（true 或 false）',
    array: '数组',
    object: '对象',
  },
  named: {
    code_and_password_belong_together: '验证码和新密码要一起填写',
    foreign_address: '只能是本站的地址',
    malformed: '格式不对',
    not_a_mobile_number: '不是有效的手机号',
    not_a_page_of_this_product: '只能是本站的页面',
    not_a_time_zone: '不是有效的时区名称，例如 Asia/Shanghai',
    not_zero: '不能为 0',
    required: '缺少这一项',
    too_many: '条目太多',
    unreadable_characters: '含有无法保存的字符',
    last_message_not_users: '最后一条消息必须来自用户',
    messages_too_long: '所有消息加起来太长了',
    too_many_images: '图片太多',
    image_not_users: '图片只能放在用户的消息里',
  },
};
