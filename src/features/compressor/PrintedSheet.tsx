import { QUANTITIES } from '../../circuit/compressor/quantities.ts';
import { CHOICE_KEYS, coefficientPath, NUMBER_KEYS, PLACES, unitKey } from './state/fields.ts';
import { hasCoefficients } from './state/sheet.ts';
import { textAt } from '../../kit/form/fields.ts';
import { WORDS } from './words.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import styles from './PrintedSheet.module.css';

/** The sheet on paper: every quantity with its ten coefficients, and every convention. Unseen on screen. */
export function PrintedSheet() {
  const { session, t } = usePage();
  const texts = usePart(session.sheet.$content, (content) => content.texts);
  const textOf = (path: string): string => textAt(texts, path);
  const shown = QUANTITIES.filter((quantity) => hasCoefficients({ texts }, quantity));
  const choices = CHOICE_KEYS.map(
    (key) =>
      [
        t(`compressor.sheet.${key}`),
        t(`compressor.sheet.${WORDS[key]}.${textOf(key)}` as 'compressor.sheet.units.C'),
      ] as const,
  );
  const numbers = NUMBER_KEYS.filter((key) => textOf(key) !== '').map(
    (key) =>
      [
        t(
          key === 'rating_value'
            ? `compressor.sheet.rating_value.${textOf('rating_mode') as 'SH'}`
            : `compressor.sheet.${key}`,
        ),
        textOf(key),
      ] as const,
  );
  return (
    <section className={styles.printed} aria-hidden="true" data-printed="">
      <PrintedFrom locale={t.locale} link={session.link} />
      <h2>
        {textOf('marque')} {textOf('name')} · {textOf('fluid')}
      </h2>
      <table>
        <thead>
          <tr>
            <th />
            {shown.map((quantity) => (
              <th key={quantity}>
                {t(`compressor.sheet.quantity.${quantity}`)} ({textOf(unitKey(quantity))})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLACES.map((index) => (
            <tr key={index}>
              <th>C{index + 1}</th>
              {shown.map((quantity) => (
                <td key={quantity}>{textOf(coefficientPath(quantity, index))}</td>
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
