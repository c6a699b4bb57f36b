import { QUANTITIES } from '../../circuit/compressor/quantities.ts';
import { NUMBER_KEYS } from './state/sheet.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import styles from './PrintedSheet.module.css';

const CHOICES = {
  order: 'orders',
  temp_unit: 'units',
  temp_convention: 'conventions',
  variable: 'variables',
  rating_mode: 'ratings',
} as const;

/** The sheet on paper: every quantity with its ten coefficients, and every convention. Unseen on screen. */
export function PrintedSheet() {
  const { session, t } = usePage();
  const { texts, coefficients, units } = useWhole(session.$sheet);
  const shown = QUANTITIES.filter((quantity) => coefficients[quantity].some((text) => text !== ''));
  const choices = Object.entries(CHOICES).map(
    ([key, words]) =>
      [
        t(`compressor.sheet.${key as 'order'}`),
        t(`compressor.sheet.${words}.${texts[key as 'order']}` as 'compressor.sheet.units.C'),
      ] as const,
  );
  const numbers = NUMBER_KEYS.filter((key) => texts[key] !== '').map(
    (key) =>
      [
        t(
          key === 'rating_value'
            ? `compressor.sheet.rating_value.${texts.rating_mode as 'SH'}`
            : `compressor.sheet.${key}`,
        ),
        texts[key],
      ] as const,
  );
  return (
    <section className={styles.printed} aria-hidden="true" data-printed="">
      <PrintedFrom locale={t.locale} link={session.link} />
      <h2>
        {texts.marque} {texts.name} · {texts.fluid}
      </h2>
      <table>
        <thead>
          <tr>
            <th />
            {shown.map((quantity) => (
              <th key={quantity}>
                {t(`compressor.sheet.quantity.${quantity}`)} ({units[quantity]})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coefficients.capacity.map((_, index) => (
            <tr key={index}>
              <th>C{index + 1}</th>
              {shown.map((quantity) => (
                <td key={quantity}>{coefficients[quantity][index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {[...choices, ...numbers].map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
