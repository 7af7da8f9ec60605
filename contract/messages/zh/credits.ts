import type { credits as source } from '../en/credits.ts';
import type { Translation } from '../messages.ts';

const askToBuy: Translation<typeof source.askToBuy> = {
  title: '积分不足',
  run: '本次生成',
  needs: '本次需要',
  has: '现有',
  missing: '还差',
  kept: '未扣积分，填写的内容都已保留。',
  cheaper: '省积分的办法',
  candidates: '减少张数：每张单独计价。',
  draft: '用草稿画质：价格减半，看构图足够了。',
  plans: '购买积分',
  ledger: '查看积分明细',
  back: '返回修改',
};

const records: Translation<Omit<typeof source, 'askToBuy'>> = {
  balance: '余额',
  held: '任务预扣',
  types: {
    recharge: '充值',
    consume: '使用',
    return: '退回',
    system_deduction: '系统扣除',
    system_refill: '赠送',
  },
  reasons: {
    sign_up_gift: '注册赠送',
    frozen_points_removed: '套餐到期满 90\u00a0天，冻结积分已清除',
    refund: '退款',
    charge_back: '银行拒付',
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
  more: '显示更早的',
  empty: '还没有变动。首次生成后，记录会显示在这里。',
  start: '去创作',
  guest: '登录后查看积分明细。',
};

export const credits: Translation<typeof source> = { ...records, askToBuy };
