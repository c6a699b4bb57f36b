/** What was chosen for each line, and what it costs the line. */
import { shownStatus } from '../../../circuit/components/shown.ts';
import type { Line } from '../../../circuit/line-names.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { lineText } from '../line-figures.ts';
import { PartStatusBadge } from './ValveCard.tsx';
import { shareText, sizeText } from './valve-text.ts';
import { lessOf, removeFromBasket } from './basket-rows.ts';
import { nameOf } from './ComponentLine.tsx';
import { useRows } from './rows.ts';
import type { ListedRows } from './rows.ts';
import { StatusBadge } from './Status.tsx';
import { keyed } from '../../../kit/island/keyed.ts';
import command from '../../../kit/styles/command.module.css';
import panel from '../../../kit/styles/panel.module.css';
import marks from '../../../kit/styles/marks.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Basket.module.css';

interface Props {
  readonly part: Part<'selection'>;
}

export function Basket({ part }: Props) {
  const t = useTranslator();
  const rows = useRows(part);
  const parts =
    usePart(part.form.$content, ({ texts }) => (typeof texts['parts'] === 'object' ? texts['parts'] : undefined)) ?? [];
  const basket =
    usePart(part.form.$content, ({ texts }) => (typeof texts['basket'] === 'object' ? texts['basket'] : undefined)) ??
    [];
  const lines = LINES.filter((line) => basket.some((one) => one['line'] === line));
  return (
    <section className={panel.panel} data-basket="">
      <h2>{t('circuitPages.components.basket')}</h2>
      {lines.length + parts.length === 0 ? (
        <p className={remarks.fine}>{t('circuitPages.components.basketEmpty')}</p>
      ) : null}
      {parts.length === 0 ? null : (
        <div className={styles.chosen} data-line="parts">
          <h3>{t('circuitPages.components.parts.chosen')}</h3>
          <ul>
            {keyed(parts, (one) => String(one['component'])).map(([key, one], place) => (
              <ChosenPart
                key={key}
                part={part}
                place={place}
                name={one['component'] ?? ''}
                count={one['count'] ?? ''}
              />
            ))}
          </ul>
        </div>
      )}
      {lines.map((line) => (
        <div key={line} className={styles.chosen} data-line={line}>
          <h3>{t(`circuitPages.components.lines.${line}`)}</h3>
          <ul>
            {keyed(basket, (one) => String(one['component'])).map(([key, one], place) =>
              one['line'] === line ? (
                <Chosen
                  key={key}
                  part={part}
                  place={place}
                  name={one['component'] ?? ''}
                  count={one['count'] ?? ''}
                  rows={rows}
                />
              ) : null,
            )}
          </ul>
          <Total part={part} line={line} />
        </div>
      ))}
    </section>
  );
}

function Total({ part, line }: { readonly part: Part<'selection'>; readonly line: Line }) {
  const t = useTranslator();
  const format = useFormatter();
  const drops = usePart(part.$answer, ({ result }) => result?.drops[line]);
  if (!drops) return null;
  const text = (dp: number, dt: number): string =>
    `${lineText('pressureDifference', dp, format)} · ${lineText('temperatureDifference', dt, format)}`;
  return (
    <p className={styles.total}>
      {t('circuitPages.components.basketTotal', { line: t(`circuitPages.components.lines.${line}`) })}
      <strong data-figure={`drop-${line}`}>{text(drops.dp_permanent, drops.dt_permanent)}</strong>
      {drops.dp_transient === null || drops.dt_transient === null ? null : (
        <span className={marks.below}>{text(drops.dp_transient, drops.dt_transient)}</span>
      )}
    </p>
  );
}

interface PlaceProps extends Props {
  readonly place: number;
  readonly name: string;
  readonly count: string;
}
interface ChosenProps extends PlaceProps {
  readonly rows: ListedRows;
}

function ChosenPart({ part, place, name, count }: PlaceProps) {
  const format = useFormatter();
  const chosen = usePart(part.$answer, ({ result }) => result?.parts[place]);
  const title = name.replace('|', ' ');
  const answer = chosen?.component === name ? chosen.answer : null;
  return (
    <li className={styles.one} data-chosen={name}>
      <span className={styles.title}>{title}</span>
      <Times part={part} list="parts" place={place} title={title} count={count} />
      <span className={styles.cost}>
        {answer ? (
          <>
            {sizeText(answer, format)}
            {answer.share === null ? null : ` · ${shareText(answer, format)}`} <PartStatusBadge answer={answer} />
          </>
        ) : null}
      </span>
      <Remove part={part} list="parts" place={place} title={title} />
    </li>
  );
}

interface CommandProps extends Props {
  readonly list: 'basket' | 'parts';
  readonly place: number;
  readonly title: string;
}

function Times({ part, list, place, title, count }: CommandProps & { readonly count: string }) {
  const t = useTranslator();
  return (
    <span className={styles.times}>
      <button
        type="button"
        className={`${command.quiet} ${command.sign}`}
        aria-label={t('quantities.field.decrease', { field: title })}
        onClick={() => lessOf(part, list, place)}
      >
        −
      </button>
      <output aria-label={t('circuitPages.components.count')}>{count}</output>
      <button
        type="button"
        className={`${command.quiet} ${command.sign}`}
        aria-label={t('quantities.field.increase', { field: title })}
        onClick={() => part.form.step(`${list}.${place}.count`, 1)}
      >
        +
      </button>
    </span>
  );
}

function Remove({ part, list, place, title }: CommandProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className={`${command.quiet} ${command.sign}`}
      aria-label={t('circuitPages.components.remove', { component: title })}
      onClick={() => removeFromBasket(part, list, place)}
    >
      ×
    </button>
  );
}

function Chosen({ part, place, name, count, rows }: ChosenProps) {
  const t = useTranslator();
  const format = useFormatter();
  const chosen = usePart(part.$answer, ({ result }) => result?.chosen[place]);
  const known = rows.get(name);
  const title = known ? nameOf(known.row) : name.replace('|', ' ');
  const said = known?.row.note;
  const note = typeof said === 'string' ? said : said?.[t.locale];
  const answer = chosen?.component === name ? chosen.answer : undefined;
  return (
    <li className={styles.one} data-chosen={name}>
      <span className={styles.title}>
        {title}
        {note ? <small>{note}</small> : null}
      </span>
      <Times part={part} list="basket" place={place} title={title} count={count} />
      <span className={styles.cost}>
        {answer ? (
          <>
            {lineText('pressureDifference', answer.dp_permanent, format)}{' '}
            <StatusBadge
              status={known ? shownStatus(known.row, answer.status_permanent) : answer.status_permanent}
              reasons={answer.reasons_permanent}
              info={answer.info_permanent}
            />
            {answer.dp_permanent === null ? <small>{t('circuitPages.components.noDrop')}</small> : null}
          </>
        ) : answer === null ? (
          t('circuitPages.components.unknown')
        ) : null}
      </span>
      <Remove part={part} list="basket" place={place} title={title} />
    </li>
  );
}
