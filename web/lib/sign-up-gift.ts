import { createStore } from './store.ts';

/** The points that came with an account that was made on this page, and the run whose result says so. */
export interface SignUpGift {
  points: number;
  /** Of the first result since; undefined before there is one. */
  runId?: string;
}

export const signUpGift = createStore<SignUpGift | undefined>(undefined);
