import type { pricing as source } from '../en/pricing.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const pricing: Translation<typeof source> = {
  page: {
    heading: '先买积分，做成了才扣。',
    lead: '失败或取消，积分原数退回。续买同一套餐，积分相加，天数顺延。',
    withoutScripts: '启用 JavaScript 后才能查看价格和购买。',
    costs: '每次要花多少',
    costsLead: '点击之前，按钮上就写明总价。',
  },
  modal: {
    title: '购买积分',
    balance: '余额',
    frozen: '已冻结',
    frozenWhy: '续费后立即恢复可用。',
    until: '套餐到期日',
    ended: '套餐已到期',
    adds: '积分累加。续买同一套餐，天数顺延；升级套餐时，剩余时间按价值折算过去。',
  },
  tabs: {
    label: '套餐',
    vip: '个人会员',
    team: '创业团队',
    teamPersons: '1–5\u00a0人',
    com: '企业',
    comPersons: '6\u00a0人及以上',
  },
  teamsLink: '查看团队套餐',
  personalLink: '只看个人套餐',
  refused: {
    lower: ({ plan }) => spaced`${plan}套餐还在有效期内，到期后才能购买更低的套餐。`,
    tooMany: ({ members, maximum }) =>
      `团队现有 ${number(members)}\u00a0人，创业团队套餐最多 ${maximum}\u00a0人。`,
    notBuyer: ({ names }) => spaced`积分归团队所有，需要购买请联系${names}。`,
    or: '或',
    notBuyerNameless: '积分归团队所有，由创建者和管理员统一购买，请联系他们。',
    noWay: '这里还没有开通支付方式，请联系平台管理员。',
  },
  editions: { free: '免费', vip: '个人会员', team: '创业团队', com: '企业' },
  persons: {
    label: '使用人数',
    fewer: '减一人',
    more: '加一人',
    rangeOfPlan: ({ seats, minimum, maximum }) =>
      minimum < maximum
        ? `当前套餐为 ${number(seats)}\u00a0人，到期前可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人`
        : `当前套餐为 ${number(seats)}\u00a0人，到期前不能更改`,
    range: ({ minimum, maximum }) => `可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人`,
    rangeOfTeam: ({ members, minimum, maximum }) =>
      minimum < maximum
        ? `团队现有 ${number(members)}\u00a0人，可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人`
        : `团队现有 ${number(members)}\u00a0人`,
  },
  card: {
    periods: { monthly: '月度', half_year: '半年', yearly: '年度' },
    days: ({ days }) => `${number(days)}\u00a0天`,
    points: '积分',
    shared: ({ count }) => `积分，${number(count)}\u00a0人共用`,
    popular: '最受欢迎',
    pictures: '约可出图',
    about: ({ count }) => `${number(count)}\u00a0张`,
    perThousand: '每 1,000\u00a0积分',
    converted: '当前套餐折算',
    convertedDays: ({ days }) => `+${number(days)}\u00a0天`,
    unit: '单价',
    perPerson: ({ price, count }) => `${price} × ${number(count)}\u00a0人`,
    projects: '项目上限',
    projectCount: ({ count }) => `${number(count)}\u00a0个`,
    start: '立即购买',
    startFor: ({ name, period, price }) => `立即购买：${name}，${period}，${price}`,
  },
  state: {
    loading: '正在加载套餐',
    none: '目前没有在售的套餐，需要积分请联系平台管理员。',
  },
  ways: {
    wechat: '微信扫码支付，付款后自动到账，关闭窗口也不影响。',
    paypal: '用 PayPal 支付，付款后自动到账，关闭窗口也不影响。',
    both: '用 PayPal 支付，或微信扫码。付款后自动到账，关闭窗口也不影响。',
  },
  test: '测试支付：这里不会产生真实扣款。',
};
