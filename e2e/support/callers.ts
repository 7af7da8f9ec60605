/** Who calls endpoints in the matrix of permissions, and what each may expect. */

/** A guest; the admin of another organisation; and the three roles of this one. */
export const WHO = ['nobody', 'stranger', 'member', 'admin', 'founder'] as const;
export type Who = (typeof WHO)[number];

/** One of everything that has an id, made by the founder. */
export interface Ids {
  task: string;
  /** The same run's number. */
  number: string;
  result: string;
  project: string;
  ledger: string;
  /** URL of the result's file below the site. */
  file: string;
  organisation: string;
  /** A product that every organisation here may buy. */
  product: string;
  /** A paid order. */
  order: string;
  /** Made for each call: a member that nothing else needs, an invitation, a stock item, a character and its look, a document, a batch, an API key. */
  bystander: string;
  invitation: string;
  stock: string;
  role: string;
  look: string;
  document: string;
  batch: string;
  apiKey: string;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface Expectation {
  call: (ids: Ids) => Call;
  /** Order of the calls: those that remove people and sessions come last; 0 by default. */
  rank?: number;
  /** HTTP status for each. */
  answers: Record<Who, number>;
  /** Callers for whom the founder's ids must look exactly like ids that do not exist. */
  hidden?: readonly ('stranger' | 'member')[];
}

type Statuses = Partial<Record<Who, number>>;

/** Any signed-in user, about their data, with the given exceptions. */
export const signedIn = (
  call: Expectation['call'] = () => ({}),
  status = 200,
  except: Statuses = {},
): Expectation => ({
  call,
  answers: { nobody: 401, stranger: status, member: status, admin: status, founder: status, ...except },
});

export const everybody = (status: number, call: Expectation['call'] = () => ({})): Expectation =>
  signedIn(call, status, { nobody: status });

/** Data of founder and admins: it does not exist for members and strangers. */
export const owner = (call: Expectation['call'], status = 200): Expectation => ({
  ...signedIn(call, status, { stranger: 404, member: 404 }),
  hidden: ['stranger', 'member'],
});

/** For founder and admins; a stranger acts in another organisation, or on nothing. */
export const admins = (call: Expectation['call'] = () => ({}), except: Statuses = {}): Expectation =>
  signedIn(call, 200, { member: 403, ...except });

/** A list to which another organisation's id adds nothing. */
export const list = (call: Expectation['call']): Expectation => ({ ...signedIn(call), hidden: ['stranger'] });

/** The console exists for operators only. */
export const operator = (call: Expectation['call'] = () => ({})): Expectation => signedIn(call, 404);
