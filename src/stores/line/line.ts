/** The quick point and its sweep: fields, answers, life on the page. */
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Problem } from '../../circuit/outcome.ts';
import { lineInput } from '../../circuit/line/line-input.ts';
import type { LineBody } from '../../circuit/line/line-input.ts';
import type { SweepPoint } from '../../circuit/line/sweep.ts';
import type { Locale } from '../../language/index.ts';
import { decimalSign } from '../../quantities/index.ts';
import type { AnyUnit } from '../../quantities/index.ts';
import { askNow, prepareDoors } from '../../runtime/circuit-bridge.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { restoreMixes } from '../../kit/fluids/mixes.ts';
import { addressKeeper } from '../../kit/form/address.ts';
import { setContent } from '../../kit/form/content.ts';
import { steppedText, stepOfSize } from '../../kit/form/steps.ts';
import { rewrittenText, withBehind } from '../../kit/form/rewriting.ts';
import { shownText, valueFromText } from '../../kit/form/text.ts';
import type { Exact, ShownText, TypedValue } from '../../kit/form/text.ts';
import type { QuantityField } from '../simulation/fields.ts';
import { $units, restoreUnits, unitOfSlot } from '../../kit/form/units.ts';
import type { UnitChoices } from '../../kit/form/units.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import {
  CHOICE_KEYS,
  isChoosable,
  fieldOf,
  LINE_DEFAULTS,
  NUMBER_KEYS,
  SWEEP_KEYS,
  SWEEP_SPANS,
  unusedKeys,
  variablesOf,
} from './fields.ts';
import type { ChoiceKey, LineKey, LineTexts, NumberKey } from './fields.ts';

interface Written {
  readonly texts: LineTexts;
  /** What stands behind the texts. */
  readonly exact: Readonly<Partial<Record<NumberKey, Exact>>>;
}

export interface LineForm extends Written {
  /** The units the texts are written in. */
  readonly units: UnitChoices;
}

/** One number field, read. */
export interface FieldReading {
  readonly field: QuantityField;
  readonly unit: AnyUnit;
  readonly value: TypedValue;
}
export type LineReadings = Readonly<Record<NumberKey, FieldReading>>;

export interface PointShown {
  readonly result: SimulationResult;
  readonly isStale: boolean;
  readonly problem: Problem | undefined;
}

export interface SweepShown {
  readonly variable: string;
  readonly points: readonly SweepPoint[];
  readonly isStale: boolean;
  readonly problem: Problem | undefined;
}

/** Computed with the page, for the defaults. */
export interface LineExample {
  readonly result: SimulationResult;
  readonly points: readonly SweepPoint[];
}

export interface Line {
  readonly $form: ReadableAtom<LineForm>;
  readonly $readings: ReadableAtom<LineReadings>;
  readonly $point: ReadableAtom<PointShown>;
  readonly $sweep: ReadableAtom<SweepShown>;
  readonly $engine: ReadableAtom<'starting' | 'ready' | 'failed'>;
  setText(key: NumberKey, text: string): void;
  step(key: NumberKey, steps: number): void;
  choose(key: ChoiceKey, value: string): void;
  /** Enters a saturation as a temperature ('1') or a pressure ('2'); `known`, in the unit of the door, keeps the place. */
  setMode(key: 'mode_evp' | 'mode_cdr', mode: '1' | '2', known: number | undefined): void;
  reset(): void;
  /** The whole address of what stands. */
  address(): string;
  /** The point as the simulator's steady form takes it. */
  body(): LineBody;
  start(): void;
}

const PAUSE = 300;
const LONGEST = 400;
const DIGITS = 9;
const SATURATIONS = { mode_evp: 'pt_evp', mode_cdr: 'pt_cdr' } as const;

const isNumberKey = (key: LineKey): key is NumberKey => (NUMBER_KEYS as readonly string[]).includes(key);

/** Some texts with others in their place, and what stands behind those that are written. */
function withShown(written: Written, shown: Readonly<Partial<Record<NumberKey, ShownText>>>): Written {
  const texts: Record<LineKey, string> = { ...written.texts };
  let { exact } = written;
  for (const key of NUMBER_KEYS) {
    const one = shown[key];
    if (one === undefined) continue;
    texts[key] = one.text;
    exact = withBehind(exact, key, one.exact);
  }
  return { texts, exact };
}

/** Texts in the units of the doors, with a point, as the reader writes them. */
function writtenTexts(plain: LineTexts, units: UnitChoices, locale: Locale): Written {
  const shown: Partial<Record<NumberKey, ShownText>> = {};
  for (const key of NUMBER_KEYS) {
    const field = fieldOf(key, plain);
    const read = valueFromText(field, plain[key], field.unit);
    if (read.ok) shown[key] = shownText(field, read.value, unitOfSlot(units, field.slot), locale);
  }
  return withShown({ texts: plain, exact: {} }, shown);
}

const problemOfText = (key: NumberKey, value: TypedValue): Problem | undefined =>
  value.ok ? undefined : { code: value.reason === 'empty' ? 'E_MISSING' : 'E_NUMBER', field: key, values: {} };

export function createLine(example: LineExample, locale: Locale): Line {
  const $form = atom<LineForm>({ ...writtenTexts(LINE_DEFAULTS, {}, locale), units: {} });
  const $readings = computed($form, ({ texts, units, exact }): LineReadings => {
    const entries = NUMBER_KEYS.map((key) => {
      const field = fieldOf(key, texts);
      const unit = unitOfSlot(units, field.slot);
      const value = valueFromText(field, texts[key], unit, decimalSign(locale), exact[key]);
      return [key, { field, unit, value }] as const;
    });
    return Object.fromEntries(entries) as Record<NumberKey, FieldReading>;
  });
  const $point = atom<PointShown>({ result: example.result, isStale: false, problem: undefined });
  const $sweep = atom<SweepShown>({
    variable: LINE_DEFAULTS.variable,
    points: example.points,
    isStale: false,
    problem: undefined,
  });
  const $engine = atom<'starting' | 'ready' | 'failed'>('starting');
  let isStarted = false;

  const valueOf = (key: NumberKey): number | string => {
    const { value } = $readings.get()[key];
    return value.ok ? value.value : $form.get().texts[key];
  };
  const values = (): Readonly<Record<string, number | string>> => {
    const { texts } = $form.get();
    const unused: readonly string[] = [...unusedKeys(texts.mode_trans), ...SWEEP_KEYS];
    const numbers = NUMBER_KEYS.filter((key) => !unused.includes(key)).map((key) => [key, valueOf(key)] as const);
    const choices = CHOICE_KEYS.filter((key) => key !== 'variable').map((key) => [key, texts[key]] as const);
    return Object.fromEntries([...choices, ...numbers]);
  };
  /** The first field whose text is no number, of those that count. */
  const unread = (keys: readonly NumberKey[]): Problem | undefined =>
    keys.map((key) => problemOfText(key, $readings.get()[key].value)).find((problem) => problem !== undefined);

  const answerSweep = (isPointUnread: boolean): void => {
    const { texts } = $form.get();
    const before = $sweep.get();
    const fault = unread(SWEEP_KEYS);
    if (fault || isPointUnread) {
      setContent($sweep, { ...before, isStale: true, problem: fault });
      return;
    }
    const outcome = askNow(
      'sweep',
      lineInput(values()),
      texts.variable,
      valueOf('from'),
      valueOf('to'),
      valueOf('step'),
    );
    if (outcome === undefined) return;
    if (outcome.ok)
      setContent($sweep, {
        variable: texts.variable,
        points: outcome.result.points,
        isStale: false,
        problem: undefined,
      });
    else setContent($sweep, { ...before, isStale: true, problem: outcome.problem });
  };
  const answer = (): void => {
    const unused: readonly NumberKey[] = [...unusedKeys($form.get().texts.mode_trans), ...SWEEP_KEYS];
    const before = $point.get();
    const fault = unread(NUMBER_KEYS.filter((key) => !unused.includes(key)));
    if (fault) setContent($point, { ...before, isStale: true, problem: fault });
    else {
      const outcome = askNow('linePoint', values());
      if (outcome === undefined) {
        setContent($point, { ...before, isStale: true, problem: undefined });
        setContent($sweep, { ...$sweep.get(), isStale: true, problem: undefined });
        return;
      }
      if (outcome.ok) setContent($point, { result: outcome.result, isStale: false, problem: undefined });
      else setContent($point, { ...before, isStale: true, problem: outcome.problem });
    }
    answerSweep(fault !== undefined);
  };
  const put = (written: Written): void => {
    const before = $form.get();
    setContent($form, { ...before, ...written });
    if ($form.get() !== before) {
      answer();
      keeper.keep();
    }
  };
  const change = (texts: Partial<LineTexts>): void => {
    const { texts: before, exact } = $form.get();
    put({ texts: { ...before, ...texts }, exact });
  };

  const address = (): string => {
    const { texts } = $form.get();
    const plain = (key: LineKey): string => {
      if (!isNumberKey(key)) return texts[key];
      const { value } = $readings.get()[key];
      return value.ok ? String(Number(value.value.toPrecision(DIGITS))) : texts[key];
    };
    const params = new URLSearchParams(location.search);
    for (const key of [...CHOICE_KEYS, ...NUMBER_KEYS]) {
      const text = plain(key);
      if (key === 'fluid' || text !== LINE_DEFAULTS[key]) params.set(key, text);
      else params.delete(key);
    }
    return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
  };
  const keeper = addressKeeper(address, PAUSE);

  /** The form with the sweep a variable opens with. */
  const withSpan = (variable: string, changes: Partial<LineTexts> = {}): Written => {
    const { texts, units, exact } = $form.get();
    const [from = 0, to = 1, step = 1] = SWEEP_SPANS[variable] ?? [];
    const next = { ...texts, ...changes, variable };
    const write = (key: NumberKey, value: number): ShownText => {
      const field = fieldOf(key, next);
      return shownText(field, value, unitOfSlot(units, field.slot), locale);
    };
    return withShown(
      { texts: next, exact },
      { from: write('from', from), to: write('to', to), step: write('step', step) },
    );
  };

  /** Values of a link are in the units of the doors. */
  const read = (units: UnitChoices): Written | undefined => {
    const params = new URLSearchParams(location.search);
    const keys = [...CHOICE_KEYS, ...NUMBER_KEYS].filter((key) => params.has(key));
    if (keys.length === 0) return undefined;
    const texts = keys.map((key) => [key, (params.get(key) ?? '').slice(0, LONGEST)] as const);
    const said = Object.fromEntries(texts.filter(([key, text]) => isChoosable(key, text)));
    const given: LineTexts = { ...LINE_DEFAULTS, ...said };
    // A variable of the other cycle is none of this one.
    const isSwept = variablesOf(given.mode_trans).includes(given.variable);
    const plain: LineTexts = isSwept ? given : { ...given, variable: LINE_DEFAULTS.variable };
    const span = params.has('from') ? undefined : SWEEP_SPANS[plain.variable];
    const whole = span ? { ...plain, from: String(span[0]), to: String(span[1]), step: String(span[2]) } : plain;
    return writtenTexts(whole, units, locale);
  };

  return {
    $form,
    $readings,
    $point,
    $sweep,
    $engine,
    address,
    body: () => lineInput(values()),
    setText: (key, text) => change({ [key]: text }),
    step(key, steps) {
      const { field, unit } = $readings.get()[key];
      const text = steppedText($form.get().texts[key], steps, stepOfSize(field, field.step, unit), locale);
      if (text !== undefined) change({ [key]: text });
    },
    choose(key, value) {
      if (key === 'variable') put(withSpan(value));
      else if (key === 'mode_trans') {
        const { variable } = $form.get().texts;
        if (variablesOf(value).includes(variable)) change({ mode_trans: value });
        else put(withSpan('te', { mode_trans: value }));
      } else change({ [key]: value });
    },
    setMode(key, mode, known) {
      const { texts, units, exact } = $form.get();
      const number = SATURATIONS[key];
      const next = { ...texts, [key]: mode };
      const field = fieldOf(number, next);
      const unit = unitOfSlot(units, field.slot);
      if (known === undefined) change(next);
      else put(withShown({ texts: next, exact }, { [number]: shownText(field, known, unit, locale, false) }));
    },
    reset: () => put(writtenTexts(LINE_DEFAULTS, $form.get().units, locale)),
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreMixes();
      restoreUnits();
      const rewrite = (units: UnitChoices): void => {
        const { texts, exact, units: from } = $form.get();
        const shown: Partial<Record<NumberKey, ShownText>> = {};
        for (const key of NUMBER_KEYS) {
          const field = fieldOf(key, texts);
          const behind = exact[key];
          const stands = { text: texts[key], ...(behind && { exact: behind }) };
          shown[key] = rewrittenText(
            field,
            stands,
            unitOfSlot(from, field.slot),
            unitOfSlot(units, field.slot),
            locale,
          );
        }
        setContent($form, { ...withShown({ texts, exact }, shown), units });
      };
      rewrite($units.get());
      $units.listen(rewrite);
      const linked = read($units.get());
      if (linked) put(linked);
      const begin = async (): Promise<void> => {
        try {
          await prepareDoors('linePoint', 'sweep');
          $engine.set('ready');
          answer();
        } catch {
          $engine.set('failed');
        }
      };
      if (linked) void begin();
      else whenIdle(() => void begin());
    },
  };
}
