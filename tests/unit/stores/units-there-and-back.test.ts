/**
 * Every field of every form, in every unit of its quantity, shown in every other one and back: while it is shown
 * otherwise the link says the same, and back in its unit the very text that was typed stands there.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compute } from '../../../src/calculators/computes.ts';
import { CALCULATORS, formDefaults } from '../../../src/calculators/index.ts';
import type { Definition, Measure } from '../../../src/calculators/define.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { QUANTITIES, unitKeys } from '../../../src/quantities/index.ts';
import type { AnyUnit, Quantity } from '../../../src/quantities/index.ts';
import { prepareDoors } from '../../../src/runtime/circuit-bridge.ts';
import { createSession } from '../../../src/features/calculators/state/session.ts';
import { createCircuit } from '../../../src/features/circuit/state/circuit.ts';
import { ALL_PARTS } from '../../../src/features/circuit/state/all-parts.ts';
import { steadyFormOf } from '../../../src/features/line/question.ts';
import { RULER_DOORS } from '../../../src/features/ruler/state/answer.ts';
import { PRESSURE_UNITS, REFERENCES } from '../../../src/kit/storage/gauge.ts';
import { PLACES, stateKey } from '../../../src/features/ruler/state/fields.ts';
import { paramsFromRuler } from '../../../src/features/ruler/state/link.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { createStateStore } from '../../../src/features/ruler/state/state.ts';
import { NUMBER_KEYS } from '../../../src/features/circuit/simulator/state/fields.ts';
import { REGIMES } from '../../../src/features/circuit/simulator/state/form.ts';
import { createSimulation } from '../../../src/features/circuit/simulator/state/simulation.ts';
import { $unitChoices, $units, setUnit } from '../../../src/kit/form/units.ts';
import type { UnitSlot } from '../../../src/kit/form/units.ts';
import { engine } from '../calculators/outcomes.ts';
import { isDrawnWhole } from '../support/draws.ts';
import { letGoOf } from '../support/let-go.ts';
import { NUMBERED, openQuestion } from './questions.ts';
import type { AnyQuestion } from './questions.ts';

/** More digits than a field writes, an end no one needs, thousands apart, a sign, an exponent, a plain one. */
const TYPED = ['28,123456', '5,10', '1 234,5', '0.070', '7e-2', '5'];
const typedAt = (index: number): string => TYPED[index % TYPED.length] ?? '';

const NUMBERS = Object.fromEntries(NUMBER_KEYS.map((key, index) => [key, typedAt(index)]));

/** What a reader sees and copies. */
interface Shown {
  readonly texts: unknown;
  readonly link: unknown;
}

const SLOTS: readonly UnitSlot[] = [...(Object.keys(QUANTITIES) as Quantity[]), 'sizingMassFlow'];
const unitsOf = (slot: UnitSlot): readonly AnyUnit[] =>
  unitKeys(slot === 'sizingMassFlow' ? 'massFlow' : slot) as readonly AnyUnit[];

/**
 * The units one is shown in: all others; only the next one, and then all the way round, where neither the form nor the units
 * have changed (scripts/check/changes.ts).
 */
const isWhole = isDrawnWhole('units');
function othersThan<Unit>(unit: Unit, units: readonly Unit[]): readonly Unit[] {
  if (isWhole) return units.filter((other) => other !== unit);
  const next = units[(units.indexOf(unit) + 1) % units.length];
  return next === undefined || next === unit ? [] : [next];
}

/** Expects what `toEqual` does, which is only asked to say where they differ. */
function expectSame(now: unknown, before: unknown, where: string): void {
  if (!isDeepStrictEqual(now, before)) expect(now, where).toEqual(before);
}

/** A page's forms: how they are typed anew, and what is seen of them. */
interface Page {
  readonly type: () => void;
  readonly shown: () => Shown;
}

const closePages = letGoOf($units);

/** Types a form anew in each unit of every quantity it shows, and looks at it in all others. */
function holdsInAllUnits(open: () => Page): void {
  let page: Page;
  beforeAll(() => {
    page = open();
  });
  afterAll(closePages);

  it('every unit of every quantity it shows', () => {
    const { type, shown } = page;
    const isShown = (slot: UnitSlot): boolean => {
      $unitChoices.set({});
      type();
      const own = shown().texts;
      $unitChoices.set({ [slot]: unitsOf(slot).at(-1) });
      return !isDeepStrictEqual(shown().texts, own);
    };
    const found = SLOTS.filter(isShown);
    expect(found.length).toBeGreaterThan(1);
    for (const slot of found) {
      for (const unit of unitsOf(slot)) {
        $unitChoices.set({ [slot]: unit });
        type();
        const before = shown();
        for (const other of othersThan(unit, unitsOf(slot))) {
          $unitChoices.set({ [slot]: other });
          expectSame(shown().link, before.link, `${slot}: ${unit} in ${other}`);
          $unitChoices.set({ [slot]: unit });
          expectSame(shown(), before, `${slot}: ${unit} in ${other} and back`);
        }
        // All the way round.
        for (const other of unitsOf(slot)) $unitChoices.set({ [slot]: other });
        $unitChoices.set({ [slot]: unit });
        expectSame(shown(), before, `${slot}: ${unit} round`);
      }
    }
  }, 60_000);
}

beforeAll(async () => {
  vi.stubGlobal('location', {
    search: '',
    origin: 'https://example.org',
    pathname: '/',
    hash: '',
    href: 'https://example.org/',
  });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  await prepareDoors('linePoint', 'sweep', 'rulerState', ...RULER_DOORS);
});
beforeEach(() => $unitChoices.set({}));

describe.each(['1', '2'])(
  'the simulation and every page of the circuit stay as typed, saturations by %s, in',
  (mode) => {
    holdsInAllUnits(() => {
      const simulation = createSimulation();
      const circuit = createCircuit(simulation);
      const parts = ALL_PARTS.map((spec) => circuit.open(spec));
      return {
        type() {
          simulation.reset();
          for (const regime of REGIMES) {
            const choice = regime === 'permanent' ? '4' : '0';
            simulation.forms[regime].change({ mode_cdr: mode, mode_evp: mode, intitule_choix: choice, ...NUMBERS });
          }
          for (const part of parts) {
            part.read(null);
            const texts: Record<string, string> = {};
            for (const [index, field] of part.spec.fields.entries()) {
              if (field.kind === 'number') texts[field.key] = typedAt(index);
              if (field.kind !== 'list') continue;
              part.form.addRow(field.key);
              part.form.addRow(field.key, {});
              for (const [place, column] of field.columns.entries())
                if (column.kind === 'number') texts[`${field.key}.1.${column.key}`] = typedAt(place);
            }
            part.form.change(texts);
          }
        },
        shown: () => ({
          texts: [
            simulation.$contents.get().permanent.texts,
            simulation.$contents.get().transient.texts,
            parts.map((part) => part.form.$content.get().texts),
          ],
          link: [
            simulation.address.query(),
            simulation.$inputs.get(),
            parts.map((part) => part.form.$content.get().options),
          ],
        }),
      };
    });
  },
);

/** What of a question a reader of other units may choose: how a saturation is typed. */
type Way = readonly [name: string, question: AnyQuestion, mode: '1' | '2' | undefined];
const WAYS = NUMBERED.flatMap(([name, question]): readonly Way[] =>
  question.fields.some(({ key }) => key === 'mode_evp')
    ? (['1', '2'] as const).map((mode) => [`${name}, saturations by ${mode}`, question, mode])
    : [[name, question, undefined]],
);

describe.each(WAYS)('%s stays as typed in', (name, question, mode) => {
  holdsInAllUnits(() => {
    const { form, link, start } = openQuestion(question);
    start();
    const keys = question.fields.flatMap(({ key, kind }) => (kind === 'number' ? [key] : []));
    return {
      type() {
        if (mode !== undefined) form.change({ mode_evp: mode, mode_cdr: mode });
        for (const [index, key] of keys.entries()) form.set(key, typedAt(index));
      },
      shown: () => ({
        texts: form.$content.get().texts,
        link: [
          link(),
          form.$content.get().options,
          name.startsWith('line') ? steadyFormOf(form.$content.get()) : undefined,
        ],
      }),
    };
  });
});

describe('units there and back', () => {
  it('leave the ruler as typed', async () => {
    const example = rulerPageExample();
    const ruler = createRuler({ example: example.ruler, locale: 'fr', isFixed: true });
    const state = createStateStore(ruler, example.state);
    await Promise.all([ruler.start(), state.start()]);
    const gauges = PRESSURE_UNITS.flatMap((unit) => REFERENCES.map((reference) => ({ unit, reference })));
    const shown = (): unknown => {
      const { lead, measured, probe, grade, fullScale } = ruler.form.$content.get().texts;
      return [lead, measured, probe, grade, fullScale, paramsFromRuler(ruler.form.$content.get())];
    };
    const ofState = (): Shown => ({
      texts: PLACES.map((place) => ruler.form.$content.get().texts[stateKey(place)]),
      link: state.params(),
    });
    for (const gauge of gauges) {
      ruler.setGauge(gauge);
      ruler.setText('pressure', '5,123456');
      ruler.form.set('measured', '12,10');
      ruler.form.set('fullScale', '15,70');
      state.setLetter('first', 'P');
      state.setText('first', '5,10');
      state.setLetter('second', 'T');
      state.setText('second', '31.250');
      const before = shown();
      const stateBefore = ofState();
      const { P } = ruler.$shown.get().answer.saturation;
      for (const other of gauges) {
        ruler.setGauge(other);
        expect(ruler.$shown.get().answer.saturation.P).toBe(P);
        expect(ofState().link).toEqual(stateBefore.link);
        setUnit('temperature', 'degF');
        setUnit('temperature', 'degC');
        ruler.setGauge(gauge);
        expect(shown(), JSON.stringify([gauge, other])).toEqual(before);
        expect(ofState()).toEqual(stateBefore);
      }
    }
  });

  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    'leave the calculator %s as typed',
    (_, definition) => {
      const defaults = formDefaults(definition);
      const session = createSession(
        definition,
        { inputs: defaults, outcome: compute(definition.id, defaults, engine) },
        'fr',
      );
      const measured = definition.inputs.flatMap((input): readonly (readonly [string, Measure])[] =>
        input.kind === 'number'
          ? [[input.key, input.measure]]
          : input.kind === 'rows'
            ? input.columns.flatMap((column) =>
                column.kind === 'number' ? [[`${input.key}.0.${column.key}`, column.measure] as const] : [],
              )
            : [],
      );
      for (const [index, [path, { quantity }]] of measured.entries()) {
        for (const unit of unitKeys(quantity)) {
          session.form.showIn(path, unit);
          session.form.set(path, typedAt(index));
          const shown = (): Shown => ({ texts: session.$form.get().texts, link: session.parameters().toString() });
          const before = shown();
          for (const other of othersThan(unit, unitKeys(quantity))) {
            session.form.showIn(path, other);
            expect(shown().link, `${path}: ${unit} in ${other}`).toBe(before.link);
            session.form.showIn(path, unit);
            expectSame(shown(), before, `${path}: ${unit} in ${other} and back`);
          }
        }
      }
    },
  );
});
