import { expect, it } from 'vitest';
import { presentPeople } from './present-people.ts';

let time = 0;
const notice = (page: string, gone = false) => ({
  type: 'presence' as const,
  documentId: 'text',
  organisationId: 'house',
  userId: 'anna',
  name: 'Anna',
  view: 'text',
  part: null,
  page,
  gone,
});

it('counts a person as present until the last of their pages is gone or silent', () => {
  const people = presentPeople(() => time);
  const isPresent = () => people.isPresent('text', 'anna');
  people.take(notice('one'));
  people.take(notice('two'));
  people.take(notice('one', true));
  expect(isPresent()).toBe(true);
  people.take(notice('two', true));
  expect(isPresent()).toBe(false);
  people.take(notice('three'));
  time += 75_001;
  people.take(notice('four'));
  people.sweep();
  expect(isPresent()).toBe(true);
  people.take(notice('four', true));
  expect([isPresent(), people.isPresent('other', 'anna')]).toEqual([false, false]);
});
