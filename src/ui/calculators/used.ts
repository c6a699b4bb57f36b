/** What a calculation takes in place of a field left empty. */
import { useStore } from '@nanostores/react';
import type { CellInput } from '../../calculators/define.ts';
import { usePage } from './context.ts';

interface Used {
  /** In the unit of the definition; undefined while the field is typed, or nothing was taken. */
  readonly value: number | string | undefined;
  /** Where an empty field's value comes from, in words; undefined where empty means nothing is used. */
  readonly mark: string | undefined;
  /** Name of the command that has that value back. */
  readonly backLabel: string;
}

/** @param path key of the input, or `rows.0.column` */
export function useUsed(input: CellInput, path: string): Used {
  const { session, t } = usePage();
  const { outcome } = useStore(session.$answer);
  const texts = useStore(session.$texts);
  const { from } = input;
  const value = outcome.ok ? outcome.used?.[path] : undefined;
  const isFluid =
    (from === 'fluid' || from === 'standard') &&
    session.definition.inputs.some(({ key, kind }) => kind === 'fluid' && texts[key] !== '' && session.isShown(key));
  const isComputed = from === 'inputs' || (!isFluid && value !== undefined);
  return {
    value,
    mark: isFluid ? t(`tools.used.${from}`) : isComputed ? t('tools.used.inputs') : undefined,
    backLabel: t(isFluid ? 'tools.used.backToFluid' : 'tools.used.backToInputs'),
  };
}
