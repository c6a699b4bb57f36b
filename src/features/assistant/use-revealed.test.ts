import { expect, it } from 'vitest';
import { nextStep } from './use-revealed.ts';

it('shows less with a frame where frames take long, and more where they do not', () => {
  expect(nextStep(1000, 120)).toBe(500);
  expect(nextStep(150, 120)).toBe(100);
  expect(nextStep(1000, 33)).toBe(1000);
  expect(nextStep(800, 16.7)).toBe(1600);
  expect(nextStep(1800, 16.7)).toBe(2000);
});
