import type { PriceRule } from '../../api/admin-engines.ts';

const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

const sections = {
  overview: 'Overview',
  users: 'Users',
  organisations: 'Organisations',
  orders: 'Orders',
  products: 'Products',
  prices: 'Tool prices',
  costs: 'Costs and margin',
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
  nothingFound: 'Nothing matches your search and filters.',
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
  belowZero: 'Tools that cost more than they bring in, last 30 days',
};

const users = {
  searchHint: 'Name, e-mail address, number or ID',
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
  you: ' (you)',
  promote: {
    action: 'Make an operator',
    title: ({ name }: { name: string }) => `Make ${name} an operator?`,
    line: 'They see every account, organisation and order here, and can do everything you can.',
    done: 'Operator rights granted.',
  },
  demote: {
    action: 'Remove operator rights',
    title: ({ name }: { name: string }) => `Remove the operator rights of ${name}?`,
    line: 'The account stays, but can no longer open this console.',
    done: 'Operator rights removed.',
  },
  disable: {
    action: 'Disable the account',
    title: ({ name }: { name: string }) => `Disable the account of ${name}?`,
    line: 'Every device is signed out at once, and the account can no longer sign in. Pictures, points and organisations stay.',
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
  searchHint: 'Name or ID',
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
    way: 'Change',
    add: 'Add points',
    take: 'Deduct points',
    points: 'Points',
    pointsWrong: ({ most }: { most: number }) => `Enter a whole number from 1 to ${number(most)}.`,
    now: ({ balance }: { balance: number }) => `${points(balance)} now`,
    willAdd: ({ value, after }: { value: number; after: number }) =>
      `Adds ${points(value)} as a bonus, ${points(after)} in total. They do not expire.`,
    willTake: ({ value, after }: { value: number; after: number }) =>
      `Deducts ${points(value)}, leaving ${points(after)}. Plan points are deducted last.`,
    tooMany: 'There are fewer points than that.',
    done: ({ balance }: { balance: number }) => `Done: ${points(balance)} now.`,
  },
};

const orders = {
  searchHint: 'Order, payment number, organisation or buyer',
  columns: {
    time: 'Time',
    who: 'Organisation and buyer',
    what: 'Item',
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
      `${points(value)} are deducted from ${organisation}, or as many as it has left, and its plan is recalculated without this order.`,
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
  line: 'Price and points are per person, for the whole period. Existing orders keep their terms.',
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
    name: 'Use 1 to 60 characters.',
    price: 'Enter an amount above 0, in whole cents.',
    points: 'Enter a whole number of 1 or more.',
    validDays: 'Enter a whole number from 1 to 3660.',
    position: 'Enter a whole number from 0 to 1000.',
  },
  save: 'Save',
  saved: 'Saved.',
};

const prices = {
  line: 'Points per run, before the number of pictures, quality and length are counted; for chats and scripts, points per started 1,000 tokens. Changes take effect within 5 seconds; runs already started keep their price.',
  columns: { tool: 'Tool', path: 'Endpoint', seed: 'Catalogue', now: 'Now' },
  changed: 'changed',
  edit: 'Set price',
  title: ({ name }: { name: string }) => `Price of ${name}`,
  points: 'Points per run',
  seed: ({ value }: { value: number }) => `Catalogue: ${points(value)}`,
  wrong: 'Enter a whole number from 0 to 100,000.',
  save: 'Set price',
  done: 'Price set.',
};

const costs = {
  line: 'Cost is what providers charge for runs; income is what was paid for the points used. Bonus points, refunded orders and the test wallet do not count as income. A run counts on the day it was started.',
  range: 'Days',
  days: ({ count }: { count: number }) => (count === 1 ? 'Today' : `${number(count)} days`),
  group: 'Grouped by',
  groups: { tool: 'Tool', route: 'Tool and engine', model: 'Model', day: 'Day' },
  total: 'All tools',
  none: 'No runs ended in this period.',
  download: 'Download as CSV',
  downloading: 'Preparing the file',
  route: ({ tool, engine }: { tool: string; engine: string }) => `${tool} with ${engine}`,
  columns: {
    day: 'Day',
    tool: 'Tool',
    engine: 'Engine',
    model: 'Model',
    runs: 'Runs',
    unknown: 'Runs with unknown cost',
    atMost: 'Runs with an upper bound',
    points: 'Points charged',
    paidPoints: 'Points paid for',
    currency: 'Currency',
    cost: 'Cost',
    costEach: 'Cost per run',
    income: 'Income',
    margin: 'Margin',
    spent: 'Spent, 24\u00a0h',
  },
  noEngine: 'No engine',
  noModel: '–',
  unknown: 'unknown',
  unknownRuns: ({ count }: { count: number }) =>
    count === 1 ? '1 run with unknown cost' : `${number(count)} runs with unknown cost`,
  atMostRuns: ({ count }: { count: number }) =>
    count === 1 ? '1 run ended early, counted in full' : `${number(count)} runs ended early, counted in full`,
  atMost: ({ value }: { value: string }) => `at most ${value}`,
  atLeast: ({ value }: { value: string }) => `at least ${value}`,
  about: ({ value }: { value: string }) => `about ${value}`,
  eachRun: ({ value }: { value: string }) => `${value} per run`,
  paidPoints: ({ count }: { count: number }) => `${number(count)} paid for`,
  mixed: 'two currencies',
  below: {
    title: 'At a loss',
    line: ({ name, cost, income }: { name: string; cost: string; income: string }) =>
      `${name} cost ${cost} and brought in ${income}.`,
    gifts: 'Most of its points were given away or bought with the test wallet.',
    raise: ({ factor }: { factor: string }) =>
      `To break even, it has to cost ${factor} times as many points.`,
    setPrice: 'Set its price',
    changeEngine: 'Put a cheaper engine first',
  },
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
      `This stops ${name}’s run. Of its ${points(value)}, those for unfinished pictures are refunded.`,
    keep: 'Let it run',
    done: 'The run is being cancelled.',
  },
  retry: {
    action: 'Run again',
    title: 'Run this again?',
    line: ({ name, organisation }: { name: string; organisation: string }) =>
      `A new run with the same input for ${name}. ${organisation} pays today’s price; the failed run was refunded.`,
    once: 'A failed run can be repeated once. If the new run fails too, repeat that one.',
    done: 'The run was started again.',
  },
};

const engines = {
  served: ({ served, all }: { served: number; all: number }) =>
    `${number(served)} of ${number(all)} tools can run.`,
  order: 'Tools and their order',
  line: 'Each run goes to the first open engine that can take it, at the tool’s price. Figures cover the last 24 hours.',
  orderOf: ({ name }: { name: string }) => `Engines of ${name}, in order`,
  comma: ', ',
  next: ' then ',
  noneOpen: 'No engine available',
  /** What a run costs if a person chooses the engine. */
  price: {
    label: 'Points when chosen',
    usual: 'the tool’s price',
    own: 'leave empty for the tool’s price',
    wrong: 'Enter a whole number from 1 to 100,000.',
  },
  columns: {
    tool: 'Tool',
    engines: 'Engines, in order',
    runs: 'Runs',
    median: 'Median',
    failedShare: 'Failed',
    state: 'State',
    lastError: 'Last failure',
  },
  /** What engines do besides the tools of this site. */
  capabilities: {
    write_text: 'Writing and chat',
    split_script: 'Scripts into scenes',
    text_to_speech: 'Text to speech',
    draw_shot: 'Story shots',
    draw_look: 'Character looks',
    transcribe: 'Transcription',
    text_to_video: 'Text to video',
    image_to_video: 'Image to video',
    talking_portrait: 'Talking portrait',
    retalk: 'Video retalk',
    remove_subtitles: 'Subtitle removal',
    read_subtitles: 'Reading burnt-in subtitles',
    find_speech: 'Finding speech',
    export_film: 'Film export',
    translate_subtitles: 'Subtitle translation',
    translate_audio: 'Audio translation',
  },
  kinds: {
    hosted: 'Hosted by its provider',
    own: 'On your own machines',
    builtin: 'Built in, no AI model',
  },
  /** What an engine says of itself, and what its models cost the operator. */
  facts: {
    pictures: ({ count }: { count: number }) => (count === 1 ? '1 picture' : `${String(count)} pictures`),
    megapixels: ({ count }: { count: number }) =>
      count === 1 ? '1 megapixel' : `${String(count)} megapixels`,
    characters: ({ count }: { count: number }) => `${String(count)} characters`,
    seconds: ({ count }: { count: number }) => `${String(count)} seconds`,
    most: ({ limits }: { limits: string }) => `At most ${limits}`,
    told: 'Cost reported with each run',
    costs: ({ cost }: { cost: string }) => `Cost: ${cost}`,
    unknown: 'Cost unknown',
    free: 'No cost per run',
    /** A price in words; `money` writes millionths of its currency. */
    rule: ({ rule, money }: { rule: PriceRule; money: (micros: number) => string }) => {
      if (rule.kind === 'each') {
        const { of = 1, unit, micros } = rule;
        return of === 1 ? `${money(micros)} per ${unit}` : `${money(micros)} per ${of} ${unit}s`;
      }
      if (rule.kind === 'film')
        return Object.entries(rule.micros)
          .map(([resolution, micros = 0]) => `${money(micros)} per second at ${resolution}`)
          .join(', ');
      if (rule.kind === 'tokens') {
        const { text, picture, made, most } = rule;
        const asked = picture === undefined ? 'input' : 'text input';
        return [
          `per million tokens: ${money(text)} ${asked}`,
          ...(picture === undefined ? [] : [`${money(picture)} picture input`]),
          `${money(made)} output`,
          ...(most === undefined ? [] : [`up to ${most} input tokens`]),
        ].join(', ');
      }
      const { run = 0, first, more, sent } = rule;
      return [
        ...(run > 0 ? [`${money(run)} per call`] : []),
        `${money(first)} for the first megapixel`,
        `${money(more)} for each additional one`,
        ...(sent > 0 ? [`${money(sent)} for each one sent`] : []),
      ].join(', ');
    },
  },
  seconds: ({ ms }: { ms: number | null }) =>
    ms === null ? '–' : `${number(Math.round(ms / 100) / 10)}\u00a0s`,
  move: ({ name }: { name: string }) => `Move ${name}: up and down keys`,
  movedTo: ({ name, place, of }: { name: string; place: number; of: number }) =>
    `${name} is number ${number(place)} of ${number(of)}`,
  use: ({ name }: { name: string }) => `Use ${name}`,
  ready: 'Available',
  first: 'Available, tried first',
  trial: 'Failed several times, retried with one run at a time',
  missing: ({ what }: { what: string }) => `Needs ${what}`,
  closed: {
    no_answer: ({ what }: { what: string }) => `No answer from ${what}`,
    lacks: ({ what }: { what: string }) => `Not on the server: ${what}`,
    retired: ({ what }: { what: string }) => `Model retired: change ${what}`,
    off: () => 'Switched off',
    resting: ({ what }: { what: string }) => `Failed several times, next attempt at ${what}`,
  },
  retired: ({ model, on, successor }: { model: string; on: string; successor: string }) =>
    successor === ''
      ? `${model} was retired on ${on}. There is no replacement here: use another engine.`
      : `${model} was retired on ${on}. Use ${successor} instead.`,
  retiring: ({ model, on, successor }: { model: string; on: string; successor: string }) =>
    successor === ''
      ? `${model} ends on ${on}. There is no replacement here: set up another engine by then.`
      : `${model} ends on ${on}. Use ${successor} instead.`,
  keys: {
    title: 'Keys and addresses',
    line: 'Stored encrypted, never shown again and never logged.',
    provider: 'Provider',
    value: 'Settings',
    opens: 'Unlocks',
    tools: ({ tools }: { tools: number }) => (tools === 1 ? '1 tool' : `${number(tools)} tools`),
    does: ({ names }: { names: string }) => `Unlocks ${names}.`,
    lastTest: 'Last test',
    untested: 'Not tested',
    nothingFree: 'No free test.',
    paid: {
      open: 'Paid test',
      title: ({ name }: { name: string }) => `Test ${name} with a picture?`,
      line: 'This provider offers no free call to test with. The test makes one small picture, which the provider bills. No points are charged, and the picture is not kept.',
      price: ({ price }: { price: string }) => `According to its price list, this costs ${price}.`,
      unknown: 'Its price is unknown.',
      confirm: 'Make the picture',
      confirmAt: ({ price }: { price: string }) => `Test for ${price}`,
    },
    answered: ({ ok, ms, at }: { ok: boolean; ms: number; at: string }) =>
      `${ok ? 'Works' : 'Failed'}, ${number(Math.round(ms / 100) / 10)}\u00a0s, ${at}`,
    test: 'Test',
    testing: 'Testing',
    edit: 'Change',
    possible: 'Also available',
    environment: 'environment',
    console: ({ name }: { name: string }) => `set by ${name}`,
    unreadable: 'encrypted with another key; enter it again',
    fromEnvironment: ({ value }: { value: string }) => `The environment sets it: ${value}`,
    environmentOnly: 'Only the environment can set it.',
    /** What a setting is for, by the end of its name; the first that fits. */
    hints: {
      OPENAI_COMPATIBLE_PRIVATE:
        'Set to 1 if the server is on this machine or an internal network, or has no https. Its address must then be set in the environment too.',
      OPENAI_COMPATIBLE_BASE_URL:
        'The base URL of its API, usually ending in /v1. At least one model is required. An address on this machine or an internal network must be set in the environment, together with OPENAI_COMPATIBLE_PRIVATE=1.',
      OPENAI_COMPATIBLE_API_KEY: 'Leave empty if the server needs none.',
      OPENAI_COMPATIBLE_VISION_MODEL: 'The model that writes and reads pictures. Leave empty for none.',
      OPENAI_COMPATIBLE_TEXT_MODEL: 'The model that writes. Leave empty for none.',
      OPENAI_COMPATIBLE_IMAGE_MODEL: 'The model that makes pictures. Leave empty for none.',
      OPENAI_COMPATIBLE_SPEECH_MODEL: 'The model that speaks. Leave empty for none.',
      OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: 'The model that transcribes. Leave empty for none.',
      DASHSCOPE_BASE_URL:
        'The region of the key: https://dashscope-intl.aliyuncs.com/api/v1 (Singapore) or https://dashscope.aliyuncs.com/api/v1 (Beijing). Leave empty for the region of this site.',
      COMFYUI_URLS: 'Separated by commas, such as http://10.0.0.5:8188,http://10.0.0.6:8188.',
      COMFYUI_CHECKPOINT:
        'Another checkpoint on the servers. Leave empty for the one named in the workflows.',
      COMFYUI_UPSCALE_MODEL:
        'Another upscale model on the servers. Leave empty for the one named in the workflows.',
      LOCAL_MEMORY: 'Memory that a model may use, in MiB. Leave empty for half of the machine’s memory.',
      LOCAL_THREADS: 'Leave empty for one fewer than the number of cores.',
      GHOSTCUT_POINT_PRICE: 'What one of its points costs you, such as 0.5 CNY. Leave empty if unknown.',
      _TEXT_PRICE: 'What a million tokens cost you, input/output, such as 0.25/2 USD.',
      _PRICE: 'What one result costs you, such as 0.004 USD. Leave empty if unknown.',
      _URL: 'Another region or address of the provider, with https. Leave empty for the default.',
      _MODEL: 'Leave empty for the default.',
    },
    required: 'required',
    optional: 'optional',
    remove: 'Remove',
    keep: 'Keep',
    willBeRemoved: 'will be removed',
    save: 'Save',
    saved: 'Saved. In effect on every server.',
  },
  servers: {
    title: ({ name }: { name: string }) => `Servers of ${name}`,
    line: 'Each run goes to the server with the shortest queue.',
    address: 'Address',
    up: 'Online',
    away: 'No answer',
    queued: 'Queued',
    workflows: 'Workflows',
    does: ({ does, all }: { does: number; all: number }) => `${number(does)} of ${number(all)}`,
    lacks: ({ names }: { names: string }) => `Lacks ${names}`,
  },
  /** Model files for this machine. */
  models: {
    title: 'Models on this machine',
    line: 'They run these tools without a key or a graphics card. Download them here, or on the server with npm run models.',
    noRuntime: 'The runtime is not installed yet: it comes with the first model.',
    columns: {
      model: 'Model',
      tools: 'Used for',
      size: 'File',
      memory: 'Memory',
      licence: 'Licence',
      acts: 'Actions',
    },
    states: {
      ready: 'Ready',
      damaged: 'Damaged',
      copied: 'Copied, not checked',
      part: 'Download interrupted',
      absent: 'Not downloaded',
    },
    acts: {
      absent: 'Download',
      part: 'Resume download',
      damaged: 'Download again',
      copied: 'Check and use',
      check: 'Check file',
      remove: 'Delete',
      cancel: 'Cancel',
    },
    actOf: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
    working: {
      add: ({ percent }: { percent: number }) =>
        percent >= 100 ? 'Checking' : `Downloading, ${number(percent)}%`,
      check: 'Checking',
    },
    progress: ({ name }: { name: string }) => `Progress of ${name}`,
    removing: {
      title: ({ name }: { name: string }) => `Delete ${name}?`,
      line: 'Its file is deleted from this machine. Tools that use it continue with another engine. You can download it again.',
      done: ({ name }: { name: string }) => `${name} was deleted.`,
    },
    kinds: {
      remove_background: 'Remove background',
      remove_object: 'Remove objects',
      extend: 'Extend',
      upscale: 'Upscale',
      camera_move: '3D video',
    },
    size: ({ bytes }: { bytes: number }) => `${number(Math.round(bytes / 2 ** 20))}\u00a0MiB`,
    unknown: 'Unknown',
  },
};

const audit = {
  columns: {
    time: 'Time',
    operator: 'Operator',
    action: 'Action',
    subject: 'Subject',
    reason: 'Reason',
    change: 'Change',
  },
  actions: {
    'user.promote': 'Made an operator',
    'user.demote': 'Removed operator rights',
    'user.disable': 'Disabled an account',
    'user.enable': 'Enabled an account',
    'user.sign_out': 'Signed out everywhere',
    'user.delete': 'Deleted their own account',
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
    'engine.set_settings': 'Set up an engine',
    'engine.paid_test': 'Ran a paid test',
    'engine.remove_settings': 'Removed an engine’s settings',
    'model.add': 'Added a model',
    'model.check': 'Checked a model',
    'model.cancel': 'Stopped work on a model',
    'model.remove': 'Deleted a model',
  },
  subjects: {
    user: 'Account',
    organisation: 'Organisation',
    order: 'Order',
    product: 'Product',
    tool: 'Tool',
    task: 'Run',
    engine: 'Engine',
    model: 'Model',
  },
  fields: {
    order: 'order',
    off: 'off',
    cost: 'cost',
    is_operator: 'operator',
    disabled: 'disabled',
    balance: 'points',
    plan: 'plan points',
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
  onlyOf: ({ subject }: { subject: string }) => `Only entries for ${subject}`,
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
  /** Services of language models, by service id; they are priced separately from the tools. */
  services: {
    chat: 'Chat and prompt help',
    script: 'Scripts',
    speech: 'Speech',
    'draw-shot': 'Story shot',
    'draw-look': 'Character look',
    'move-shot': 'Moving shot',
    'move-shot-camera': 'Moving shot, camera move',
    'dubbed-line': 'Dubbed line',
  },
  costs,
  tasks,
  engines,
  audit,
};
