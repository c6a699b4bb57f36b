import { memo, useId } from 'react';
import type { CoefficientOrder } from '../../circuit/compressor/doctor/orders.ts';
import { printedTerms } from '../../circuit/compressor/doctor/orders.ts';
import type { Quantity } from '../../circuit/compressor/quantities.ts';
import { QUANTITIES, unitsOf } from '../../circuit/compressor/quantities.ts';
import { textAt } from '../../kit/form/fields.ts';
import { coefficientPath, PLACES, unitKey } from './state/fields.ts';
import { hasCoefficients } from './state/sheet.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Fields.module.css';
import { problemText } from './words.ts';

/** The coefficients, a quantity at a time: pasted, or typed one by one. */
export function Coefficients() {
  const { session, t } = usePage();
  const active = useWhole(session.$active);
  const unit = usePart(session.sheet.$content, ({ texts }) => textAt(texts, unitKey(active)));
  const filled = usePart(session.sheet.$content, (content) =>
    QUANTITIES.filter((quantity) => hasCoefficients(content, quantity)).join(),
  );
  const isFilled = filled.split(',').includes(active);
  return (
    <>
      <Segmented
        label={t('compressor.sheet.quantities')}
        name="quantity"
        value={active}
        choices={QUANTITIES.map((quantity) => ({
          value: quantity,
          label: `${t(`compressor.sheet.short.${quantity}`)}${filled.split(',').includes(quantity) ? ' ✓' : ''}`,
        }))}
        onChange={(quantity) => session.$active.set(quantity)}
      />
      <p className={styles.active}>{t(`compressor.sheet.quantity.${active}`)}</p>
      <Select
        name="unit"
        label={t('compressor.sheet.unit')}
        value={unit}
        options={unitsOf(active).map((value) => ({ value, label: value }))}
        onChange={(chosen) => session.sheet.set(unitKey(active), chosen)}
      />
      <div className={styles.ten}>
        {PLACES.map((index) => (
          <Coefficient key={index} quantity={active} index={index} />
        ))}
      </div>
      <Terms />
      {isFilled ? (
        <button
          type="button"
          className={`${command.quiet} ${styles.plain}`}
          onClick={() => session.clearQuantity(active)}
        >
          {t('compressor.sheet.clearQuantity')}
        </button>
      ) : null}
    </>
  );
}

const Coefficient = memo(function Coefficient({ quantity, index }: { quantity: Quantity; index: number }) {
  const { session, t } = usePage();
  const id = useId();
  const path = coefficientPath(quantity, index);
  const text = usePart(session.sheet.$content, ({ texts }) => textAt(texts, path));
  const problem = usePart(session.$reading, ({ problems }) => problems[`coefficients.${quantity}.${index}`]);
  return (
    <div className={styles.coefficient}>
      <label className={remarks.note} htmlFor={id}>{`C${index + 1}`}</label>
      <input
        id={id}
        className={field.input}
        name={`c${index + 1}`}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}m` : undefined}
        onChange={(event) => session.sheet.set(path, event.currentTarget.value)}
        onPaste={(event) => {
          // Several numbers at once are a paste of the whole quantity, wherever they land.
          const pasted = event.clipboardData.getData('text');
          if (pasted.trim().split(/[\s;]+/u).length < 2) return;
          event.preventDefault();
          void session.paste(pasted);
        }}
      />
      {problem ? (
        <span id={`${id}m`} className="sr-only">
          {problemText(problem, t)}
        </span>
      ) : null}
    </div>
  );
});

/** What each coefficient multiplies, in the order chosen. */
function Terms() {
  const { session, t } = usePage();
  const order = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'order') as CoefficientOrder);
  return <p className={remarks.fine}>{t('compressor.sheet.formula', { terms: printedTerms(order).join(', ') })}</p>;
}
