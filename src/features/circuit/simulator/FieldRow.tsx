/** A number of the page's simulation. It is tied to its own text, unit, limits and problem: another key leaves it alone. */
import { memo } from 'react';
import { dischargeReference, limitsOfResult } from '../../../simulation/by-table.ts';
import { bodyKeyFromFormKey } from '../../../simulation/fields.ts';
import { FormField } from '../../../kit/controls/FormField.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { failureText } from './failure-text.ts';
import { useFieldWords } from './use-field-words.ts';
import type { NumberKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import type { Shown, ShownRegime } from './state/results.ts';
import { useSimulation } from './use-simulation.ts';

const SHOWN = {
  permanent: ({ permanent }: Shown) => permanent,
  transient: ({ transient }: Shown) => transient,
} as const;

/** What the table judges a discharge by while its limit stands as the form opens, °C. */
function tableLimit({ result }: ShownRegime, regime: Regime): number | undefined {
  if (!result) return undefined;
  const { value, row } = dischargeReference(result.input, regime, limitsOfResult(result));
  return row?.isComputed === true ? value : undefined;
}

interface FieldRowProps {
  readonly regime: Regime;
  readonly name: NumberKey;
}

export const FieldRow = memo(function FieldRow({ regime, name }: FieldRowProps) {
  const { $failures, $shown, forms } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const body = bodyKeyFromFormKey(name);
  const failure = usePart($failures, (failures) => (failures[regime]?.field === body ? failures[regime] : undefined));
  const words = useFieldWords(forms[regime], name, $shown, SHOWN[regime]);
  const limit = usePart($shown, (shown) => (name === 't_ref' ? tableLimit(SHOWN[regime](shown), regime) : undefined));
  const note =
    limit === undefined ? words.note : t('simulator.tableLimit', { limit: format.full('temperature', limit) });
  return (
    <FormField
      form={forms[regime]}
      path={name}
      {...words}
      {...(note !== undefined && { note })}
      problem={failure && failureText(failure, t)}
    />
  );
});
