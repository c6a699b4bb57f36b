import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withOwnKeys } from './own-keys.ts';

/** As the bundler writes it, with and without spaces. */
const HELPERS = [
  'f = (all) => { let target = {}; for (var name in all) Object.defineProperty(target, name, { get: all[name] }); return target; }',
  'f=(t)=>{let r={};for(let i in t)Object.defineProperty(r,i,{get:t[i],enumerable:!0});return r}',
];

it.each(HELPERS)('an extension that puts a key on every object breaks nothing: %s', (helper) => {
  const exported = (code: string): unknown =>
    runInNewContext(
      `Object.prototype.extra = 'x'; let f; ${code}; Object.getOwnPropertyNames(f({ a: () => 1 })).join()`,
    );
  expect(() => exported(helper)).toThrow(/Getter must be a function/);
  expect(exported(withOwnKeys(helper))).toBe('a');
});
