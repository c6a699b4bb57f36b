import { describe, expect, it } from 'vitest';
import { meantAddress } from './lost.ts';

const meant = (path: string): string | undefined => meantAddress(new URL(path, 'http://localhost'));

describe('a mistyped address', () => {
  it.each([
    ['/ressources/list-fluide/R-134a', '/ressources/list-fluide/r134a'],
    ['/ressources/list-fluide/ammoniac', '/ressources/list-fluide/r717'],
    ['/en/list-fluide/r32', '/en/ressources/list-fluide/r32'],
    ['/list-fluide/R454B?t=5', '/ressources/list-fluide/r454b?t=5'],
    ['/en/refrigerants/propane', '/en/ressources/list-fluide/r290'],
    ['/r410a', '/ressources/list-fluide/r410a'],
  ])('%s means the page of the refrigerant, %s', (path, page) => expect(meant(path)).toBe(page));

  it.each(['/nulle-part', '/tools/r32', '/list-fluide/zglorb', '/ressources/list-fluide/r32'])(
    '%s means no other',
    (path) => expect(meant(path)).toBeUndefined(),
  );
});
