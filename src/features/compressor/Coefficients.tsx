import { memo, useId, useState } from 'react';
import type { CoefficientOrder } from '../../circuit/compressor/doctor/orders.ts';
import { printedTerms } from '../../circuit/compressor/doctor/orders.ts';
import type { Quantity } from '../../circuit/compressor/quantities.ts';
import { QUANTITIES, unitsOf } from '../../circuit/compressor/quantities.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { textAt } from '../../kit/form/fields.ts';
import { coefficientPath, PLACES, unitKey } from './state/fields.ts';
import { hasCoefficients } from './state/sheet.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import fold from '../../kit/styles/fold.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Fields.module.css';
import { problemText } from './words.ts';

const PERCENT = 100;

/** The coefficients, a quantity at a time: pasted, fitted to points, or typed one by one. */
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
      <Paste />
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
      <Points />
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
          session.paste(pasted);
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

/** How a paste or a fit ended. */
function Taken() {
  const { session, t } = usePage();
  const taken = useWhole(session.$taken);
  const text = (): string => {
    switch (taken.kind) {
      case 'problem':
        return problemText(taken.problem, t);
      case 'paste': {
        const names = taken.quantities.map((quantity) => t(`compressor.sheet.quantity.${quantity}`));
        return t('compressor.sheet.taken', { quantities: names.join(', ') });
      }
      case 'points':
        return t('compressor.sheet.fitted', {
          count: taken.count,
          gap: formatAtMost(PERCENT * taken.gap, 2, t.locale),
        });
      default:
        return '';
    }
  };
  return (
    <p className={taken.kind === 'problem' ? remarks.problem : remarks.fine} role="status" data-taken={taken.kind}>
      {text()}
    </p>
  );
}

function Paste() {
  const { session, t } = usePage();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={`${panel.tight} ${styles.paste}`} data-field="paste">
      <label htmlFor={id}>{t('compressor.sheet.paste')}</label>
      <textarea
        className={field.input}
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}h`}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text.trim() !== '' || pasted.trim() === '') return;
          event.preventDefault();
          setText(pasted);
          session.paste(pasted);
        }}
      />
      <p id={`${id}h`} className={remarks.fine}>
        {t('compressor.sheet.pasteHelp')}
      </p>
      <div className={command.row}>
        <button
          type="button"
          className={`${command.quiet} ${styles.plain}`}
          disabled={text.trim() === ''}
          onClick={() => session.paste(text)}
        >
          {t('compressor.sheet.take')}
        </button>
      </div>
      <Taken />
    </div>
  );
}

function Points() {
  const { session, t } = usePage();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <details className={fold.fold}>
      <summary>{t('compressor.sheet.points')}</summary>
      <div className={`${panel.tight} ${styles.paste}`} data-field="points">
        <label htmlFor={id}>{t('compressor.sheet.pointsHelp')}</label>
        <textarea
          className={field.input}
          id={id}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={command.row}>
          <button
            type="button"
            className={`${command.quiet} ${styles.plain}`}
            disabled={text.trim() === ''}
            onClick={() => session.fitPoints(text)}
          >
            {t('compressor.sheet.fit')}
          </button>
        </div>
      </div>
    </details>
  );
}
