/** One ruler: its form, what the doors say to it, and its life on a page. Several may stand on one. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { scaleEnds } from '../../../circuit/ruler/scale-places.ts';
import type { Locale } from '../../../language/index.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { setContent } from '../../../kit/form/content.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormTexts } from '../../../kit/form/fields.ts';
import { createForm } from '../../../kit/form/form.ts';
import type { Form } from '../../../kit/form/form.ts';
import { $units as $siteUnits, restoreUnits } from '../../../kit/form/units.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { $gauge, DEFAULT_GAUGE, gaugeOfSettings } from '../../../kit/storage/gauge.ts';
import type { Gauge } from '../../../kit/storage/gauge.ts';
import { $settings } from '../../../kit/storage/settings.ts';
import { typedNumber } from '../../../quantities/number.ts';
import type { RulerAnswer, RulerShown } from './answer.ts';
import { keepScale, RULER_DOORS, shownOf } from './answer.ts';
import { readRuler } from './asked.ts';
import { isAltitudeKnown, rulerFields } from './fields.ts';
import type { Side } from './fields.ts';
import { keepFluid, lastFluid } from '../../../kit/fluids/last-fluid.ts';
import { rulerFromParams } from './link.ts';
import { choicesOnGauge, dialOf, figureOfSide, unitsOfForm } from './units.ts';
import type { Dial, Units } from './units.ts';

/** What a page computed for a ruler while it was built. */
export interface RulerExample {
  readonly fluid: string;
  /** bar gauge at sea level. Nothing is measured: that is the reader's. */
  readonly pressure: number;
  readonly scale: RulerShown['scale'];
  readonly answer: RulerAnswer;
}

export type EngineState = 'starting' | 'ready' | 'failed';

export interface RulerOptions {
  readonly example: RulerExample;
  readonly locale: Locale;
  /** Neither remembers its fluid nor takes one from elsewhere: it stands in an article, or on a fluid's own page. */
  readonly isFixed?: boolean;
}

export interface Ruler {
  readonly locale: Locale;
  /** Its fields as typed and as read, with those of two properties and of the table. */
  readonly form: Form;
  readonly $units: ReadableAtom<Units>;
  readonly $shown: ReadableAtom<RulerShown>;
  readonly $engine: ReadableAtom<EngineState>;
  setFluid(fluid: string): void;
  /** What is typed in a side leads from there on. */
  setText(side: Side, text: string): void;
  /** What the gauge shows stays; what it means changes. */
  setAltitude(text: string): void;
  /** Shows pressures another way; the state stays where it is. */
  setGauge(changes: Partial<Dial>): void;
  step(side: Side, steps: number): void;
  /** Puts a side at a value of the doors (bar absolute, °C), as a hand on the scale does. */
  drag(side: Side, value: number): void;
  /** Restores what is kept, and what a link asks for; then lives. Once. */
  start(params?: URLSearchParams): Promise<void>;
}

const valueOf = ({ saturation }: RulerAnswer, side: Side): number =>
  side === 'pressure' ? saturation.P : side === 'dew' ? saturation.t_dew : saturation.t_bubble;

/**
 * The figure a side shows: typed where it leads, answered where it follows; none of another fluid than the form's.
 * @param texts of the form
 */
export const textOfSide = (side: Side, texts: FormTexts, answer: RulerAnswer, units: Units, locale: Locale): string => {
  if (side === texts['side']) return textAt(texts, 'lead');
  return answer.fluid === texts['fluid'] ? figureOfSide(side, valueOf(answer, side), units, locale) : '';
};

export function createRuler({ example, locale, isFixed = false }: RulerOptions): Ruler {
  const $choices = atom<UnitChoices>(choicesOnGauge({}, DEFAULT_GAUGE));
  const form = createForm(
    rulerFields(locale),
    locale,
    { fluid: example.fluid },
    { $units: $choices, served: $choices.get() },
  );
  const { $content } = form;
  form.change({ lead: typedNumber(example.pressure, locale) });
  const $units = atom<Units>(unitsOfForm(form, $content.get()));
  const $asked = atom(readRuler(form, $content.get()));
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
    setContent($shown, shownOf($asked.get(), $shown.get()) ?? { ...$shown.get(), isStale: true, isMeasureStale: true });
  };
  $content.listen((content) => {
    setContent($units, unitsOfForm(form, content));
    setContent($asked, readRuler(form, content));
  });
  // Other units write the same another way: nothing new is asked.
  $asked.listen(answer);

  /** What leads, as far as it is a number, put there as it is once more. */
  const leading = (): Readonly<Record<string, number>> => {
    const { lead } = $asked.get();
    return lead.ok ? { lead: lead.value } : {};
  };

  /** The same state on another gauge, at its altitude. */
  const showOn = (gauge: Gauge, choices: UnitChoices, texts: Readonly<Record<string, string>> = {}): void => {
    setContent($choices, choicesOnGauge(choices, gauge));
    const { altitude, side } = $asked.get();
    const isSameAir = altitude.ok && altitude.value === gauge.altitude;
    const isMoved = !isSameAir && side === 'pressure';
    form.change(
      isSameAir ? texts : { ...texts, altitude: typedNumber(gauge.altitude, locale) },
      isMoved ? leading() : {},
      true,
    );
  };
  /** The gauge as it stands. */
  const gaugeNow = (): Gauge => {
    const { altitude } = $asked.get();
    const isKnown = altitude.ok && isAltitudeKnown(altitude.value);
    return { ...dialOf($choices.get().pressure), altitude: isKnown ? altitude.value : $gauge.get().altitude };
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
    form,
    $units,
    $shown,
    $engine,
    setFluid(fluid) {
      form.set('fluid', fluid);
      if (!isFixed) keepFluid(fluid);
    },
    setText: (side, text) => form.change({ side, lead: text }),
    setAltitude(text) {
      form.set('altitude', text);
      const { altitude } = $asked.get();
      if (altitude.ok && isAltitudeKnown(altitude.value)) $gauge.set(gaugeNow());
    },
    setGauge(changes) {
      setContent($choices, choicesOnGauge($choices.get(), { ...dialOf($choices.get().pressure), ...changes }));
      $gauge.set(gaugeNow());
    },
    step(side, steps) {
      const { answer: shown } = $shown.get();
      const { fluid, side: leads } = $asked.get();
      if (side !== leads) {
        if (shown.fluid !== fluid) return;
        form.change({ side }, { lead: valueOf(shown, side) }, true);
      }
      form.step('lead', steps);
    },
    drag(side, value) {
      // At an end of the scale the value itself counts: its figure may lie beyond.
      const [low, high] = scaleEnds($shown.get().scale);
      if (side === 'pressure' && (value <= low || value >= high)) form.change({ side }, { lead: value }, true);
      else form.change({ side, lead: figureOfSide(side, value, $units.get(), locale) });
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      restoreMixes();
      $gauge.restore();
      restoreUnits();
      // Nothing kept of the ruler's own: unit, reference and place are those of the settings.
      if ($gauge.get() === DEFAULT_GAUGE) $gauge.set(gaugeOfSettings($settings.get(), DEFAULT_GAUGE.reference));
      const own = { gauge: $gauge.get(), choices: $siteUnits.get() };
      const linked = params && rulerFromParams(params, own, locale);
      const fluid = isFixed ? undefined : lastFluid();
      if (linked) {
        setContent($choices, choicesOnGauge(linked.choices, linked.gauge));
        form.change({ ...(fluid !== undefined && { fluid }), ...linked.texts });
        if (!isFixed) keepFluid($asked.get().fluid);
      } else {
        showOn(own.gauge, own.choices, fluid === undefined ? {} : { fluid });
      }
      $gauge.listen((gauge) => {
        const now = gaugeNow();
        if (now.unit !== gauge.unit || now.reference !== gauge.reference || now.altitude !== gauge.altitude)
          showOn(gauge, $choices.get());
      });
      $siteUnits.listen((choices) => setContent($choices, choicesOnGauge(choices, dialOf($choices.get().pressure))));
      // A link or another fluid than the one served waits for nothing; the example can wait for the page to be painted.
      if (linked || $asked.get().fluid !== example.fluid) await begin();
      else await new Promise<void>((done) => whenIdle(() => void begin().then(done)));
    },
  };
}
