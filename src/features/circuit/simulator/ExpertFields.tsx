/** Fields few change: on a phone one line says their values, and opens them. */
import { useId, useState } from 'react';
import { bodyKeyFromFormKey } from '../../../simulation/fields.ts';
import { withUnit } from '../../../quantities/number.ts';
import type { NumberKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { labelOfField, typedNumber } from './field-words.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './ExpertFields.module.css';

interface ExpertFieldsProps {
  readonly regime: Regime;
  readonly names: readonly NumberKey[];
}

export function ExpertFields({ regime, names }: ExpertFieldsProps) {
  const { $failures, forms } = useSimulation();
  const t = useTranslator();
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const line = usePart(forms[regime].$content, (content) =>
    names
      .map((name) => {
        const { text, symbol } = typedNumber(content, name);
        return `${labelOfField(name, content.texts, t)} ${symbol === '' ? text : withUnit(text, symbol)}`;
      })
      .join(' · '),
  );
  // What is wrong is never folded away.
  const isWrong = usePart($failures, (failures) =>
    names.some((name) => failures[regime]?.field === bodyKeyFromFormKey(name)),
  );
  // Nor does it fold under the fingers that mend it.
  if (isWrong && !isAsked) setIsAsked(true);
  const isOpen = isAsked || isWrong;
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsAsked(!isOpen)}
      >
        {line}
      </button>
      <div id={id} className={isOpen ? styles.open : styles.folded}>
        {names.map((name) => (
          <FieldRow key={name} regime={regime} name={name} />
        ))}
      </div>
    </>
  );
}
