const number = (value: number) => value.toLocaleString('en');
const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`);
/** Hours as days and hours. */
const time = (hours: number) => {
  const rest = hours % 24;
  const ofRest = rest === 1 ? '1 hour' : `${rest} hours`;
  if (hours < 24) return ofRest;
  return rest === 0 ? days(hours / 24) : `${days(Math.floor(hours / 24))} ${ofRest}`;
};
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

/** Payment dialogs, the test wallet, the expiry alert: loaded with them, not with the pricing page. */
export const payment = {
  pay: {
    title: 'How do you want to pay?',
    titleOne: 'Pay',
    whatFor: 'What you buy',
    amount: 'To pay',
    adds: 'Points added',
    days: 'Days added',
    converted: 'Converted from your plan',
    convertedTime: ({ hours }: { hours: number }) => `+${time(hours)}`,
    until: 'Plan valid until',
    upgrade: (change: {
      from: string;
      to: string;
      left: number;
      hours: number;
      days: number;
      until: string;
    }) =>
      `Your ${change.from} plan has ${time(change.left)} left, converted to ${time(change.hours)} of ${change.to} on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
    morePeople: (change: {
      plan: string;
      before: number;
      after: number;
      left: number;
      hours: number;
      days: number;
      until: string;
    }) =>
      `Your ${change.plan} plan for ${number(change.before)} has ${time(change.left)} left, converted to ${time(change.hours)} for ${number(change.after)} people on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
    upgradeWhen:
      'Converted by price, in whole hours, when the payment arrives. You keep your points for as long as the new plan runs.',
    wechat: 'WeChat Pay',
    wechatHow: 'Scan a code with your phone',
    wechatHowOnPhone: 'Save a code and open it in WeChat',
    paypal: 'PayPal',
    paypalHow: 'Opens in a small window',
    creating: 'Creating the order',
    cancel: 'Cancel the order',
    cancelling: 'Cancelling the order',
    back: 'Back to the plans',
    close: 'Close',
    qrTitle: 'Scan to pay',
    qrHow: 'Open WeChat on your phone and scan this code.',
    qrHowOnPhone: 'Save this code, then choose it from the scanner in WeChat.',
    qrTest: 'Scan with any phone, or open the test wallet here.',
    qrOpen: 'Open the test wallet',
    qrAlt: ({ amount }: { amount: string }) => `QR code for paying ${amount}`,
    qrDrawing: 'Loading the code',
    closesIn: ({ time }: { time: string }) => `Expires in ${time}`,
    waiting: 'Waiting for the payment',
    expiredTitle: 'The code is no longer valid',
    expired: 'Nothing was charged. Get a new code to continue.',
    newCode: 'New code',
    qrFailed: 'Failed to generate payment QR code',
    qrRetry: 'Try again',
    popupTitle: 'Pay in the other window',
    popupHow: 'Approve the payment in the window that opened. This page updates by itself.',
    popupAbsent: 'This order is still open. Open the payment window to continue.',
    popupAgain: 'Open the window again',
    popupOpen: 'Open the payment window',
    blockedTitle: 'The payment window was blocked',
    blocked: 'Please allow pop-up windows',
    blockedHow: 'Allow them for this site in the address bar, then open the window.',
    capturing: 'Confirming payment',
    cancelled: 'You have canceled the payment',
    cancelledHow: 'Nothing was charged. Points and plan are as before.',
    shutHow: 'The window was closed before the payment was approved. Nothing was charged.',
    again: 'Try again',
    failed: 'Payment failed',
    failedHow:
      'No points were added. If you were charged, the points will still be added or the money returned.',
    orderFailedHow: 'Nothing was charged.',
  },
  paid: {
    title: 'Paid',
    lead: ({ points: value }: { points: number }) => `${points(value)} added.`,
    added: 'Points added',
    balance: 'New balance',
    until: 'Plan valid until',
    ledger: 'Ledger entry',
    invoice: 'Invoice',
    back: 'Continue',
    refreshing: 'one moment',
  },
  popup: {
    approved: 'Approved. You can close this window.',
    cancelled: 'Cancelled. You can close this window.',
    unknown: 'This page is only used during a payment.',
    plans: 'See the plans',
  },
  sandbox: {
    title: 'Test payment',
    lead: 'A test wallet. No real money moves.',
    pays: 'You pay',
    approve: 'Approve',
    refuse: 'Refuse',
    working: 'One moment',
    paid: 'Paid',
    paidHow: 'The page with the code updates by itself. You can close this one.',
    approved: 'Approved',
    approvedHow: 'The shop is confirming the payment. You can close this window.',
    refused: 'Refused',
    refusedHow: 'Nothing was paid. You can close this page.',
    closed: 'Closed',
    closedHow: 'This order was cancelled or took too long. Start again from the plans.',
    refunded: 'Refunded',
    refundedHow: 'The payment was refunded.',
    back: 'Back to the shop',
    unknown: 'There is no such test payment.',
  },
  expiry: {
    expiredTitle: 'Your plan has expired',
    expired: 'Your plan has expired. Its remaining points are frozen until you renew.',
    expiresTitle: 'Your plan ends soon',
    expires: ({ days: count }: { days: number }) =>
      `Your plan will expire in ${days(count)}. Renewing now adds the new days to the end.`,
    date: 'End of the plan',
    frozen: 'Frozen points',
    frozenUntil: 'Removed on',
    renew: 'Renew',
    later: 'Later',
    notToday: "Don't show today",
    askAdmin: 'Ask the founder or an admin of your team to renew it.',
  },
};
