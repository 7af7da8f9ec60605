const number = (value: number) => value.toLocaleString('en');

/** The views of the sign-in dialog beyond signing in; the checks carry the specification's keys (section 5). */
const login = {
  email: 'Enter your e-mail address.',
  resetCode: 'Enter the code from the e-mail.',
  password: 'Enter a new password.',
  confirmPassword: 'Enter the new password again.',
  passwordNotMatch: 'The two passwords do not match.',
  error: 'Login failed',
  allowPopup: 'Please allow pop-up windows to continue logging in',
};

/** After a registration that brought no points. */
const noGift = {
  title: 'Your account is ready',
  line: ({ points }: { points: number }) =>
    `No sign-up points this time. The ${number(points)} points are given once per e-mail address or number, and to a limited number of new accounts per network each day.`,
  action: 'Continue',
};

const code = {
  label: 'Code',
  send: 'Send a code',
  sending: 'Sending',
  again: 'Send again',
  wait: ({ seconds }: { seconds: number }) => `Send again in ${seconds}\u00a0s`,
  waitMinutes: ({ minutes }: { minutes: number }) => `Send again in ${minutes}\u00a0min`,
  sent: ({ email, minutes }: { email: string; minutes: number }) =>
    `If ${email} can receive a code, one is on its way. It expires in ${minutes} minutes.`,
  noMail:
    'No mail server is set up here. The e-mail is saved in the “mail” folder of the data folder, and its text is in the server log.',
};

const reset = {
  forgot: 'Forgot password?',
  title: 'Reset password',
  line: 'We will e-mail you a code and a link. Use either to set a new password. This signs you out on every device.',
  needsEmail: 'Passwords are reset by e-mail. An account with a mobile number needs an e-mail address first.',
  password: 'New password',
  confirmPassword: 'Repeat new password',
  submit: 'Set password',
  done: 'Password reset successfully',
  back: 'Back to sign-in',
  linkLine: 'Choose a new password for your account. This signs you out on every device.',
  linkDone: 'Sign in with your new password to continue.',
  linkMissing: 'Part of the link is missing. Open it from the e-mail again, or copy the whole link.',
};

const social = {
  declined: ({ provider }: { provider: string }) =>
    `${provider} did not allow the sign-in: it was declined there. Try again, or sign in below.`,
  button: ({ provider }: { provider: string }) => `Continue with ${provider}`,
  or: { email: 'or with e-mail', mobile: 'or with a mobile number' },
  title: ({ provider }: { provider: string }) => `Sign in with ${provider}`,
  waiting: 'Continue in the pop-up window. This page updates by itself.',
  finishing: 'Signing you in.',
  cancel: 'Cancel',
  popup: {
    loading: 'Opening the page.',
    done: 'Done. You can close this window.',
    failed: 'Sign-in failed. Close this window and try again.',
    close: 'Close this window',
  },
};

const page = {
  guest: 'Sign in to see your account.',
  since: ({ date }: { date: string }) => `Joined ${date}`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  cancel: 'Cancel',
  change: 'Change',
  bind: 'Add',
  bound: 'In use',
  notBound: 'None yet',
  bindEmailNote: 'Add an address so that you can reset your password by e-mail.',
  profile: {
    title: 'Profile',
    line: 'How your team sees you, and how we write to you.',
    name: 'Name',
    nameMissing: 'Enter a name.',
    language: 'E-mail language',
    languages: { en: 'English', zh: '中文' },
    timeZone: 'Time zone',
    timeZoneHint: 'Used for daily totals and plan dates.',
    unset: 'Not set',
  },
  signIn: {
    title: 'Sign-in',
    line: 'How you sign in, and how you recover your account.',
  },
  email: {
    title: 'E-mail',
    new: 'New e-mail address',
    form: 'Enter a valid e-mail address.',
    done: 'E-mail address confirmed.',
  },
  mobile: {
    title: 'Mobile number',
    new: 'New mobile number',
    missing: 'Enter a mobile number.',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    needsPassword: 'Adding a mobile number needs your password. Set a password first.',
    done: 'Mobile number saved.',
  },
  password: {
    title: 'Password',
    set: 'Set',
    isSet: 'Set',
    notSet: 'Not set',
    current: 'Current password',
    currentMissing: 'Enter your current password.',
    others: 'This signs out your other devices.',
    submit: 'Change password',
    submitFirst: 'Set password',
    done: 'Password changed. Other devices are signed out.',
    doneFirst: 'Password set.',
  },
  everywhere: {
    title: 'Other devices',
    line: 'Lost a device, or left one signed in?',
    action: 'Sign out everywhere',
    question: 'Sign out everywhere?',
    consequence: 'Every device is signed out, including this one. Runs continue, and nothing is deleted.',
    done: 'Signed out everywhere.',
  },
  deletion: {
    title: 'Delete account',
    line: 'Permanently deletes your account and everything that belongs only to you.',
    action: 'Delete account',
    question: 'Delete your account for good?',
    goes: 'What is deleted',
    going: [
      'Your name, e-mail address, mobile number, sign-in methods, sessions and API keys, immediately.',
      'Teams with no other members: prompts, pictures, audio, videos, documents, chats, uploads and remaining points. Points are not paid out.',
      'Unfinished runs are stopped, and the points held for them are refunded to their team.',
      'Unpaid orders are cancelled.',
    ],
    stays: 'What is kept',
    staying: [
      'Receipts, orders and the ledger, as long as bookkeeping law requires, without your name.',
      'What you made in teams with other people: it belongs to the team.',
    ],
    founder: 'If you founded a team with other people, make one of them its founder first.',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    needsPassword: 'Deleting your account needs your password. Set one first, under Password.',
    submit: 'Delete for good',
    working: 'Deleting',
    done: 'Your account was deleted.',
  },
  owns: {
    title: 'Overview',
    line: 'What you have in your current team.',
    team: 'Team',
    roles: { founder: 'founder', admin: 'admin', member: 'member' },
    plan: 'Plan',
    editions: { free: 'Free', vip: 'Personal', team: 'Startup', com: 'Enterprise' },
    until: ({ date }: { date: string }) => `until ${date}`,
    ended: ({ date }: { date: string }) => `ended ${date}`,
    points: 'Points',
    frozen: ({ points }: { points: number }) => `${number(points)} more are frozen`,
    projects: 'Projects',
    ofCap: ({ count, cap }: { count: number; cap: number }) => `${number(count)} of ${number(cap)}`,
    results: 'Creations',
    /** Between two facts on one line. */
    separator: ', ',
    unknown: 'Could not be loaded',
  },
};

/** Above the form, if the server no longer accepts the session of an open page. */
const ended = 'Your session has ended. Sign in again to continue on this page.';

/** Registration, shown to a newcomer who starts a run. */
const newcomer = {
  title: { draw: 'Create an account to draw this', continue: 'Create an account to continue' },
  inviteCode: 'Have an invite code?',
};

export const account = { ended, newcomer, login, noGift, code, reset, social, page };
