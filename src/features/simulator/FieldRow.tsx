/** A number of the page's simulation. It is tied to its own text, unit, limits and problem: another key leaves it alone. */
import { memo } from 'react';
import { bodyKeyFromFormKey } from '../../simulation/fields.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { failureText } from './failure-text.ts';
import { useFieldWords } from './use-field-words.ts';
import type { NumberKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import type { Shown } from './state/results.ts';
import { pageSimulation } from './state/page-simulation.ts';

const { $failures, $shown, forms } = pageSimulation;

const SHOWN = {
  permanent: ({ permanent }: Shown) => permanent,
  transient: ({ transient }: Shown) => transient,
} as const;

interface FieldRowProps {
  readonly regime: Regime;
  readonly name: NumberKey;
}

export const FieldRow = memo(function FieldRow({ regime, name }: FieldRowProps) {
  const t = useTranslator();
  useFormatter();
  const body = bodyKeyFromFormKey(name);
  const failure = usePart($failures, (failures) => (failures[regime]?.field === body ? failures[regime] : undefined));
  const words = useFieldWords(forms[regime], name, $shown, SHOWN[regime]);
  return <FormField form={forms[regime]} path={name} {...words} problem={failure && failureText(failure, t)} />;
});
