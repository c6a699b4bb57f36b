/** The two forms of a simulation, as typed. Every text is in the display unit of its field; nothing typed is ever lost. */
import { atom, computed } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import { decimalSign } from '../../../quantities/index.ts';
import type { BodyValues, Field, FormKey } from '../../../simulation/fields.ts';
import { PLAIN } from '../../../simulation/cycles/index.ts';
import { FIELDS } from '../../../simulation/fields.ts';
import type { RegimeInputs } from '../../../simulation/regimes.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../simulation/url.ts';
import type { FormState } from '../../../simulation/url.ts';
import { NUMBER_KEYS, quantityField } from './fields.ts';
import type { ExactTexts, FormTexts, NumberKey } from './fields.ts';
import { readForm, unusedKeys } from './reading.ts';
import type { FormReading } from './reading.ts';
import { steppedText, stepOfSize } from '../../../kit/form/steps.ts';
import { rewrittenText } from '../../../kit/form/rewriting.ts';
import { shownText, valueFromText, valueWithUnit } from '../../../kit/form/text.ts';
import { $atmosphere } from '../../../kit/kept/settings.ts';
import { $units, unitOfSlot } from '../../../kit/form/units.ts';
import type { UnitChoices } from '../../../kit/form/units.ts';

export type Regime = 'permanent' | 'transient';
export const REGIMES: readonly Regime[] = ['permanent', 'transient'];
export interface Forms extends Readonly<Record<Regime, FormTexts>> {
  /** The units the texts are written in. */
  readonly units: UnitChoices;
  /** What stands behind texts that were not typed as they are. */
  readonly exact: Readonly<Record<Regime, ExactTexts>>;
}
export type Readings = Readonly<Record<Regime, FormReading>>;

/** Words a link may hold for the modes, as the form's own choices. */
const MODE_WORDS: Readonly<Record<string, string>> = { temperature: '1', pressure: '2' };

interface Written {
  readonly texts: FormTexts;
  readonly exact: ExactTexts;
}

/** The texts of a form in API units, written in the reader's units and decimal sign. */
function writtenForm(form: FormState, units: UnitChoices, locale: Locale): Written {
  const plain = Object.fromEntries(
    FIELDS.map(({ form: key, optionalDefault }) => {
      const text = String(form[key] ?? optionalDefault);
      return [key, Object.hasOwn(MODE_WORDS, text) ? MODE_WORDS[text] : text];
    }),
  ) as Record<FormKey, string>;
  const choices: FormTexts = { ...plain };
  const exact: { -readonly [K in keyof ExactTexts]: ExactTexts[K] } = {};
  for (const key of NUMBER_KEYS) {
    const field = quantityField(key, choices);
    const value = valueFromText(field, plain[key], field.unit);
    if (!value.ok) continue;
    const shown = shownText(field, value.value, unitOfSlot(units, field.slot), locale);
    plain[key] = shown.text;
    if (shown.exact) exact[key] = shown.exact;
  }
  return { texts: plain, exact };
}

/** The forms as every page is served: whole numbers, which all languages write alike, in preferred units. */
const SERVED_FORMS: Forms = {
  permanent: writtenForm(STEADY_FORM, {}, 'fr').texts,
  transient: writtenForm(TRANSIENT_FORM, {}, 'fr').texts,
  units: {},
  exact: { permanent: {}, transient: {} },
};

export interface Form {
  readonly $forms: WritableAtom<Forms>;
  /** True: the transitory regime is sized as typed. False: by the swept volume of the steady one. */
  readonly $isManual: WritableAtom<boolean>;
  /** The language numbers are written in. */
  readonly $locale: WritableAtom<Locale>;
  /** The fluid of both regimes, as typed, chosen or linked. */
  readonly $fluid: ReadableAtom<string>;
  /** Both forms read, each field once; a field that did not change keeps the reading it had. */
  readonly $readings: ReadableAtom<Readings>;
  /** What the forms ask to compute; the same object while that does not change. */
  readonly $inputs: ReadableAtom<RegimeInputs>;
  /** Fills both forms from a link, or from the defaults. */
  fill(permanent: FormState, transient: FormState, isManual: boolean): void;
  reset(): void;
  /** Whether anything was typed or filled since the page was served. */
  isTouched(): boolean;
  /** Sets what is typed or chosen in a field. The fluid and the cycle are those of both regimes. */
  setField(regime: Regime, key: FormKey, text: string): void;
  /** Writes a number typed with its own unit ("28,5 bar") in that of its field. */
  settleField(regime: Regime, key: NumberKey): void;
  /** Moves a number field by whole steps; a text that is no number stays. */
  stepField(regime: Regime, key: NumberKey, steps: number): void;
  /**
   * Enters a saturation as a temperature (mode '1') or a pressure ('2'); `known` is the same saturation in the
   * unit of the API (°C or bar), so that the cycle stays where it is. Without it the text stays as typed.
   */
  setSaturationMode(regime: Regime, key: 'temp_cdr' | 'temp_evp', mode: '1' | '2', known: number | undefined): void;
}

function bodyOf(reading: FormReading): BodyValues {
  const unused: readonly FormKey[] = unusedKeys(reading.texts);
  const isAsked = ({ form: key, optionalDefault }: Field): boolean =>
    !unused.includes(key) && (optionalDefault === undefined || reading.texts.architecture !== PLAIN);
  return Object.fromEntries(FIELDS.filter(isAsked).map((field) => [field.body, reading.state[field.form]]));
}

const isSameBody = (one: BodyValues, other: BodyValues): boolean =>
  FIELDS.every(({ body }) => Object.is(one[body], other[body]));

const isSameInputs = (one: RegimeInputs, other: RegimeInputs): boolean =>
  one.isManual === other.isManual &&
  isSameBody(one.permanent, other.permanent) &&
  isSameBody(one.transient, other.transient);

/** Keys both regimes share: it is one machine. */
const SHARED: ReadonlySet<FormKey> = new Set(['fluid', 'architecture']);

export function createForm(): Form {
  const $forms = atom<Forms>(SERVED_FORMS);
  const $isManual = atom(true);
  const $locale = atom<Locale>('fr');
  const $fluid = computed($forms, ({ permanent }) => permanent.fluid);

  let readings: Readings | undefined;
  // What a gauge reads stays as typed wherever it is read: the altitude changes what it means.
  const $readings = computed([$forms, $atmosphere], (forms, atmosphere): Readings => {
    const kept = readings?.permanent.atmosphere === atmosphere ? readings : undefined;
    const read = (regime: Regime): FormReading =>
      readForm(forms[regime], forms.units, $locale.get(), forms.exact[regime], kept?.[regime]);
    const next = { permanent: read('permanent'), transient: read('transient') };
    const isSame = readings?.permanent === next.permanent && readings.transient === next.transient;
    readings = isSame && readings ? readings : next;
    return readings;
  });

  let inputs: RegimeInputs | undefined;
  const $inputs = computed([$readings, $isManual], ({ permanent, transient }, isManual): RegimeInputs => {
    const next = { permanent: bodyOf(permanent), transient: bodyOf(transient), isManual };
    inputs = inputs && isSameInputs(inputs, next) ? inputs : next;
    return inputs;
  });

  const fill: Form['fill'] = (permanent, transient, isManual) => {
    const units = $units.get();
    const locale = $locale.get();
    const [steady, transitory] = [writtenForm(permanent, units, locale), writtenForm(transient, units, locale)];
    const { architecture } = steady.texts;
    $forms.set({
      permanent: steady.texts,
      transient: { ...transitory.texts, architecture },
      units,
      exact: { permanent: steady.exact, transient: transitory.exact },
    });
    $isManual.set(isManual);
  };

  const setField: Form['setField'] = (regime, key, text) => {
    const forms = $forms.get();
    const regimes = SHARED.has(key) ? REGIMES : [regime];
    const changed = regimes.filter((name) => forms[name][key] !== text);
    if (changed.length === 0) return;
    $forms.set({ ...forms, ...Object.fromEntries(changed.map((name) => [name, { ...forms[name], [key]: text }])) });
  };

  /** Writes every number again: in other units, in another language; it keeps its meaning. */
  const rewrite = (units: UnitChoices): void => {
    const { units: from } = $forms.get();
    const readings = $readings.get();
    const locale = $locale.get();
    const rewritten = (regime: Regime): Written => {
      const next: Record<FormKey, string> = { ...readings[regime].texts };
      const exact: { -readonly [K in keyof ExactTexts]: ExactTexts[K] } = {};
      for (const key of NUMBER_KEYS) {
        const { field, value, unit, text, exact: behind } = readings[regime].numbers[key];
        const after = unitOfSlot(units, field.slot);
        const shown =
          from === units && value.ok
            ? shownText(field, value.value, unit, locale)
            : rewrittenText(field, { text, ...(behind && { exact: behind }) }, unit, after, locale);
        next[key] = shown.text;
        if (shown.exact) exact[key] = shown.exact;
      }
      return { texts: next, exact };
    };
    const [steady, transitory] = [rewritten('permanent'), rewritten('transient')];
    $forms.set({
      permanent: steady.texts,
      transient: transitory.texts,
      units,
      exact: { permanent: steady.exact, transient: transitory.exact },
    });
  };
  $units.listen((units) => {
    if ($forms.get().units !== units) rewrite(units);
  });
  $locale.listen(() => rewrite($forms.get().units));

  /** Puts a written number in a form, with what stands behind it. */
  const writeField = (regime: Regime, key: NumberKey, form: FormTexts, shown: ReturnType<typeof shownText>): void => {
    const forms = $forms.get();
    const { [key]: _, ...others } = forms.exact[regime];
    const exact = { ...forms.exact, [regime]: shown.exact ? { ...others, [key]: shown.exact } : others };
    $forms.set({ ...forms, [regime]: { ...form, [key]: shown.text }, exact });
  };

  return {
    $forms,
    $isManual,
    $locale,
    $fluid,
    $readings,
    $inputs,
    fill,
    reset: () => fill(STEADY_FORM, TRANSIENT_FORM, true),
    isTouched: () => $forms.get() !== SERVED_FORMS,
    setField,
    settleField(regime, key) {
      const { field, unit, text } = $readings.get()[regime].numbers[key];
      const named = valueWithUnit(field, text, decimalSign($locale.get()));
      if (named?.ok) writeField(regime, key, $forms.get()[regime], shownText(field, named.value, unit, $locale.get()));
    },
    stepField(regime, key, steps) {
      const form = $forms.get()[regime];
      const field = quantityField(key, form);
      const step = stepOfSize(field, field.step, unitOfSlot($forms.get().units, field.slot));
      const text = steppedText(form[key], steps, step, $locale.get());
      if (text !== undefined) setField(regime, key, text);
    },
    setSaturationMode(regime, key, mode, known) {
      const modeKey = key === 'temp_cdr' ? 'mode_cdr' : 'mode_evp';
      const form = { ...$forms.get()[regime], [modeKey]: mode };
      const field = quantityField(key, form);
      const unit = unitOfSlot($forms.get().units, field.slot);
      if (known === undefined) $forms.set({ ...$forms.get(), [regime]: form });
      else writeField(regime, key, form, shownText(field, known, unit, $locale.get(), false));
    },
  };
}
