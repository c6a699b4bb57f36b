import { describe, expect, it } from 'vitest';
import { isFollowedInService } from '../index.ts';

// Code de l'environnement, R. 557-14-1: on each limit, which is not above it, and just beyond.
describe('in-service rules of France', () => {
  it.each([
    [1, 25, 2, false],
    [1, 25.1, 2, true],
    [1, 200, 1, false],
    [1, 201, 1, true],
    [2, 28, 7, false],
    [2, 28, 8, true],
    [2, 4, 1000, false],
    [2, 1000, 1, false],
    [2, 1001, 1, true],
  ] as const)('group %i, PS %f bar, %f L: %s', (group, pressure, volume, isSubject) => {
    expect(isFollowedInService(group, pressure, { kind: 'vessel', volume })).toBe(isSubject);
  });

  it.each([
    [1, 40, 25, false],
    [1, 31.25, 32, false],
    [1, 32, 32, true],
    [1, 1, 125, true],
    [2, 40, 100, false],
    [2, 28, 125, false],
    [2, 29, 125, true],
  ] as const)('group %i, PS %f bar, DN %i: %s', (group, pressure, dn, isSubject) => {
    expect(isFollowedInService(group, pressure, { kind: 'piping', dn })).toBe(isSubject);
  });
});
