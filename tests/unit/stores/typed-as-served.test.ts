/**
 * What is typed before the code of a page is there is typed beside the units of the page as served. For a reader of psi, °F
 * and BTU/h every number of every form means that: shown in the served units again, the very text stands there.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compute } from '../../../src/calculators/computes.ts';
import { CALCULATORS, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition } from '../../../src/calculators/define.ts';
import { TRIAL_FIELDS } from '../../../src/features/compressor/state/fields.ts';
import { DIAGNOSIS_FIELDS } from '../../../src/features/diagnosis/state/fields.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import { OPTIMUM_FIELDS } from '../../../src/features/optimum/question.ts';
import { SIMULATION_FIELDS } from '../../../src/features/circuit/simulator/state/fields.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { asServed } from '../../../src/kit/form/as-served.ts';
import { rowsAt, textAt } from '../../../src/kit/form/fields.ts';
import type { Field } from '../../../src/kit/form/fields.ts';
import { createForm } from '../../../src/kit/form/form.ts';
import type { Form } from '../../../src/kit/form/form.ts';
import { $unitChoices, $units } from '../../../src/kit/form/units.ts';
import type { UnitChoices } from '../../../src/kit/form/units.ts';
import { engine } from '../calculators/outcomes.ts';
import { letGoOf } from '../support/let-go.ts';
import { NUMBERED } from './questions.ts';

const US: UnitChoices = {
  temperature: 'degF',
  temperatureDifference: 'degF',
  pressure: 'psi',
  power: 'BTU_h',
  length: 'ft',
  massFlow: 'lb_h',
  volumeFlow: 'cfm',
};

const TYPED = ['28,125', '5,10', '0.070', '7'];

/** Every place of a form a number is typed at. */
const numberPaths = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) =>
    field.kind === 'number'
      ? [field.key]
      : field.kind === 'list'
        ? field.columns.flatMap((column) => (column.kind === 'number' ? [`${field.key}.0.${column.key}`] : []))
        : [],
  );

function textOf(form: Form, path: string): string {
  const { texts } = form.$content.get();
  if (Object.hasOwn(texts, path)) return textAt(texts, path);
  const [key = '', line, column = ''] = path.split('.');
  return rowsAt(texts, key)[Number(line)]?.[column] ?? '';
}

/** Types as served in a form shown in other units; how many numbers read otherwise there. */
function holdsAsServed(form: Form, showIn: (units: UnitChoices) => void): number {
  for (const field of form.fields)
    if (field.kind === 'list' && rowsAt(form.$content.get().texts, field.key).length === 0) form.addRow(field.key, {});
  showIn(US);
  const paths = numberPaths(form.fields);
  for (const [index, path] of paths.entries()) asServed(() => form.set(path, TYPED[index % TYPED.length] ?? ''));
  const now = paths.map((path) => textOf(form, path));
  const valueAt = (path: string) => form.$content.get().numbers[path]?.value;
  const values = paths.map(valueAt);
  showIn({});
  for (const [index, path] of paths.entries()) {
    expect(textOf(form, path), path).toBe(TYPED[index % TYPED.length]);
    const [before, after] = [values[index], valueAt(path)];
    if (before?.ok && after?.ok) expect(before.value, path).toBeCloseTo(after.value, 9);
  }
  return paths.filter((path, index) => textOf(form, path) !== now[index]).length;
}

const letGo = letGoOf($units);

beforeAll(() => {
  vi.stubGlobal('location', {
    search: '',
    origin: 'https://example.org',
    pathname: '/',
    hash: '',
    href: 'https://example.org/',
  });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
});
beforeEach(() => $unitChoices.set({}));
afterEach(letGo);

const FORMS: readonly (readonly [string, readonly Field[]])[] = [
  ['the simulation', SIMULATION_FIELDS],
  ...NUMBERED.map(([name, { fields }]) => [name, fields] as const),
  ['the diagnosis', DIAGNOSIS_FIELDS],
  ['the trial of a compressor', TRIAL_FIELDS],
  ...ALL_PARTS.filter(({ fields }) => numberPaths(fields).length > 0).map(
    ({ key, fields }) => [`the page of the circuit ${key}`, fields] as const,
  ),
];

describe('typed before the code of the page is there, for a reader of other units', () => {
  it.each(FORMS)('%s holds it', (_, fields) => {
    holdsAsServed(createForm(fields, 'fr'), (units) => $unitChoices.set(units));
  });

  it.each(FORMS.slice(0, 3 + NUMBERED.length))('%s shows some of it otherwise', (_, fields) => {
    expect(holdsAsServed(createForm(fields, 'fr'), (units) => $unitChoices.set(units))).toBeGreaterThan(0);
  });

  it('5 °C are 41 °F: a figure by hand', () => {
    const form = createForm(OPTIMUM_FIELDS, 'en');
    $unitChoices.set(US);
    asServed(() => form.set('temp_evp', '5'));
    expect(form.$content.get().values['temp_evp']).toBeCloseTo(5, 12);
    expect(textOf(form, 'temp_evp')).toBe('41');
    form.set('temp_evp', '5');
    expect(form.$content.get().values['temp_evp']).toBeCloseTo(-15, 9);
  });

  it('7 bar on the ruler are 7 bar, whatever unit its gauge is in', () => {
    const ruler = createRuler({ example: rulerPageExample().ruler, locale: 'en', isFixed: true });
    ruler.setGauge({ unit: 'psi' });
    asServed(() => ruler.setText('pressure', '7'));
    // 7 bar are 101.526 psi.
    expect(Number(textOf(ruler.form, 'lead'))).toBeCloseTo(101.526, 1);
    ruler.setGauge({ unit: 'bar' });
    expect(textOf(ruler.form, 'lead')).toBe('7');
  });

  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    'the calculator %s holds it',
    (_, definition) => {
      const inputs = formDefaults(definition);
      const { form } = createSession(definition, { inputs, outcome: compute(definition.id, inputs, engine) }, 'fr');
      const own = new Map(
        numberPaths(form.fields).map((path) => [path, form.$content.get().numbers[path]?.measure] as const),
      );
      holdsAsServed(form, (units) => {
        for (const [path, measure] of own) {
          const unit = measure && (units[measure.quantity] ?? measure.unit);
          if (unit) form.showIn(path, unit);
        }
      });
    },
  );
});
