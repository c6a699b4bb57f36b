/** Two to six studies side by side, each computed anew on this device. Fetched once two are ticked. */
import { useEffect, useState } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { saveCsv } from '../../../kit/files/save.ts';
import { linkWithin } from '../../../kit/form/long-link.ts';
import { localePath } from '../../../i18n/paths.ts';
import command from '../../../kit/styles/command.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { csvOfTables } from '../../../quantities/csv.ts';
import { decimalSign } from '../../../quantities/index.ts';
import { $sharedCosts, numberWithin, SHARED_RANGES } from './shared.ts';
import { studyAnswered, yearOfStudy } from './compute.ts';
import type { Ticked } from './compute.ts';
import { csvRows, remarksOf, variantRows } from './table.ts';
import type { GroupName, Variant, VariantRow, VariantYear } from './table.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { bareFacts } from '../../../machine/record/record.ts';
import type { AnsweredStudy } from '../../circuit/state/answered-study.ts';
import { openInTab } from '../tab/tab.ts';
import { CostFields, SharedFields } from './Costs.tsx';
import { variantTexts } from './words.ts';
import styles from './Variants.module.css';

const PAGE = '/simulation/circuit/general';

interface Asked {
  readonly id: string;
  readonly query: string;
  readonly facts: BareFacts;
}
interface Answered {
  readonly id: string;
  /** Undefined where it has no result. */
  readonly study: AnsweredStudy | undefined;
  readonly year: VariantYear | undefined;
}
interface Computed {
  readonly of: string;
  readonly t: Translator;
  readonly answers: readonly Answered[];
}

const FLOOR = 25;

/** Computes them anew when another is ticked, or one has changed. */
function useVariants(ticked: readonly Ticked[], floor: number): Computed | 'failed' | undefined {
  const { locale } = useTranslator();
  // Names and prices change without a new computation.
  const asked = JSON.stringify([
    floor,
    ticked.map(({ machine, kept: { id, query } }): Asked => ({ id, query, facts: bareFacts(machine) })),
  ]);
  const [computed, setComputed] = useState<Computed | 'failed' | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const compute = async (): Promise<void> => {
      const [least, all] = JSON.parse(asked) as readonly [number, readonly Asked[]];
      const t = await variantTexts(locale);
      const answers: Answered[] = [];
      for (const { id, query, facts } of all) {
        const study = await studyAnswered(query, facts, locale, signal);
        if (signal.aborted) return;
        answers.push({ id, study, year: study && (await yearOfStudy(study, least, signal)) });
        if (signal.aborted) return;
      }
      setComputed({ of: asked, t, answers });
    };
    compute().catch(() => {
      if (!signal.aborted) setComputed('failed');
    });
    return () => stop.abort();
  }, [asked, locale]);
  return computed === 'failed' || computed?.of === asked ? computed : undefined;
}

function Rows({ rows, t }: { readonly rows: readonly VariantRow[]; readonly t: Translator }) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const count = rows[0]?.cells.length ?? 0;
  return groups.map((group: GroupName) => (
    <tbody key={group}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={count + 1}>
          {t(`variants.groups.${group}`)}
        </th>
      </tr>
      {rows
        .filter((row) => row.group === group)
        .map(({ name, cells }) => (
          <tr key={name} data-figure={name}>
            <th scope="row">{t(`variants.rows.${name}`)}</th>
            {cells.map(({ text, difference, isBest }, place) => (
              <td key={place} className={isBest ? styles.best : undefined} data-best={isBest ? '' : undefined}>
                {text}
                {difference === '' ? null : <small>{difference}</small>}
                {isBest ? <small>{t('variants.best')}</small> : null}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  ));
}

export function Variants({ ticked }: { readonly ticked: readonly Ticked[] }) {
  const own = useTranslator();
  const format = useFormatter();
  const texts = useWhole($sharedCosts);
  useEffect(() => $sharedCosts.restore(), []);
  const sign = decimalSign(own.locale);
  const sharedOf = (key: keyof typeof SHARED_RANGES): number | undefined =>
    numberWithin(texts[key], SHARED_RANGES[key], sign) ?? undefined;
  const computed = useVariants(ticked, sharedOf('floor') ?? FLOOR);
  const [kwh, years] = [sharedOf('kwh'), sharedOf('years')];
  const t = computed === 'failed' || computed === undefined ? undefined : computed.t;
  const answers = computed === 'failed' || computed === undefined ? [] : computed.answers;
  const found = ticked.map((one) => ({ ...one, ...answers.find(({ id }) => id === one.kept.id) }));
  const failed = found.filter(({ study }) => study === undefined);
  const variants = found.flatMap(({ study, year, ...one }): readonly Variant[] =>
    study && year !== undefined ? [{ ...one, study, year }] : [],
  );
  if (computed === 'failed') return <p className={notice.error}>{own('machines.variantsOutOfReach')}</p>;
  if (!t) return <p role="status">{own('machines.variantsPending')}</p>;
  const rows = variants.length < 2 ? [] : variantRows(variants, { kwh, years }, t, format);
  return (
    <section className={styles.variants} aria-label={t('variants.title')} data-compared={variants.length}>
      <h2>{t('variants.title')}</h2>
      {failed.map(({ title, kept }) => (
        <p key={kept.id} className={remarks.problem}>
          {t('variants.noResult', { name: title })}
        </p>
      ))}
      {rows.length === 0 ? null : (
        <>
          <p className={remarks.fine}>{t('variants.ownPoint')}</p>
          {remarksOf(variants).map((remark) => (
            <p key={remark} className={notice.warning} data-remark={remark}>
              {t(`variants.${remark}`)}
            </p>
          ))}
          <SharedFields t={t} texts={texts} />
          <div className={tables.scroller} role="region" tabIndex={0} aria-label={t('variants.title')}>
            <table className={`${tables.table} ${tables.ruled} ${styles.table}`}>
              <thead>
                <tr>
                  <th scope="col">{t('variants.quantity')}</th>
                  {variants.map(({ title, kept }) => (
                    <th key={kept.id} scope="col">
                      <a
                        href={linkWithin(`${localePath(t.locale, PAGE)}${kept.query}`)}
                        onClick={() => {
                          const one = ticked.find((each) => each.kept.id === kept.id);
                          if (one) openInTab(one.machine, { study: kept.id, query: kept.query });
                        }}
                      >
                        {title}
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <Rows rows={rows} t={t} />
              <CostFields t={t} variants={variants} ticked={ticked} />
            </table>
          </div>
          <div className={command.row}>
            <button
              type="button"
              className={command.quiet}
              data-variants-csv=""
              onClick={() => saveCsv(csvOfTables([csvRows(variants, rows, t)], t.locale), t('variants.file'))}
            >
              {t('variants.csv')}
            </button>
            <button type="button" className={command.quiet} onClick={() => print()}>
              {t('variants.print')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
