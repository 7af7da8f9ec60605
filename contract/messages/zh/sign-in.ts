import type {
  askToBuy as buySource,
  credits as creditsSource,
  signIn as signInSource,
} from '../en/sign-in.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const signIn: Translation<typeof signInSource> = {
  account: '账号',
  login: '登录',
  register: '注册账号',
  email: '邮箱',
  mobile: '手机号',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  passwordHint: ({ minimum }) => `至少 ${minimum} 个字符`,
  inviteCode: '邀请码',
  optional: '选填',
  newHere: '还没有账号？',
  giftIncluded: ({ points }) => `，送 ${number(points)} 积分`,
  haveAccount: '已有账号？',
  working: '请稍候',
  policiesLogin: '登录即表示同意',
  policiesRegister: '注册即表示同意',
  policiesAnd: '和',
  policiesEnd: '。',
  policies: {
    'terms-of-service': '《服务条款》',
    'privacy-policy': '《隐私政策》',
    'user-agreement': '《用户协议》',
  },
  missing: {
    email: '请填写邮箱。',
    emailForm: '邮箱格式不对，请检查。',
    mobile: '请填写手机号。',
    password: '请填写密码。',
  },
  welcome: ({ name }) => `已登录：${name}`,
  picture: '江上小舟，渔翁垂钓',
  pictureFacts: '水墨，内置引擎绘制',
};

export const askToBuy: Translation<typeof buySource> = {
  title: '积分不够这次运行',
  run: '这次运行',
  needs: '这次需要',
  has: '现有',
  missing: '还差',
  kept: '没有扣除积分，填写的内容也都还在。',
  cheaper: '换个省积分的做法',
  candidates: '减少张数：每张单独计价。',
  draft: '用草稿画质：价格减半，看构图足够了。',
  plans: '购买积分',
  ledger: '查看积分去向',
  back: '回到表单',
};

export const credits: Translation<typeof creditsSource> = {
  title: '积分明细',
  balance: '余额',
  held: '运行中预扣',
  types: {
    recharge: '充值',
    consume: '消费',
    return: '退还',
    system_deduction: '系统扣除',
    system_refill: '系统补充',
  },
  reasons: {
    sign_up_gift: '注册赠送',
    frozen_points_removed: '套餐到期满 90 天，冻结积分已清除',
    refund: '退款',
    charge_back: '银行撤回付款',
  },
  columns: {
    line: '序号',
    time: '时间',
    type: '类型',
    for: '用途',
    member: '成员',
    project: '项目',
    points: '积分',
    balance: '变动后余额',
  },
  caption: '每一笔积分变动，最新的在前',
  more: '更早的记录',
  end: '已经是第一笔了。',
  empty: '还没有变动。第一次运行之后，积分记录会出现在这里。',
  start: '去画一张',
  guest: '登录后查看积分去向。',
};
