/**
 * Judges both editions of the diagnosis on visits that others measured, and writes the table for the page of accuracy.
 *
 * node scripts/diagnosis/field.ts --first=FOLDER   a checkout of the edition before
 */
import { writeFileSync } from 'node:fs';
import { countsOf } from '../../src/diagnosis/field/tally.ts';
import { fieldGroups } from '../../src/diagnosis/field/visits.ts';
import measured from '../../src/diagnosis/field/measured.json' with { type: 'json' };
import { judgeFrom, option } from './edition.ts';

const FILE = 'src/diagnosis/data/field.json';
const ABOUT =
  'What the field diagnosis says of visits that others measured and published (field/measured.json), by the state the machine was in: counts of each edition. Made by scripts/diagnosis/field.ts; a part of them is held to the diagnosis by field/field.test.ts.';

const second = await judgeFrom('.');
const first = await judgeFrom(option('first') ?? '.');
const rows = fieldGroups().map((group) => {
  const { key, source, state, readings, reference } = group;
  const editions = { second: countsOf(group, second), first: countsOf(group, first) };
  console.log(key, JSON.stringify(editions));
  return { key, source, state, readings, reference, editions };
});
writeFileSync(FILE, `${JSON.stringify({ about: ABOUT, sources: measured.sources, rows }, null, 2)}\n`);
