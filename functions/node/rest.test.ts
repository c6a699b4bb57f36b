import { expect, it } from 'vitest';
import { restAfter } from './rest.ts';

/** A server whose memory is set by hand, and a collection that brings it back to a level. */
function server() {
  const state = { used: 100e6, collected: 0 };
  const look = restAfter(
    () => state.used,
    () => {
      state.collected += 1;
      state.used = 120e6;
    },
  );
  return { state, look };
}

it('gives back what a rush left once no call has come between two looks', () => {
  const { state, look } = server();
  state.used = 400e6;
  look(2400);
  expect(state.collected).toBe(0);
  look(2400);
  expect(state).toEqual({ collected: 1, used: 120e6 });
});

it('leaves alone a server that is called, and what a collection could not give back', () => {
  const { state, look } = server();
  state.used = 400e6;
  for (let calls = 1; calls < 100; calls += 1) look(calls);
  expect(state.collected).toBe(0);
  look(99);
  look(99);
  look(99);
  expect(state.collected).toBe(1);
});

it('does nothing for a little', () => {
  const { state, look } = server();
  state.used = 131e6;
  look(0);
  look(0);
  expect(state.collected).toBe(0);
});
