const number = (value: number) => value.toLocaleString('en');
const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`);
const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`);
const choose = (minimum: number, maximum: number) =>
  minimum < maximum ? ` Choose ${number(minimum)} to ${number(maximum)}.` : '';

export const pricing = {
  page: {
    heading: 'Buy points. Spend them on runs that finish.',
    lead: 'Failed and cancelled runs are refunded. Buying the same plan again adds its points and days.',
    withoutScripts: 'Prices are loaded with JavaScript. Turn it on to see them and to buy.',
    costs: 'What a run costs',
    costsLead: 'The button shows the total before you press it.',
  },
  modal: {
    title: 'Get points',
    balance: 'Balance',
    frozen: 'Frozen',
    frozenWhy: 'Usable again as soon as you have a plan.',
    until: 'Plan valid until',
    ended: 'Plan ended on',
    adds: 'Points add up. Buying the same plan adds its days; a larger plan converts the value of the days left.',
  },
  tabs: {
    label: 'Plans',
    vip: 'Personal',
    team: 'Startup',
    teamPersons: '1–5 people',
    com: 'Enterprise',
    comPersons: '6 or more people',
  },
  teamsLink: 'Plans for teams',
  personalLink: 'Personal plans only',
  refused: {
    lower: ({ plan }: { plan: string }) =>
      `Your ${plan} plan is active. You can buy a smaller one when it ends.`,
    tooMany: ({ members, maximum }: { members: number; maximum: number }) =>
      `Your team has ${people(members)}. The startup plan is for up to ${maximum}.`,
    notBuyer: ({ names }: { names: string }) => `Points belong to your team. To buy more, ask ${names}.`,
    notBuyerNameless: 'Points belong to your team. To buy more, ask its founder or an admin.',
    or: ' or ',
    noWay: 'No payment method is set up here. Ask the operator.',
  },
  editions: { free: 'free', vip: 'personal', team: 'startup', com: 'enterprise' },
  persons: {
    label: 'Number of people',
    fewer: 'One person fewer',
    more: 'One person more',
    rangeOfPlan: ({ seats, minimum, maximum }: { seats: number; minimum: number; maximum: number }) =>
      `Your plan is for ${people(seats)} until it ends.${choose(minimum, maximum)}`,
    range: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
      `from ${number(minimum)} to ${number(maximum)}`,
    rangeOfTeam: ({ members, minimum, maximum }: { members: number; minimum: number; maximum: number }) =>
      `Your team has ${people(members)}.${choose(minimum, maximum)}`,
  },
  card: {
    periods: { monthly: 'Monthly', half_year: 'Half-year', yearly: 'Yearly' },
    days: ({ days: count }: { days: number }) => days(count),
    points: 'points',
    shared: ({ count }: { count: number }) => `points for ${people(count)}`,
    popular: 'Most popular',
    pictures: 'Pictures at standard quality',
    about: ({ count }: { count: number }) => `about ${number(count)}`,
    perThousand: 'Per 1,000 points',
    converted: 'From your current plan',
    convertedDays: ({ days: count }: { days: number }) => `+${days(count)}`,
    unit: 'Price',
    perPerson: ({ price, count }: { price: string; count: number }) => `${price} × ${people(count)}`,
    projects: 'Projects',
    projectCount: ({ count }: { count: number }) => number(count),
    start: 'Get started',
    startFor: ({ name, period, price }: { name: string; period: string; price: string }) =>
      `Get started: ${name}, ${period}, ${price}`,
  },
  state: {
    loading: 'Loading the plans',
    none: 'No plans are on sale at the moment. Ask the operator for points.',
  },
  ways: {
    wechat:
      'Pay by scanning a code with WeChat. Points are added as soon as payment clears, even if you close this window.',
    paypal: 'Pay with PayPal. Points are added as soon as payment clears, even if you close this window.',
    both: 'Pay with PayPal, or by scanning a code with WeChat. Points are added as soon as payment clears, even if you close this window.',
  },
  test: 'Test payments: no real money moves on this installation.',
};
