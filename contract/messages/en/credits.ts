export const askToBuy = {
  title: 'Not enough points for this run',
  run: 'This run',
  needs: 'This run needs',
  has: 'You have',
  missing: 'Short by',
  kept: 'Nothing was taken, and the form is as you left it.',
  cheaper: 'Make it fit',
  candidates: 'Fewer candidates: each one is paid for by itself.',
  draft: 'Draft quality: half the price, good enough to judge the composition.',
  plans: 'Get points',
  ledger: 'See where the points went',
  back: 'Back to the form',
};

export const credits = {
  balance: 'Balance',
  held: 'Held by runs',
  types: {
    recharge: 'Recharge',
    consume: 'Consume',
    return: 'Return',
    system_deduction: 'System deduction',
    system_refill: 'System refill',
  },
  /** Reasons that the system writes; what an operator writes stands as it is. */
  reasons: {
    sign_up_gift: 'Sign-up gift',
    frozen_points_removed: 'Frozen points removed, 90 days after the plan ended',
    refund: 'Refund',
    charge_back: 'Taken back by the bank',
  },
  columns: {
    line: 'Line',
    time: 'Time',
    type: 'Type',
    for: 'For',
    member: 'Member',
    project: 'Project',
    points: 'Points',
    balance: 'Balance after',
  },
  caption: 'Every movement of points, newest first',
  more: 'Earlier lines',
  end: 'That is the first line.',
  empty: 'No movement yet. Points appear here with your first run.',
  start: 'Make a picture',
  guest: 'Sign in to see where your points went.',
};
