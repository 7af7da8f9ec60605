const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

const sections = {
  overview: 'Overview',
  users: 'Users',
  organisations: 'Organisations',
  orders: 'Orders',
  products: 'Products',
  prices: 'Tool prices',
  tasks: 'Runs',
  engines: 'Engines',
  audit: 'Audit log',
};

const list = {
  search: 'Search',
  clear: 'Clear',
  filter: 'Filter',
  all: 'All',
  more: 'Show more',
  shown: ({ count }: { count: number }) => (count === 1 ? '1 row' : `${number(count)} rows`),
  empty: 'Nothing here yet.',
  nothingFound: 'Nothing matches this search and filter.',
  actions: 'Actions',
  actionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
  details: 'Details',
  history: 'Show in the audit log',
};

const ask = {
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log.',
  reasonHintLedger: 'Recorded in the audit log and shown in the points history of the organisation.',
  reasonMissing: 'Give a reason of 2 to 300 characters.',
  cancel: 'Cancel',
  working: 'One moment',
};

const overview = {
  people: 'People',
  users: 'Accounts',
  organisations: 'Organisations',
  money: 'Money, last 30 days',
  revenue: ({ currency }: { currency: string }) => `Net revenue, ${currency}`,
  testRevenue: ({ currency }: { currency: string }) => `Test payments, ${currency}`,
  noRevenue: 'No paid orders.',
  problems: 'Payment mismatches',
  runs: 'Runs',
  open: 'Waiting or running now',
  failed: 'Failed in the last 24 hours',
};

const users = {
  searchHint: 'Name, e-mail address, number or id',
  columns: {
    name: 'Name',
    contact: 'E-mail or number',
    organisations: 'Organisations',
    since: 'Since',
    state: 'State',
  },
  roles: { founder: 'founder', admin: 'admin', member: 'member' },
  operator: 'Operator',
  bySettings: 'Operator, set in the settings',
  disabled: 'Disabled',
  active: 'Active',
  you: 'you',
  promote: {
    action: 'Make an operator',
    title: ({ name }: { name: string }) => `Make ${name} an operator?`,
    line: 'They see every account, organisation and order here, and can do everything you can.',
    done: 'They are an operator now.',
  },
  demote: {
    action: 'Remove operator rights',
    title: ({ name }: { name: string }) => `Remove the operator rights of ${name}?`,
    line: 'The account stays, but can no longer open this console.',
    done: 'They are no longer an operator.',
  },
  disable: {
    action: 'Disable the account',
    title: ({ name }: { name: string }) => `Disable the account of ${name}?`,
    line: 'Every device is signed out at once and nobody can sign in. Pictures, points and organisations stay.',
    done: 'The account is disabled.',
  },
  enable: {
    action: 'Enable the account',
    title: ({ name }: { name: string }) => `Enable the account of ${name}?`,
    line: 'They can sign in again as before.',
    done: 'The account is enabled.',
  },
  signOut: {
    action: 'Sign out everywhere',
    title: ({ name }: { name: string }) => `Sign ${name} out everywhere?`,
    line: 'Every device is signed out at once. They can sign in again.',
    done: 'Signed out everywhere.',
  },
};

const organisations = {
  searchHint: 'Name or id',
  columns: {
    name: 'Name',
    edition: 'Plan',
    members: 'Members',
    balance: 'Points',
    frozen: 'Frozen',
    storage: 'Storage',
    since: 'Since',
  },
  editions: { free: 'Free', vip: 'Personal', team: 'Startup', com: 'Enterprise' },
  until: ({ date }: { date: string }) => `until ${date}`,
  ended: ({ date }: { date: string }) => `ended ${date}`,
  seats: ({ members, seats }: { members: number; seats: number }) => `${number(members)} of ${number(seats)}`,
  orders: 'Show the orders',
  runs: 'Show the runs',
  correct: {
    action: 'Adjust points',
    title: ({ name }: { name: string }) => `Adjust the points of ${name}`,
    way: 'What happens',
    add: 'Add points',
    take: 'Take points',
    points: 'Points',
    pointsWrong: ({ most }: { most: number }) => `A whole number from 1 to ${number(most)}.`,
    now: ({ balance }: { balance: number }) => `${points(balance)} now`,
    willAdd: ({ value, after }: { value: number; after: number }) =>
      `Adds ${points(value)} as a bonus, ${points(after)} in total. They do not expire.`,
    willTake: ({ value, after }: { value: number; after: number }) =>
      `Deducts ${points(value)}, leaving ${points(after)}. Points of a plan go last.`,
    tooMany: 'There are fewer points than that.',
    done: ({ balance }: { balance: number }) => `Done: ${points(balance)} now.`,
  },
};

const orders = {
  searchHint: 'Order, payment number, organisation or buyer',
  columns: {
    time: 'Time',
    who: 'Organisation and buyer',
    what: 'What',
    amount: 'Amount',
    paidBy: 'Paid by',
    state: 'State',
  },
  statuses: { 0: 'Open', 1: 'Paid', 2: 'Closed', 3: 'Refunded' },
  onlyProblems: 'With a problem',
  problems: {
    wrong_amount: 'Wrong amount paid',
    wrong_currency: 'Paid in the wrong currency',
    partial_refund: 'Partly refunded',
  },
  otherProblem: 'The payment does not match the order',
  refunds: { requested: 'Refund in progress', failed: 'Refund failed' },
  providers: { wechat: 'WeChat Pay', paypal: 'PayPal', sandbox: 'Test wallet' },
  persons: ({ count }: { count: number }) => (count === 1 ? '1 person' : `${number(count)} people`),
  points: ({ value }: { value: number }) => points(value),
  numbers: ({ name }: { name: string }) => `${name} number`,
  check: {
    action: 'Check with the provider',
    done: ({ status }: { status: string }) => `Checked. The order is: ${status}.`,
  },
  refund: {
    action: 'Refund',
    title: ({ amount }: { amount: string }) => `Refund ${amount}?`,
    money: ({ amount, buyer, provider }: { amount: string; buyer: string; provider: string }) =>
      `${amount} goes back to ${buyer} by ${provider}.`,
    points: ({ value, organisation }: { value: number; organisation: string }) =>
      `${points(value)} are taken from ${organisation}, or what is left of them, and its plan counts without this order.`,
    final: 'This cannot be undone.',
    done: 'Refund requested.',
    refunded: 'Refunded.',
  },
};

const products = {
  columns: {
    name: 'Name',
    type: 'Plan',
    period: 'Days',
    price: 'Price',
    points: 'Points',
    offered: 'Offered',
  },
  offered: 'Offered',
  withdrawn: 'Not offered',
  add: 'Add a product',
  addTitle: 'Add a product',
  edit: 'Edit',
  editTitle: ({ name }: { name: string }) => `Edit ${name}`,
  line: 'Price and points are for one person and the whole period. Existing orders keep their terms.',
  fields: {
    type: 'Plan',
    nameEn: 'Name in English',
    nameZh: 'Name in Chinese',
    price: ({ currency }: { currency: string }) => `Price, ${currency}`,
    points: 'Points',
    validDays: 'Days',
    position: 'Position',
    offered: 'Offered on the pricing page',
  },
  wrong: {
    name: '1 to 60 characters.',
    price: 'More than 0, in whole cents.',
    points: 'A whole number of 1 or more.',
    validDays: 'A whole number from 1 to 3660.',
    position: 'A whole number from 0 to 1000.',
  },
  save: 'Save',
  saved: 'Saved.',
};

const prices = {
  line: 'Points of one run, before the number of pictures, the quality and the length. A change takes effect within 5 seconds; runs already started keep their price.',
  columns: { tool: 'Tool', path: 'Endpoint', seed: 'Catalogue', now: 'Now' },
  changed: 'changed',
  edit: 'Set the price',
  title: ({ name }: { name: string }) => `Price of ${name}`,
  points: 'Points of one run',
  seed: ({ value }: { value: number }) => `Catalogue: ${points(value)}`,
  wrong: 'A whole number from 0 to 100,000.',
  save: 'Set the price',
  done: 'The price is set.',
};

const tasks = {
  searchHint: 'Run, tool, engine, error, organisation or member',
  columns: {
    time: 'Time',
    tool: 'Tool',
    who: 'Organisation and member',
    engine: 'Engine',
    points: 'Points',
    state: 'State',
  },
  states: {
    PENDING: 'Queued',
    RUNNING: 'Running',
    SUCCEEDED: 'Done',
    FAILED: 'Failed',
    CANCELED: 'Cancelled',
  },
  attempts: ({ count }: { count: number }) =>
    count === 1 ? '1 failed attempt' : `${number(count)} failed attempts`,
  cancel: {
    action: 'Cancel the run',
    title: 'Cancel this run?',
    line: ({ name, value }: { name: string; value: number }) =>
      `The run of ${name} ends. Of its ${points(value)}, those for unfinished pictures are refunded.`,
    keep: 'Let it run',
    done: 'The run is being cancelled.',
  },
  retry: {
    action: 'Run again',
    title: 'Run this again?',
    line: ({ name, organisation }: { name: string; organisation: string }) =>
      `A new run with the same input for ${name}. ${organisation} pays today's price; the failed run was refunded.`,
    once: 'A failed run can be repeated once. If the new one fails too, repeat that one.',
    done: 'The run was started again.',
  },
};

const engines = {
  line: 'In the order in which they are tried; the first one that is ready does the work. Figures are for runs started in the last 24 hours.',
  columns: {
    engine: 'Engine',
    state: 'State',
    succeeded: 'Done',
    failed: 'Failed',
    running: 'Running',
    lastError: 'Last failure',
  },
  capabilities: { text_to_image: 'Text to image' },
  builtin: 'built in, no AI model',
  ready: 'Ready',
  first: 'Active',
  missing: ({ what }: { what: string }) => `Needs ${what}`,
  closed: {
    no_answer: ({ what }: { what: string }) => `No answer from ${what}`,
    lacks: ({ what }: { what: string }) => `Not on the server: ${what}`,
    retired: ({ what }: { what: string }) => `Model retired by its provider: change ${what}`,
    off: () => 'Switched off',
    resting: ({ what }: { what: string }) => `Failed several times, tried again at ${what}`,
  },
  none: 'None',
};

const audit = {
  columns: {
    time: 'Time',
    operator: 'Operator',
    action: 'What',
    subject: 'Of',
    reason: 'Reason',
    change: 'Change',
  },
  actions: {
    'user.promote': 'Made an operator',
    'user.demote': 'Removed operator rights',
    'user.disable': 'Disabled an account',
    'user.enable': 'Enabled an account',
    'user.sign_out': 'Signed out everywhere',
    'user.leave_as_is': 'Account unchanged',
    'organisation.correct_points': 'Adjusted points',
    'order.check': 'Checked with the provider',
    'order.refund': 'Requested a refund',
    'product.create': 'Added a product',
    'product.update': 'Changed a product',
    'tool.set_price': 'Set a price',
    'task.cancel': 'Cancelled a run',
    'task.retry': 'Repeated a run',
    'engine.order': 'Changed the order of engines',
    'engine.set_settings': 'Set an engine up',
    'engine.remove_settings': 'Removed settings of an engine',
  },
  subjects: {
    user: 'Account',
    organisation: 'Organisation',
    order: 'Order',
    product: 'Product',
    tool: 'Tool',
    task: 'Run',
    engine: 'Engine',
  },
  fields: {
    order: 'order',
    off: 'off',
    is_operator: 'operator',
    disabled: 'disabled',
    balance: 'points',
    plan: 'of a plan',
    points: 'points',
    price: 'price',
    name_en: 'English name',
    name_zh: 'Chinese name',
    type: 'plan',
    valid_days: 'days',
    position: 'position',
    offered: 'offered',
    state: 'state',
  },
  yes: 'yes',
  no: 'no',
  everything: 'Show all',
  onlyOf: ({ subject }: { subject: string }) => `Only what was done to ${subject}`,
};

/** The operators' console. */
export const admin = {
  nav: 'Sections',
  sections,
  list,
  ask,
  overview,
  users,
  organisations,
  orders,
  products,
  prices,
  tasks,
  engines,
  audit,
};
