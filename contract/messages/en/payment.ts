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
    until: 'Plan runs until',
    upgrade: (change: {
      from: string;
      to: string;
      left: number;
      hours: number;
      days: number;
      until: string;
    }) =>
      `${time(change.left)} left of your ${change.from} plan become ${time(change.hours)} of ${change.to}, on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
    morePeople: (change: {
      plan: string;
      before: number;
      after: number;
      left: number;
      hours: number;
      days: number;
      until: string;
    }) =>
      `${time(change.left)} left of your ${change.plan} plan for ${number(change.before)} become ${time(change.hours)} for ${number(change.after)} people, on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
    upgradeWhen:
      'Converted by price, in full hours, when the payment arrives. Your points stay, for as long as the new plan runs.',
    wechat: 'WeChat Pay',
    wechatHow: 'Scan a code with your phone',
    paypal: 'PayPal',
    paypalHow: 'Opens in a small window',
    creating: 'Opening the order',
    cancel: 'Cancel the order',
    cancelling: 'Cancelling the order',
    back: 'Back to the plans',
    close: 'Close',
    qrTitle: 'Scan to pay',
    qrHow: 'Open WeChat on your phone and scan this code.',
    qrTest: 'Scan with any phone, or open the test wallet here.',
    qrOpen: 'Open the test wallet',
    qrAlt: ({ amount }: { amount: string }) => `QR code for paying ${amount}`,
    qrDrawing: 'Drawing the code',
    closesIn: ({ time }: { time: string }) => `The code is good for ${time}`,
    waiting: 'Waiting for the payment',
    expiredTitle: 'The code is no longer valid',
    expired: 'Nothing was charged. Make a new code to go on.',
    newCode: 'New code',
    qrFailed: 'Failed to generate payment QR code',
    qrRetry: 'Try again',
    popupTitle: 'Pay in the other window',
    popupHow: 'Approve the payment in the window that has opened. This page notices by itself.',
    popupAbsent: 'This order is still open. Open the payment window to go on.',
    popupAgain: 'Open the window again',
    popupOpen: 'Open the payment window',
    blockedTitle: 'The payment window was blocked',
    blocked: 'Please allow pop-up windows',
    blockedHow: 'Allow them for this site in the address bar, then open the window.',
    capturing: 'Taking the payment',
    cancelled: 'You have canceled the payment',
    cancelledHow: 'Nothing was charged. Points and plan are as before.',
    shutHow: 'The window was closed before the payment was approved. Nothing was charged.',
    again: 'Try again',
    failed: 'Payment failed',
    failedHow: 'No points were added. If money left your account it arrives here or goes back by itself.',
    orderFailedHow: 'Nothing was charged.',
  },
  paid: {
    title: 'Paid',
    lead: ({ points: value }: { points: number }) => `${points(value)} ${value === 1 ? 'is' : 'are'} yours.`,
    added: 'Points added',
    balance: 'New balance',
    until: 'Plan runs until',
    ledger: 'Ledger line',
    invoice: 'Invoice',
    back: 'Go on',
    refreshing: 'one moment',
  },
  popup: {
    approved: 'Approved. You can close this window.',
    cancelled: 'Cancelled. You can close this window.',
    unknown: 'This address belongs to a payment window. There is nothing to see without one.',
    plans: 'To the plans',
  },
  sandbox: {
    title: 'Test payment',
    lead: 'This wallet takes the place of a real one. No money moves.',
    pays: 'You pay',
    approve: 'Approve',
    refuse: 'Refuse',
    working: 'One moment',
    paid: 'Paid',
    paidHow: 'The page with the code notices by itself. You can close this one.',
    approved: 'Approved',
    approvedHow: 'The shop takes the payment now. You can close this window.',
    refused: 'Refused',
    refusedHow: 'Nothing was paid. You can close this page.',
    closed: 'Closed',
    closedHow: 'This order was cancelled or took too long. Start again from the plans.',
    refunded: 'Refunded',
    refundedHow: 'The payment went back.',
    back: 'Back to the shop',
    unknown: 'There is no such test payment.',
  },
  expiry: {
    expiredTitle: 'Your plan has expired',
    expired: 'Your plan has expired. What is left of its points is frozen and usable again when you renew.',
    expiresTitle: 'Your plan ends soon',
    expires: ({ days: count }: { days: number }) =>
      `Your plan will expire in ${days(count)}. Renewing now adds the new days to the end.`,
    date: 'End of the plan',
    frozen: 'Frozen points',
    frozenUntil: 'Removed on',
    renew: 'Renew',
    later: 'Later',
    notToday: "Don't show today",
    askAdmin: 'The founder and the admins of your team can renew it.',
  },
};
