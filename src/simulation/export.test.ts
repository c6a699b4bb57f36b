import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { jsonFromResults } from './export.ts';
import { run } from './run.ts';

const outcome = run({}, await createEngine());
if (!outcome.ok) throw new Error(outcome.problem.code);
const { result } = outcome;

describe('jsonFromResults', () => {
  it('reads back as it was', () => {
    expect(JSON.parse(jsonFromResults({ permanent: result }))).toEqual({ permanent: result });
  });
});
