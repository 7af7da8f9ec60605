const askToBuy = {
  title: 'Not enough points for this run',
  run: 'This run',
  needs: 'This run needs',
  has: 'You have',
  missing: 'Short by',
  kept: 'Nothing was charged. Your settings are kept.',
  cheaper: 'Ways to spend less',
  candidates: 'Fewer candidates: you pay per picture.',
  draft: 'Draft quality: half the price, good enough to judge the composition.',
  plans: 'Get points',
  ledger: 'View points history',
  back: 'Back to the form',
};

const records = {
  balance: 'Balance',
  held: 'Held by runs',
  types: {
    recharge: 'Purchase',
    consume: 'Used',
    return: 'Refund',
    system_deduction: 'Deduction',
    system_refill: 'Bonus',
  },
  /** Reasons that the system writes; what an operator writes stands as it is. */
  reasons: {
    sign_up_gift: 'Sign-up gift',
    frozen_points_removed: 'Frozen points removed, 90 days after the plan ended',
    refund: 'Refund',
    charge_back: 'Charged back by the bank',
  },
  columns: {
    line: 'No.',
    time: 'Time',
    type: 'Type',
    for: 'For',
    member: 'Member',
    project: 'Project',
    points: 'Points',
    balance: 'Balance after',
  },
  caption: 'Every change to your points, newest first',
  more: 'Show older',
  empty: 'Nothing here yet. Your first run appears here.',
  start: 'Create something',
  guest: 'Sign in to see where your points went.',
};

export const credits = { ...records, askToBuy };
