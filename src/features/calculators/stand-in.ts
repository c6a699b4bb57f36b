/** What a calculation takes in place of a field left empty. */
import type { CellInput } from '../../calculators/define.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';

interface StandIn {
  /** In the unit of the definition; undefined while the field is typed, or nothing was taken. */
  readonly value: number | string | undefined;
  /** Where an empty field's value comes from, in words; undefined where empty means nothing is used. */
  readonly mark: string | undefined;
  /** Name of the command that has that value back. */
  readonly backLabel: string;
}

/** @param path key of the input, or `rows.0.column` */
export function useStandIn({ from }: CellInput, path: string): StandIn {
  const { session, t } = usePage();
  const value = usePart(session.$answer, ({ outcome }) => (outcome.ok ? outcome.standIns?.[path] : undefined));
  const hasFluid = usePart(session.$form, (form) => form.hasFluid);
  const isFluid = hasFluid && (from === 'fluid' || from === 'standard');
  const isComputed = from === 'inputs' || (!isFluid && value !== undefined);
  return {
    value,
    mark: isFluid ? t(`calculatorPages.used.${from}`) : isComputed ? t('calculatorPages.used.inputs') : undefined,
    backLabel: t(isFluid ? 'calculatorPages.used.backToFluid' : 'calculatorPages.used.backToInputs'),
  };
}
