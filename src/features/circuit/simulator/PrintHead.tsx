/** What only the sheet shows: where it comes from, when it was printed, and the inputs of both regimes. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { regimeHead, useRegimes } from './regimes.ts';
import type { Contents } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';
import { withUnit } from '../../../quantities/number.ts';
import { PrintedFrom } from '../../../kit/controls/PrintedFrom.tsx';
import { useWhole } from '../../../kit/island/use-part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { inputRows } from './field-words.ts';
import { isGliding } from './saturation.ts';
import { useFluidTitle } from './fluids.ts';
import tables from '../../../kit/styles/tables.module.css';
import styles from './PrintHead.module.css';

/** Written when the page is printed, and only then: a keystroke draws none of it. */
export function PrintHead() {
  const { $contents, $fluid, address } = useSimulation();
  const t = useTranslator();
  const fluid = useFluidTitle(useWhole($fluid), t.locale);
  const [printed, setPrinted] = useState<Contents | undefined>(undefined);
  useEffect(() => {
    // The browser lays the sheet out as soon as this returns.
    const write = (): void => flushSync(() => setPrinted($contents.get()));
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [$contents]);
  return (
    <div className={styles.sheet} aria-hidden="true" data-printed="">
      <PrintedFrom locale={t.locale} link={address.briefly} />
      {printed ? <InputTable contents={printed} fluid={fluid} /> : null}
    </div>
  );
}

function InputTable({ contents, fluid }: { readonly contents: Contents; readonly fluid: string }) {
  const simulation = useSimulation();
  const t = useTranslator();
  const regimes = useRegimes();
  const glides = isGliding(simulation.$shown.get().permanent.result);
  const columns = regimes.map(
    (regime) =>
      new Map(
        inputRows(contents[regime], t, glides).map(({ label, text, symbol }) => [
          label,
          symbol === '' ? text : withUnit(text, symbol),
        ]),
      ),
  );
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return (
    <table className={`${tables.written} ${styles.inputs}`}>
      <thead>
        <tr>
          <th scope="col">{fluid}</th>
          {regimes.map((regime) => (
            <th key={regime} scope="col">
              {regimeHead(regime, regimes, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column, index) => (
              <td key={regimes[index]}>{column.get(label) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
