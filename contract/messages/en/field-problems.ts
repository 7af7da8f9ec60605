const units = { string: ['character', 'characters'], array: ['item', 'items'] } as const;
const amount = (of: string, count: number | bigint) => {
  const [one, many] = units[of as keyof typeof units] ?? ['', ''];
  return `${count}\u00a0${count === 1 || count === 1n ? one : many}`.trim();
};

/** What is wrong with a field of a request, for those who call the interface. */
export const fieldProblems = {
  missing: 'Missing',
  type: ({ type }: { type: string }) => `Must be of the type ${type}`,
  most: ({ of, count }: { of: string; count: number | bigint }) => `At most ${amount(of, count)}`,
  least: ({ of, count }: { of: string; count: number | bigint }) => `At least ${amount(of, count)}`,
  below: ({ count }: { count: number | bigint }) => `Must be less than ${count}`,
  above: ({ count }: { count: number | bigint }) => `Must be greater than ${count}`,
  oneOf: ({ values }: { values: string }) => `Must be one of ${values}`,
  unknown: ({ names }: { names: string }) => `Unknown: ${names}`,
  format: 'Not in the expected format',
  other: 'Not valid',
  types: {
    string: 'string',
    number: 'number',
    int: 'integer',
    boolean: 'true or false',
    array: 'list',
    object: 'object',
  },
  /** Refused by a rule of our own, by the rule's name. */
  named: {
    code_and_password_belong_together: 'The code and the new password belong together',
    foreign_address: 'Must be an address of this product',
    malformed: 'Not in the expected format',
    not_a_mobile_number: 'Not a mobile number',
    not_a_page_of_this_product: 'Must be a page of this product',
    not_a_time_zone: 'Not the name of a time zone, such as Asia/Shanghai',
    not_zero: 'Must not be 0',
    required: 'Missing',
    too_many: 'Too many entries',
    unreadable_characters: 'Contains characters that cannot be stored',
    last_message_not_users: 'The last message has to be the user’s',
    messages_too_long: 'All messages together are too long',
    too_many_images: 'Too many images',
    image_not_users: 'Images belong in messages of the user',
  },
} as const;
