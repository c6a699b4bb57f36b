/** Under the diagram: the states that were kept, and the way to be rid of them. */
import { useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import tables from '../../../../kit/styles/tables.module.css';
import { PIN_FIGURES, pinName } from '../figure-tables.ts';
import { $pins, dropPin } from '../state/pins.ts';
import styles from './Pins.module.css';

export function Pins() {
  const t = useTranslator();
  const format = useFormatter();
  const pins = useWhole($pins);
  if (pins.length === 0) return null;
  return (
    <div className={`${tables.scroller} ${styles.pins}`} data-pins="">
      <table className={`${tables.table} ${tables.ruled}`}>
        <caption>{t('simulator.diagram.pins')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('simulator.points.point')}</th>
            {PIN_FIGURES.map(([symbol, quantity]) => (
              <th key={symbol} scope="col">
                {symbol}
                <small>{format.symbol(quantity)}</small>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {pins.map((pin, index) => (
            <tr key={pinName(pin, index)}>
              <th scope="row">{pinName(pin, index)}</th>
              {PIN_FIGURES.map(([symbol, quantity, value]) => (
                <td key={symbol}>{format.number(quantity, value(pin))}</td>
              ))}
              <td>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('diagramHand.remove', { name: pinName(pin, index) })}
                  onClick={() => dropPin(index)}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
