import { expect, test } from 'vitest';
import { createEventReader } from './server-sent-events.ts';

const stream =
  ': hello\n\nevent: task\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata:no space\rid: 3\r\revent: empty\n\ndata\n\n';
const expected = [
  { event: 'task', data: '{"a":\n1}' },
  { event: 'message', data: 'no space' },
  { event: 'message', data: '' },
];

test('reads names, several data lines, comments and all three line ends', () => {
  expect(createEventReader()(stream)).toEqual(expected);
});

test.each([1, 2, 3, 5, 7, 11])('reads the same from pieces of %i characters', (size) => {
  const read = createEventReader();
  const events = [];
  for (let at = 0; at < stream.length; at += size) events.push(...read(stream.slice(at, at + size)));
  expect(events).toEqual(expected);
});

test('an unfinished event is not given out', () => {
  const read = createEventReader();
  expect(read('data: 1\n')).toEqual([]);
  expect(read('\n')).toEqual([{ event: 'message', data: '1' }]);
});
