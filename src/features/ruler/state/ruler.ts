/** One ruler: its fields, what the doors say to them, and its life on a page. Several may stand on one. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { scaleEnds } from '../../../circuit/ruler/scale-places.ts';
import type { Pipe } from '../../../circuit/ruler/pipe.ts';
import type { Locale } from '../../../language/index.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { setContent } from '../../../kit/form/content.ts';
import { rewrittenText } from '../../../kit/form/rewriting.ts';
import { stepOfSize, steppedText } from '../../../kit/form/steps.ts';
import { decimalSign, parseNumber } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { $units, restoreUnits, setUnit, unitOfSlot } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import type { RulerAnswer, RulerShown } from './answer.ts';
import { keepScale, RULER_DOORS, shownOf } from './answer.ts';
import { EMPTY_FORM, FULL_SCALE, readRuler, showingOfSide } from './form.ts';
import type { Instrument, RulerForm, Side } from './form.ts';
import { $settings } from '../../../kit/kept/settings.ts';
import { $gauge, DEFAULT_GAUGE, gaugeOfSettings } from '../../../kit/kept/gauge.ts';
import type { Gauge } from '../../../kit/kept/gauge.ts';
import { keepFluid, lastFluid } from './last-fluid.ts';
import { rulerFromParams } from './link.ts';
import type { Units } from './showing.ts';
import { figureText, rewritten, settled, typed, writtenFrom } from './written.ts';
import type { Written } from './written.ts';

/** What a page computed for a ruler while it was built. */
export interface RulerExample {
  readonly fluid: string;
  /** bar gauge at sea level. Nothing is measured: that is the reader's. */
  readonly pressure: number;
  readonly scale: RulerShown['scale'];
  readonly answer: RulerAnswer;
}

export type EngineState = 'starting' | 'ready' | 'failed';

/** A step of keys and buttons: bar, and K. */
const STEPS = { pressure: 0.05, temperature: 0.1 } as const;

export interface RulerOptions {
  readonly example: RulerExample;
  readonly locale: Locale;
  /** Neither remembers its fluid nor takes one from elsewhere: it stands in an article, or on a fluid's own page. */
  readonly isFixed?: boolean;
}

export interface Ruler {
  readonly locale: Locale;
  readonly $form: ReadableAtom<RulerForm>;
  readonly $shown: ReadableAtom<RulerShown>;
  readonly $engine: ReadableAtom<EngineState>;
  setFluid(fluid: string): void;
  setText(side: Side, text: string): void;
  /** Writes what was typed with its own unit ("28,5 psi") in that of its field, once the field is left. */
  settle(): void;
  setMeasured(text: string): void;
  setPipe(pipe: Pipe): void;
  setAltitude(text: string): void;
  setInstrument(key: Instrument, text: string): void;
  /** Shows pressures another way; the state stays where it is. */
  setGauge(changes: Partial<Omit<Gauge, 'altitude'>>): void;
  setTemperatureUnit(unit: string): void;
  step(side: Side, steps: number): void;
  stepMeasured(steps: number): void;
  /** Puts a side at a value of the doors (bar absolute, °C), as a hand on the scale does. */
  drag(side: Side, value: number): void;
  /** The figure a side shows: typed where it leads, answered where it follows. */
  textOf(form: RulerForm, shown: RulerShown, side: Side): string;
  /** Restores what is kept, and what a link asks for; then lives. Once. */
  start(params?: URLSearchParams): Promise<void>;
}

const isSameGauge = (one: Gauge, other: Gauge): boolean =>
  one.unit === other.unit && one.reference === other.reference && one.altitude === other.altitude;

const isSameShowing = (side: Side, one: Units, other: Units): boolean =>
  side === 'pressure'
    ? isSameGauge(one.gauge, other.gauge)
    : unitOfSlot(one.choices, 'temperature') === unitOfSlot(other.choices, 'temperature');

const valueOf = ({ saturation }: RulerAnswer, side: Side): number =>
  side === 'pressure' ? saturation.P : side === 'dew' ? saturation.t_dew : saturation.t_bubble;

export function createRuler({ example, locale, isFixed = false }: RulerOptions): Ruler {
  const $form = atom<RulerForm>({
    ...EMPTY_FORM,
    locale,
    fluid: example.fluid,
    lead: typed(typedNumber(example.pressure, locale)),
  });
  const $shown = atom<RulerShown>({
    scale: example.scale,
    answer: example.answer,
    isStale: false,
    isMeasureStale: false,
    faults: {},
  });
  const $engine = atom<EngineState>('starting');
  let isStarted = false;
  keepScale(example.fluid, example.scale);

  const answer = (): void => {
    // Until the doors are there the example stands, marked once something else is asked.
    setContent($shown, shownOf($form.get(), $shown.get()) ?? { ...$shown.get(), isStale: true, isMeasureStale: true });
  };
  const change = (changes: Partial<RulerForm>): void => {
    const before = $form.get();
    setContent($form, { ...before, ...changes });
    if ($form.get() !== before) answer();
  };

  const textOf: Ruler['textOf'] = (form, { answer: shown }, side) => {
    if (side === form.side) return form.lead.text;
    // The figures of another fluid are nobody's.
    return shown.fluid === form.fluid ? figureText(valueOf(shown, side), showingOfSide(side, form), locale) : '';
  };

  /** The same state under other units; a text whose unit stays is left as typed. */
  const showAs = (next: RulerForm): void => {
    const before = $form.get();
    const isSame = (side: Side): boolean => isSameShowing(side, before, next);
    const shownAs = (written: Written, side: Side): Written =>
      isSame(side) ? written : rewritten(written, showingOfSide(side, before), showingOfSide(side, next), locale);
    const { instruments, scaleBehind: exact } = next;
    const scale = rewrittenText(
      FULL_SCALE,
      { text: instruments.fullScale, ...(exact && { exact }) },
      before.gauge.unit,
      next.gauge.unit,
      locale,
    );
    change({
      ...next,
      lead: shownAs(before.lead, before.side),
      measured: shownAs(before.measured, 'dew'),
      instruments: { ...instruments, fullScale: scale.text },
      scaleBehind: scale.exact,
    });
  };

  const stepText = (text: string, side: Side | 'measured', steps: number): string | undefined => {
    const { gauge, choices } = $form.get();
    const rule =
      side === 'pressure'
        ? stepOfSize({ quantity: 'pressure', unit: 'bar' }, STEPS.pressure, gauge.unit)
        : stepOfSize({ quantity: 'temperature', unit: 'degC' }, STEPS.temperature, unitOfSlot(choices, 'temperature'));
    const next = parseNumber(steppedText(text, steps, rule, locale) ?? '', decimalSign(locale));
    // With the decimals of its quantity: a figure that is stepped does not jump.
    if (!next.ok) return undefined;
    const showing = showingOfSide(side === 'measured' ? 'dew' : side, $form.get());
    return figureText(showing.toDoor(next.value), showing, locale);
  };

  const begin = async (): Promise<void> => {
    try {
      await prepareDoors(...RULER_DOORS);
      $engine.set('ready');
      // The example as served is right until something else is asked.
      const { isStale, isMeasureStale } = $shown.get();
      if (isStale || isMeasureStale) answer();
    } catch {
      $engine.set('failed');
    }
  };

  return {
    locale,
    $form,
    $shown,
    $engine,
    textOf,
    setFluid(fluid) {
      change({ fluid });
      if (!isFixed) keepFluid(fluid);
    },
    setText: (side, text) => change({ side, lead: typed(text) }),
    settle() {
      const form = $form.get();
      change({
        lead: settled(form.lead, showingOfSide(form.side, form), locale),
        measured: settled(form.measured, showingOfSide('dew', form), locale),
      });
    },
    setMeasured: (text) => change({ measured: typed(text) }),
    setPipe: (pipe) => change({ pipe }),
    setAltitude(text) {
      const form = $form.get();
      const { altitude } = readRuler({ ...form, altitude: text });
      const gauge = altitude.ok ? { ...form.gauge, altitude: altitude.value } : form.gauge;
      // What the gauge shows stays; what it means changes.
      const lead = form.side === 'pressure' ? typed(form.lead.text) : form.lead;
      change({ altitude: text, gauge, lead });
      if (altitude.ok) $gauge.set(gauge);
    },
    setInstrument: (key, text) => change({ instruments: { ...$form.get().instruments, [key]: text } }),
    setGauge(changes) {
      const form = $form.get();
      const gauge = { ...form.gauge, ...changes };
      showAs({ ...form, gauge });
      $gauge.set(gauge);
    },
    setTemperatureUnit: (unit) => setUnit('temperature', unit),
    step(side, steps) {
      const text = stepText(textOf($form.get(), $shown.get(), side), side, steps);
      if (text !== undefined) change({ side, lead: typed(text) });
    },
    stepMeasured(steps) {
      const { measured } = $form.get();
      const from = measured.text.trim() === '' ? textOf($form.get(), $shown.get(), 'dew') : measured.text;
      const text = stepText(from, 'measured', steps);
      if (text !== undefined) change({ measured: typed(text) });
    },
    drag(side, value) {
      const form = $form.get();
      const lead = writtenFrom(value, showingOfSide(side, form), locale);
      // At an end of the scale the value itself counts: its figure may lie beyond.
      const [low, high] = scaleEnds($shown.get().scale);
      const isEnd = side === 'pressure' && (value <= low || value >= high);
      change({ side, lead: isEnd ? lead : typed(lead.text) });
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      const served = $form.get();
      restoreMixes();
      $gauge.restore();
      restoreUnits();
      // Nothing kept of the ruler's own: unit, reference and place are those of the settings.
      if ($gauge.get() === DEFAULT_GAUGE) $gauge.set(gaugeOfSettings($settings.get(), DEFAULT_GAUGE.reference));
      const own: RulerForm = {
        ...served,
        gauge: $gauge.get(),
        altitude: typedNumber($gauge.get().altitude, locale),
        choices: $units.get(),
        ...(isFixed ? {} : { fluid: lastFluid() ?? served.fluid }),
      };
      const linked = params && rulerFromParams(params, own, locale);
      if (linked) {
        change(linked);
        if (!isFixed) keepFluid(linked.fluid);
      } else {
        showAs(own);
      }
      $gauge.listen((gauge) => {
        if (!isSameGauge(gauge, $form.get().gauge))
          showAs({ ...$form.get(), gauge, altitude: typedNumber(gauge.altitude, locale) });
      });
      $units.listen((choices) => showAs({ ...$form.get(), choices }));
      // A link or another fluid than the one served waits for nothing; the example can wait for the page to be painted.
      if (linked || own.fluid !== served.fluid) await begin();
      else await new Promise<void>((done) => whenIdle(() => void begin().then(done)));
    },
  };
}
