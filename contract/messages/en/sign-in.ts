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
    emailForm: 'Enter a valid e-mail address.',
    mobile: 'Enter your mobile number.',
    password: 'Enter your password.',
  },
  welcome: ({ name }: { name: string }) => `Signed in as ${name}.`,
  picture: 'A small boat, a fisherman, distant mountains',
  pictureFacts: 'Water ink, drawn by the built-in engine',
};
