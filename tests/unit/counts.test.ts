import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';
import { BLENDS, PURE_FLUIDS } from '../../src/refrigerants/names.ts';

const opening = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  .split('\n## ')[0]
  ?.replace(/\s+/g, ' ');

it.each([`${CALCULATORS.length} calculators`, `${PURE_FLUIDS.length} pure fluids, ${BLENDS.length} blends`])(
  'README.md opens with how many there are: %s',
  (count) => {
    expect(opening).toContain(count);
  },
);
