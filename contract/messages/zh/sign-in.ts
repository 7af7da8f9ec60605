import type { signIn as signInSource } from '../en/sign-in.ts';
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
  passwordHint: ({ minimum }) => `至少 ${minimum}\u00a0个字符`,
  inviteCode: '邀请码',
  optional: '选填',
  newHere: '还没有账号？',
  giftIncluded: ({ points }) => `，送 ${number(points)}\u00a0积分`,
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
