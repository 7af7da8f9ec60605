const number = (value: number) => value.toLocaleString('en');

export const signIn = {
  account: 'Account',
  login: 'Sign in',
  register: 'Create an account',
  email: 'E-mail',
  mobile: 'Mobile number',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  passwordHint: ({ minimum }: { minimum: number }) => `At least ${minimum} characters`,
  inviteCode: 'Invite code',
  optional: 'Optional',
  newHere: 'New here?',
  giftIncluded: ({ points }: { points: number }) => `, ${number(points)} points included`,
  haveAccount: 'Already have an account?',
  working: 'One moment',
  /** Followed by the policies, then `policiesEnd`. */
  policiesLogin: 'By signing in you accept the ',
  policiesRegister: 'By creating an account you accept the ',
  policiesAnd: ' and the ',
  policiesEnd: '.',
  policies: {
    'terms-of-service': 'terms of service',
    'privacy-policy': 'privacy policy',
    'user-agreement': 'user agreement',
  },
  missing: {
    email: 'Enter your e-mail address.',
    emailForm: 'That does not look like an e-mail address.',
    mobile: 'Enter your mobile number.',
    password: 'Enter your password.',
  },
  welcome: ({ name }: { name: string }) => `Signed in as ${name}.`,
  picture: 'A small boat, a fisherman, distant mountains',
  pictureFacts: 'Water ink, drawn by the built-in engine',
};

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
  title: 'Credits details',
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
