/** What only the sheet shows: where it comes from, when it was printed, and the inputs of both regimes. */
import { dateLanguage } from '../../language/index.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { REGIMES } from '../../stores/simulation/form.ts';
import type { Readings } from '../../stores/simulation/form.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import { withUnit } from '../../quantities/number.ts';
import { useWhole } from '../use-part.ts';
import { useTranslator } from './context.ts';
import { inputRows } from './field-words.ts';
import { useFluidTitle } from './fluids.ts';
import styles from './PrintHead.module.css';

const { $fluid, $readings, address } = pageSimulation;

interface Sheet {
  readonly date: string;
  readonly link: string;
  readonly readings: Readings;
}

/** Written when the page is printed, and only then: a keystroke draws none of it. */
export function PrintHead() {
  const t = useTranslator();
  const fluid = useFluidTitle(useWhole($fluid), t.locale);
  const [sheet, setSheet] = useState<Sheet | undefined>(undefined);
  useEffect(() => {
    // The browser lays the sheet out as soon as this returns.
    const write = (): void =>
      flushSync(() =>
        setSheet({
          date: new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'long' }).format(new Date()),
          link: address.whole(),
          readings: $readings.get(),
        }),
      );
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [t.locale]);
  if (!sheet) return null;
  const [steady, transitory] = REGIMES.map(
    (regime) =>
      new Map(
        inputRows(sheet.readings[regime], t).map(({ label, text, symbol }) => [
          label,
          symbol === '' ? text : withUnit(text, symbol),
        ]),
      ),
  );
  const labels = [...new Set([...(steady?.keys() ?? []), ...(transitory?.keys() ?? [])])];
  return (
    <div className={styles.sheet} aria-hidden="true" data-printed="">
      <p className={styles.from}>
        <span>AppFroid</span> <time>{sheet.date}</time>
      </p>
      <p className={styles.link}>{sheet.link}</p>
      <table className={styles.inputs}>
        <thead>
          <tr>
            <th scope="col">{fluid}</th>
            {REGIMES.map((regime) => (
              <th key={regime} scope="col">
                {t(`simulator.regimes.${regime}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{steady?.get(label) ?? '–'}</td>
              <td>{transitory?.get(label) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
