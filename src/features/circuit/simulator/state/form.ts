/** The two forms of a simulation: the transitory one has the fluid and the cycle of the steady one. */
import { atom, batch, computed } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../../../language/index.ts';
import { FIELDS, MACHINE_KEYS, mainFluidOf } from '../../../../simulation/fields.ts';
import type { BodyValues, FormKey } from '../../../../simulation/fields.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../../simulation/url.ts';
import type { FormState } from '../../../../simulation/url.ts';
import { textAt } from '../../../../kit/form/fields.ts';
import { $settings } from '../../../../kit/storage/settings.ts';
import {
  decimalSign,
  displayFromSi,
  parseNumber,
  readersAtmosphere,
  siFromTextWithUnit,
} from '../../../../quantities/index.ts';
import { gaugeUnitOf } from '../../../../quantities/preferences.ts';
import { setUnit, unitOfSlot } from '../../../../kit/form/units.ts';
import { createForm } from '../../../../kit/form/form.ts';
import type { Form, FormContent } from '../../../../kit/form/form.ts';
import { optionsOfValues } from '../../../../kit/form/options.ts';
import { bodyOfForm, SIMULATION_FIELDS, TRANSIENT_FIELDS, valuesOfState } from './fields.ts';

export type Regime = 'permanent' | 'transient';
export const REGIMES: readonly Regime[] = ['permanent', 'transient'];
const STEADY_ALONE: readonly Regime[] = ['permanent'];
export type Contents = Readonly<Record<Regime, FormContent>>;

export interface SimulationForm {
  readonly forms: Readonly<Record<Regime, Form>>;
  /** Both forms as they stand. */
  readonly $contents: ReadableAtom<Contents>;
  /** True: the transitory regime is sized as typed. False: by the swept volume of the steady one. */
  readonly $isManual: ReadableAtom<boolean>;
  /** Whether a second operating point, the transitory regime, was asked for. */
  readonly $hasTransient: WritableAtom<boolean>;
  /** The regimes there are: the same lists every time. */
  readonly $regimes: ReadableAtom<readonly Regime[]>;
  /** The language numbers are written in. */
  readonly $locale: WritableAtom<Locale>;
  /** The fluid of the main circuit of both regimes, as typed, chosen or linked; by the engine's name once that is known. */
  readonly $fluid: ReadableAtom<string>;
  /** Remembers what the engine calls a fluid that is asked for another way ("CO2"). */
  knowFluid(asked: string, name: string): void;
  /** What the forms ask to compute; the same object while that does not change. */
  readonly $inputs: ReadableAtom<RegimeInputs>;
  /** Fills both forms from a link, or from the defaults; without a transitory one there is one operating point. */
  fill(permanent: FormState, transient: FormState | undefined, isManual: boolean): void;
  reset(): void;
  /** Whether the forms say anything else than the page was served with. */
  isTouched(): boolean;
  /** Sets what is typed or chosen in a field. The fluid and the cycle are those of both regimes. */
  setField(regime: Regime, key: FormKey, text: string): void;
}

type LinkForms = readonly [permanent: FormState, transient: FormState | undefined, isManual: boolean];

/** Whether the reader wants the second operating point in every study. */
const isAlwaysDouble = (): boolean => $settings.get().operatingPoints === 'two';

const optionalDefaultOf = (key: FormKey) => FIELDS.find(({ form }) => form === key)?.optionalDefault;

const valuesOfLink = (...[permanent, transient, manual]: LinkForms) => ({
  permanent: valuesOfState(permanent),
  transient: {
    ...valuesOfState(transient ?? TRANSIENT_FORM),
    ...Object.fromEntries([...MACHINE_KEYS].map((key) => [key, permanent[key] ?? optionalDefaultOf(key)])),
    manual,
  },
});

/** What a link asks to compute, of a simulation nobody shows. */
export function inputsOfLink(...link: LinkForms): RegimeInputs {
  const { permanent, transient } = valuesOfLink(...link);
  return {
    permanent: bodyOfForm({ options: optionsOfValues(SIMULATION_FIELDS, permanent) }),
    transient: link[1] && bodyOfForm({ options: optionsOfValues(TRANSIENT_FIELDS, transient) }),
    isManual: transient.manual,
  };
}

/**
 * Enters a saturation as a temperature (mode '1') or a pressure ('2'); `known` is the same saturation in the
 * unit of the API (°C or bar), so that the cycle stays where it is. Without it the text stays as typed.
 */
export const setSaturationMode = (
  form: Form,
  key: 'temp_cdr' | 'temp_evp',
  mode: '1' | '2',
  known: number | undefined,
): void =>
  form.change(
    { [key === 'temp_cdr' ? 'mode_cdr' : 'mode_evp']: mode },
    known === undefined ? {} : { [key]: known },
    true,
  );

export function createSimulationForm(): SimulationForm {
  const $locale = atom<Locale>('fr');
  const forms = {
    permanent: createForm(SIMULATION_FIELDS, $locale.get(), STEADY_FORM),
    transient: createForm(TRANSIENT_FIELDS, $locale.get(), TRANSIENT_FORM),
  } as const;
  const standing = (): Contents => ({
    permanent: forms.permanent.$content.get(),
    transient: forms.transient.$content.get(),
  });
  const served = standing();
  const $contents = atom(served);
  const follow = (): void => {
    const [before, next] = [$contents.get(), standing()];
    if (REGIMES.some((regime) => before[regime] !== next[regime])) $contents.set(next);
  };
  for (const regime of REGIMES) forms[regime].$content.listen(follow);
  $locale.listen((locale) => batch(() => REGIMES.forEach((regime) => forms[regime].speak(locale))));

  const $hasTransient = atom(false);
  const $names = atom<ReadonlyMap<string, string>>(new Map());
  const $isManual = computed($contents, ({ transient }) => textAt(transient.texts, 'manual') === 'true');
  // The options of a form are the same object while they say the same.
  const bodies = new WeakMap<object, BodyValues>();
  const bodyOf = ({ options }: FormContent): BodyValues => {
    const body = bodies.get(options) ?? bodyOfForm({ options });
    bodies.set(options, body);
    return body;
  };
  let inputs: RegimeInputs | undefined;
  const stores = [$contents, $isManual, $hasTransient] as const;
  const $inputs = computed(stores, ({ permanent, transient }, isManual, hasTransient): RegimeInputs => {
    const next = {
      permanent: bodyOf(permanent),
      transient: hasTransient ? bodyOf(transient) : undefined,
      isManual,
    };
    const isSame =
      inputs?.permanent === next.permanent && inputs.transient === next.transient && inputs.isManual === isManual;
    return (inputs = isSame && inputs ? inputs : next);
  });

  const fill: SimulationForm['fill'] = (...link) => {
    const values = valuesOfLink(...link);
    batch(() => REGIMES.forEach((regime) => forms[regime].fill(values[regime])));
    $hasTransient.set(link[1] !== undefined || isAlwaysDouble());
  };

  return {
    forms,
    $contents,
    $isManual,
    $hasTransient,
    $regimes: computed($hasTransient, (hasTransient) => (hasTransient ? REGIMES : STEADY_ALONE)),
    $locale,
    $fluid: computed([$contents, $names], ({ permanent: { texts } }, names) => {
      const named = mainFluidOf(textAt(texts, 'architecture'));
      if ('only' in named) return named.only;
      const asked = textAt(texts, named.key);
      return names.get(asked) ?? asked;
    }),
    knowFluid(asked, name) {
      if (asked !== name) $names.set(new Map($names.get()).set(asked, name));
    },
    $inputs,
    fill,
    reset: () => fill(STEADY_FORM, undefined, true),
    isTouched: () => REGIMES.some((regime) => $contents.get()[regime].values !== served[regime].values),
    setField: (regime, key, text) =>
      batch(() => (MACHINE_KEYS.has(key) ? REGIMES : [regime]).forEach((name) => forms[name].set(key, text))),
  };
}

/**
 * A saturation typed as the other quantity, "2,9 bar" where a temperature is asked, is entered that way. One rule for a pressure
 * that does not say what it counts from: where the place says it, as a field in "bar abs." does, as that place counts; where
 * nothing does, as in the search, it is what a gauge reads, and the field then says so by its unit.
 * @returns whether it was
 */
export function takeOtherQuantity(form: Form, key: 'temp_cdr' | 'temp_evp', locale: Locale): boolean {
  const { texts, units } = form.$content.get();
  const isPressure = textAt(texts, key === 'temp_cdr' ? 'mode_cdr' : 'mode_evp') === '2';
  const text = textAt(texts, key);
  const sign = decimalSign(locale);
  if (parseNumber(text, sign).ok || siFromTextWithUnit(isPressure ? 'pressure' : 'temperature', text, sign)?.ok)
    return false;
  const taken = (value: number, mode: '1' | '2'): true => {
    setSaturationMode(form, key, mode, Number(value.toPrecision(12)));
    return true;
  };
  if (isPressure) {
    const named = siFromTextWithUnit('temperature', text, sign);
    return named?.ok === true && taken(displayFromSi('temperature', named.value, 'degC'), '1');
  }
  const onGauge = siFromTextWithUnit('gaugePressure', text, sign);
  if (onGauge?.ok) {
    taken(displayFromSi('pressure', onGauge.value + readersAtmosphere(), 'bar'), '2');
    setUnit('pressure', gaugeUnitOf(unitOfSlot(units, 'pressure')));
    return true;
  }
  const absolute = siFromTextWithUnit('pressure', text, sign);
  return absolute?.ok === true && taken(displayFromSi('pressure', absolute.value, 'bar'), '2');
}
