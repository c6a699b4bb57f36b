import { useStore } from '@nanostores/react';
import { describeProblem } from '../../i18n/problems.ts';
import { unitKeys, unitOf } from '../../quantities/index.ts';
import { pointOf } from '../../simulation/cycles/index.ts';
import { fieldFromBodyKey, bodyKeyFromFormKey, SATURATION_FORM_RANGE } from '../../simulation/fields.ts';
import { quantityField } from '../../stores/simulator/fields.ts';
import type { FormTexts, NumberKey } from '../../stores/simulator/fields.ts';
import { $forms, $isManual, setField, setSaturationMode, setUnit, stepField } from '../../stores/simulator/form.ts';
import type { Regime } from '../../stores/simulator/form.ts';
import { $failures } from '../../stores/simulator/results.ts';
import { apiValue, textFromApi } from '../../stores/simulator/text.ts';
import { $units, unitOfSlot } from '../../stores/simulator/units.ts';
import { NumberField } from '../controls/NumberField.tsx';
import type { UnitChoice } from '../controls/UnitMenu.tsx';
import { useFormatter, useTranslator } from './context.ts';
import { failureText } from './failure-text.ts';
import { $shown } from './shown.ts';

const MODE_KEYS = { temp_cdr: 'mode_cdr', temp_evp: 'mode_evp' } as const;
type SaturationKey = keyof typeof MODE_KEYS;
const isSaturation = (key: NumberKey): key is SaturationKey => key === 'temp_cdr' || key === 'temp_evp';
/** How a bare fraction is named in a menu of units. */
const FRACTION = '0–1';
const NEGATIVE: ReadonlySet<NumberKey> = new Set(['temp_cdr', 'temp_evp', 't_out_gc']);

function labelKey(key: NumberKey, form: FormTexts) {
  if (key === 'temp_cdr') return form.mode_cdr === '2' ? 'temp_cdr_2' : 'temp_cdr_1';
  if (key === 'temp_evp') return form.mode_evp === '2' ? 'temp_evp_2' : 'temp_evp_1';
  return key;
}

interface FieldRowProps {
  readonly regime: Regime;
  readonly name: NumberKey;
}

/** One typed quantity of the form, tied to its store, its unit, its limits and its problem. */
export function FieldRow({ regime, name }: FieldRowProps) {
  const t = useTranslator();
  const format = useFormatter();
  const form = useStore($forms)[regime];
  const units = useStore($units);
  const failure = useStore($failures)[regime];
  const shown = useStore($shown)[regime];
  const isManual = useStore($isManual);
  const field = quantityField(name, form);
  const unit = unitOfSlot(units, field.slot);
  const body = bodyKeyFromFormKey(name);
  const isTranscritical = form.mode_trans === '1';
  const label =
    name === 'choix_value'
      ? t(`simulator.criteria.${form.intitule_choix as '0'}`)
      : t(`simulator.fields.${labelKey(name, form)}`);

  const isAutomatic = name === 'choix_value' && regime === 'transient' && !isManual;
  const hasNoEffect = isTranscritical ? name === 'sous_ref_cdr' : false;
  const inactive = hasNoEffect ? t('simulator.inactive') : undefined;
  if (isAutomatic) return null;

  const known = shown.isStale || !shown.result ? undefined : saturationOf(name, form, shown.result);
  const note = known ? t('simulator.saturationAlso', { value: format.full(known.quantity, known.value) }) : undefined;

  const unitChoice: UnitChoice = isSaturation(name)
    ? saturationUnits(t, label, `${form[MODE_KEYS[name]]}:${unit}`, (id) => {
        const [mode, chosen] = id.split(':') as ['1' | '2', string];
        if (mode !== form[MODE_KEYS[name]]) setSaturationMode(regime, name, mode, known?.value);
        setUnit(mode === '2' ? 'pressure' : 'temperature', chosen);
      })
    : {
        label: t('simulator.unitOf', { field: label }),
        value: unit,
        options: unitKeys(field.quantity).map((id) => ({ id, symbol: unitOf(field.quantity, id).symbol || FRACTION })),
        onChange: (id) => setUnit(field.slot, id),
      };

  const typed = apiValue(field, unit, form[name]);
  const own = typed.ok || inactive !== undefined ? undefined : parseProblem(typed.reason, body, t);
  const problem = own ?? (failure && failure.field === body ? failureText(failure, t) : undefined);

  const limits = rangeOf(name, form);
  const symbol = unitOf(field.quantity, unit).symbol;
  const limitText = (value: number): string => textFromApi(field, unit, value, format.locale);
  return (
    <NumberField
      name={name}
      label={label}
      text={form[name]}
      onText={(text) => setField(regime, name, text)}
      onStep={(steps) => stepField(regime, name, steps)}
      unit={symbol === '' && unitChoice.options.length < 2 ? undefined : unitChoice}
      range={
        limits && t('simulator.range', { min: limitText(limits.min), max: limitText(limits.max), unit: symbol }).trim()
      }
      note={note}
      problem={problem}
      allowsNegative={NEGATIVE.has(name)}
      inactive={inactive}
      increaseLabel={t('simulator.increase', { field: label })}
      decreaseLabel={t('simulator.decrease', { field: label })}
    />
  );
}

/** What is wrong with a text that is no number, before anything is computed. */
function parseProblem(
  reason: 'empty' | 'notANumber' | 'ambiguous' | 'tooLarge',
  body: ReturnType<typeof bodyKeyFromFormKey>,
  t: ReturnType<typeof useTranslator>,
): string {
  if (reason === 'ambiguous' || reason === 'tooLarge') return t(`quantities.parse.${reason}`);
  const code = reason === 'empty' ? 'E_MISSING' : 'E_NUMBER';
  return describeProblem({ code, ...(body && { field: body }), values: {} }, t);
}

function rangeOf(name: NumberKey, form: FormTexts): { readonly min: number; readonly max: number } | undefined {
  if (name === 'temp_cdr') return form.mode_cdr === '2' ? undefined : SATURATION_FORM_RANGE.pt_cdr;
  if (name === 'temp_evp') return form.mode_evp === '2' ? undefined : SATURATION_FORM_RANGE.pt_evp;
  const body = bodyKeyFromFormKey(name);
  return body === undefined ? undefined : fieldFromBodyKey(body).range;
}

type Shown = NonNullable<ReturnType<typeof $shown.get>['permanent']['result']>;

/** The same saturation entered the other way: a pressure for a temperature, a temperature for a pressure. */
function saturationOf(name: NumberKey, form: FormTexts, result: Shown) {
  const { extra } = result;
  if (name === 'temp_evp') {
    return form.mode_evp === '2'
      ? ({ quantity: 'temperature', value: extra.t_dew_evp } as const)
      : ({ quantity: 'pressure', value: pointOf(result, 'suction').P } as const);
  }
  if (name !== 'temp_cdr' || extra.t_dew_cdr === null) return undefined;
  return form.mode_cdr === '2'
    ? ({ quantity: 'temperature', value: extra.t_dew_cdr } as const)
    : ({ quantity: 'pressure', value: pointOf(result, 'discharge').P } as const);
}

function saturationUnits(
  t: ReturnType<typeof useTranslator>,
  label: string,
  value: string,
  onChange: (id: string) => void,
): UnitChoice {
  const options = (['temperature', 'pressure'] as const).flatMap((quantity) =>
    unitKeys(quantity).map((id) => ({
      id: `${quantity === 'pressure' ? '2' : '1'}:${id}`,
      symbol: unitOf(quantity, id).symbol,
      group: t(`simulator.unitGroups.${quantity}`),
    })),
  );
  return { label: t('simulator.unitOf', { field: label }), value, options, onChange };
}
