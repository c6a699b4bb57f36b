import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { components } from './index.ts';
import type { ComponentRow } from './row.ts';
import { isOpeningUnknown, isUnnamed, shownStatus } from './shown.ts';

const engine = await createEngine();
/** 20 kW of propane: a servo valve of Kv 20 has no drop left to open it. */
const R290 = resultsOf({ fluid: 'R290', choice_1_value: 20 }, null, engine);

const row = (more: Partial<ComponentRow>): ComponentRow => ({
  brand: 'ME',
  model: 'x',
  category: 'valve',
  lines: ['ll'],
  kv_m3h: 20,
  ...more,
});

describe('what a page says of a component', () => {
  it('is never OK for a valve whose minimum opening drop nobody printed', () => {
    for (const line of ['asp', 'll', 'ref'] as const) {
      const { rows } = resultOf(components(R290, CATALOGUE, { line }, engine));
      for (const known of CATALOGUE) {
        const answer = rows[`${known.brand}|${known.model}`];
        if (!answer || known.category !== 'valve' || known.dp_min_open_bar !== undefined) continue;
        expect(shownStatus(known, answer.status_permanent), known.model).not.toBe('ok');
      }
    }
  });

  it('leaves the door its word, and says OK again once the figure is known', () => {
    const judged = (own: ComponentRow) => {
      const { rows } = resultOf(components(R290, [own], { line: 'll' }, engine));
      const status = rows['ME|x']?.status_permanent ?? 'kv_missing';
      return [status, shownStatus(own, status)];
    };
    expect(judged(row({}))).toEqual(['ok', 'to_check']);
    expect(judged(row({ dp_min_open_bar: 0 }))).toEqual(['ok', 'ok']);
    expect(judged(row({ dp_min_open_bar: 0.05 }))).toEqual(['under_min', 'under_min']);
    // A filter has nothing to open.
    expect(judged(row({ category: 'filter' }))).toEqual(['ok', 'ok']);
    // What is worse than unknown is said first.
    expect(judged(row({ kv_m3h: 0.1 }))).toEqual(['over_limit', 'over_limit']);
  });

  it('is never OK where a refrigerant that burns, or one out of its list, is not named', () => {
    const known = row({ category: 'filter', fluids: ['R134a', 'R290'] });
    const propane = { fluid: 'R290', is_named: true };
    expect(shownStatus(known, 'ok', propane)).toBe('ok');
    expect(shownStatus(row({ category: 'filter' }), 'ok', propane)).toBe('to_check');
    expect(shownStatus(row({ category: 'filter' }), 'ok', { fluid: 'R134a', is_named: false })).toBe('ok');
    expect(isUnnamed(known, { fluid: 'R410A', is_named: false })).toBe(true);
  });

  it('takes an empty figure of a form for an unknown one', () => {
    expect(isOpeningUnknown({ category: 'valve', dp_min_open_bar: null } as never)).toBe(true);
  });
});
