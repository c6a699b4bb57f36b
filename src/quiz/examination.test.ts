import { expect, it } from 'vitest';
import { PASS, examinationMinutes, percentOf } from './examination.ts';

it.each([
  [12, 18],
  [10, 15],
  [7, 11],
  [1, 2],
])('%i questions have %i minutes', (questions, minutes) => expect(examinationMinutes(questions)).toBe(minutes));

it.each([
  [9, 12, 75, true],
  [8, 12, 66, false],
  [7, 10, 70, true],
  [0, 5, 0, false],
  // 69.57 %: what is not reached is not passed.
  [16, 23, 69, false],
])('%i of %i are %i in a hundred; passed: %s', (right, of, percent, isPassed) => {
  expect(percentOf(right, of)).toBe(percent);
  expect(percentOf(right, of) >= PASS).toBe(isPassed);
});
