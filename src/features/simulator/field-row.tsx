import type { ReadableAtom } from 'nanostores';
import { memo, useMemo } from 'react';
import { describeProblem } from '../../i18n/problems.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { pointOf } from '../../simulation/cycles/index.ts';
import { fieldFromBodyKey, bodyKeyFromFormKey, SATURATION_FORM_RANGE } from '../../simulation/fields.ts';
import type { NumberKey } from './state/fields.ts';
import type { Form, Regime } from './state/form.ts';
import type { Failures, Shown } from './state/results.ts';
import { textFromValue } from '../../kit/form/text.ts';
import { setUnit } from '../../kit/form/units.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import type { UnitChoice } from '../../kit/controls/UnitMenu.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { failureText } from './failure-text.ts';
import { choiceBeside, isSaturation, labelKey } from './field-words.ts';

const NEGATIVE: ReadonlySet<NumberKey> = new Set(['temp_cdr', 'temp_evp', 't_out_gc']);

export interface FieldRowProps {
  readonly regime: Regime;
  readonly name: NumberKey;
}

/** What a field follows of the simulation it belongs to. */
export interface FieldSource extends Pick<
  Form,
  '$forms' | '$isManual' | '$readings' | 'setField' | 'setSaturationMode' | 'settleField' | 'stepField'
> {
  readonly $failures: ReadableAtom<Failures>;
  readonly $shown: ReadableAtom<Shown>;
  /** The form is that of several fluids: a saturation has no one other reading to be noted. */
  readonly isShared?: boolean;
}

/** The fields of a form. Each is tied to its own text, unit, limits and problem: another field's key leaves it alone. */
export const fieldRowOf = (source: FieldSource) => {
  const { $failures, $forms, $isManual, $readings, $shown, setField, setSaturationMode, settleField, stepField } =
    source;
  return memo(function FieldRow({ regime, name }: FieldRowProps) {
    const t = useTranslator();
    const format = useFormatter();
    const body = bodyKeyFromFormKey(name);
    const { text, field, unit, value } = usePart($readings, (readings) => readings[regime].numbers[name]);
    const choice = usePart($forms, (forms) => choiceBeside(name, forms[regime]));
    const failure = usePart($failures, (failures) => (failures[regime]?.field === body ? failures[regime] : undefined));
    const known = usePart($shown, (shown) => knownSaturation(name, choice, shown[regime]));
    const knownQuantity = choice === '2' ? 'temperature' : 'pressure';
    const isAutomatic = usePart($isManual, (isManual) => name === 'choix_value' && regime === 'transient' && !isManual);
    const steps = useMemo(
      () => ({
        onText: (typed: string) => setField(regime, name, typed),
        onStep: (count: number) => stepField(regime, name, count),
        onSettle: () => settleField(regime, name),
      }),
      [regime, name],
    );
    if (isAutomatic) return null;

    const label = t(labelKey(name, choice));
    const inactive = name === 'sous_ref_cdr' && choice === '1' ? t('simulator.inactive') : undefined;
    const hasOther = isSaturation(name) && source.isShared !== true;
    // Its line stays while the other reading is computed anew, so that nothing below moves at a key.
    const other =
      known === undefined ? '\u00a0' : t('simulator.saturationAlso', { value: format.full(knownQuantity, known) });
    const note = hasOther ? other : undefined;
    const unitChoice: UnitChoice = isSaturation(name)
      ? saturationUnits(t, label, `${choice}:${unit}`, (id) => {
          const [mode, chosen] = id.split(':') as ['1' | '2', string];
          if (mode !== choice) setSaturationMode(regime, name, mode, known);
          setUnit(mode === '2' ? 'pressure' : 'temperature', chosen);
        })
      : {
          label: t('quantities.field.unitOf', { field: label }),
          value: unit,
          options: unitOptions(field.quantity),
          onChange: (id) => setUnit(field.slot, id),
        };

    const own = value.ok || inactive !== undefined ? undefined : parseProblem(value.reason, body, t);
    const problem = own ?? (failure && failureText(failure, t));
    const limits = rangeOf(name, choice);
    const symbol = unitOf(field.quantity, unit as UnitOf<typeof field.quantity>).symbol;
    const limitText = (limit: number): string => textFromValue(field, limit, unit, format.locale);
    return (
      <NumberField
        name={name}
        label={label}
        text={text}
        {...steps}
        unit={symbol === '' && unitChoice.options.length < 2 ? undefined : unitChoice}
        range={
          limits &&
          t('quantities.field.range', { min: limitText(limits.min), max: limitText(limits.max), unit: symbol }).trim()
        }
        note={note}
        problem={problem}
        allowsNegative={NEGATIVE.has(name)}
        inactive={inactive}
        increaseLabel={t('quantities.field.increase', { field: label })}
        decreaseLabel={t('quantities.field.decrease', { field: label })}
      />
    );
  });
};

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

function rangeOf(name: NumberKey, choice: string): { readonly min: number; readonly max: number } | undefined {
  if (isSaturation(name))
    return choice === '2' ? undefined : SATURATION_FORM_RANGE[name === 'temp_cdr' ? 'pt_cdr' : 'pt_evp'];
  const body = bodyKeyFromFormKey(name);
  return body === undefined ? undefined : fieldFromBodyKey(body).range;
}

/**
 * The same saturation entered the other way, °C or bar, while the result is of what is typed: a pressure for a
 * temperature and back.
 */
function knownSaturation(name: NumberKey, choice: string, { result, isStale }: Shown[Regime]): number | undefined {
  if (!isSaturation(name) || !result || isStale) return undefined;
  const { extra } = result;
  const [temperature, pressure] =
    name === 'temp_evp'
      ? [extra.t_dew_evp, pointOf(result, 'suction').P]
      : [extra.t_dew_cdr, pointOf(result, 'discharge').P];
  return temperature === null ? undefined : choice === '2' ? temperature : pressure;
}

function saturationUnits(
  t: ReturnType<typeof useTranslator>,
  label: string,
  value: string,
  onChange: (id: string) => void,
): UnitChoice {
  const options = (['temperature', 'pressure'] as const).flatMap((quantity) =>
    unitOptions(quantity).map(({ id, symbol }) => ({
      id: `${quantity === 'pressure' ? '2' : '1'}:${id}`,
      symbol,
      group: t(`simulator.unitGroups.${quantity}`),
    })),
  );
  return { label: t('quantities.field.unitOf', { field: label }), value, options, onChange };
}
