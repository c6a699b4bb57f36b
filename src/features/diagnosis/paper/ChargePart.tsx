/** The leak check of the charge typed: class, interval, next date, and that day in the calendar. */
import { reminderFile } from '../../../diagnosis/measurements/reminder.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { saveFile } from '../../../kit/files/save.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import { WHOSE_LAW } from '../../../regulation/wording/whose.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import { dayInWords } from '../../../language/days.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import type { PaperCharge } from './charge.ts';
import { dayAfterMonths } from './charge.ts';
import { PaperFlag, PaperText } from './fields.tsx';
import type { PaperPart } from './fields.tsx';
import { leaksOf, massOf, textOf } from './sheet.ts';
import panel from '../panel.module.css';
import styles from './Papers.module.css';

const tonnes = (co2e: number | undefined, { locale }: Translator): string =>
  co2e === undefined ? '–' : withUnit(formatAtMost(co2e, 2, locale), 't');

function intervalText({ months, monthsWithout, isExempt }: PaperCharge, t: Translator): string {
  if (isExempt) return t('papers.charge.exempt');
  if (months === 0) return t('papers.charge.none');
  return months === monthsWithout
    ? t('papers.charge.months', { n: months })
    : t('papers.charge.monthsWithout', { n: months, without: monthsWithout });
}

function Answer({ fluid, sheet, charge }: { readonly charge: PaperCharge } & Pick<PaperPart, 'fluid' | 'sheet'>) {
  const t = useTranslator();
  const { co2e, box, months, byNotice, isDetectionRequired } = charge;
  const next = months > 0 ? dayAfterMonths(textOf(sheet, 'date'), months) : undefined;
  const isLeaking = leaksOf(sheet).length > 0 && !sheet.isRepaired;
  const machine = textOf(sheet, 'machine') === '' ? t('papers.charge.unnamed') : textOf(sheet, 'machine');
  const remind = (): void => {
    const mass = withUnit(formatAtMost(massOf(sheet, 'charge') ?? 0, 3, t.locale), 'kg');
    const file = reminderFile({
      machine,
      date: next ?? '',
      summary: t('papers.charge.summary', { machine }),
      description: t('papers.charge.description', { fluid, charge: mass, co2e: tonnes(co2e, t) }),
      made: Date.now(),
    });
    if (file !== undefined)
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${t('papers.charge.file')}.ics`);
  };
  const facts = [
    [t('papers.charge.co2e'), tonnes(co2e, t)],
    [t('papers.charge.class'), box],
    [t('papers.charge.interval'), intervalText(charge, t)],
    ...(next === undefined ? [] : [[t('papers.charge.next'), dayInWords(next, t.locale)] as const]),
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {byNotice ? (
        <p className={remarks.note}>
          {t('papers.charge.byNotice', {
            box: byNotice.box,
            months: byNotice.months > 0 ? t('papers.charge.months', { n: byNotice.months }) : t('papers.charge.none'),
          })}
        </p>
      ) : null}
      {isDetectionRequired ? (
        <p className={remarks.note}>{t(sheet.isFixed ? 'papers.charge.required' : 'papers.charge.requiredMissing')}</p>
      ) : null}
      {isLeaking ? (
        <p className={remarks.note}>{t('papers.charge.red')}</p>
      ) : next === undefined ? null : (
        <p className={remarks.note}>{t('papers.charge.blue', { date: dayInWords(next, t.locale) })}</p>
      )}
      {next === undefined ? null : (
        <button type="button" className={`${command.quiet} ${panel.thumb}`} onClick={remind}>
          {t('papers.charge.ics')}
        </button>
      )}
      <p className={remarks.note}>{WHOSE_LAW[t.locale]}</p>
    </>
  );
}

export function ChargePart({ fluid, sheet, answer, change, write }: PaperPart) {
  const t = useTranslator();
  const mass = massOf(sheet, 'charge');
  const isWrong = mass !== undefined && !(mass > 0);
  return (
    <fieldset className={`${group.group} ${styles.group}`}>
      <legend>{t('papers.charge.title')}</legend>
      <p className={remarks.note}>{t('papers.charge.fluid', { fluid })}</p>
      <PaperText
        {...{ sheet, write }}
        name="charge"
        kind="mass"
        label={t('papers.charge.charge')}
        problem={isWrong ? t('papers.charge.wrong') : undefined}
      />
      <PaperText {...{ sheet, write }} name="machine" label={t('papers.charge.machine')} />
      <PaperText {...{ sheet, write }} name="date" kind="date" label={t('papers.charge.date')} />
      {(['isFixed', 'isHermetic'] as const).map((name) => (
        <PaperFlag
          key={name}
          name={name}
          label={t(`papers.charge.${name}`)}
          isOn={sheet[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
      <div role="status" className={styles.answer} data-paper-answer="">
        {typeof answer === 'object' ? (
          <Answer fluid={fluid} sheet={sheet} charge={answer} />
        ) : (
          <p className={remarks.note}>{t(`papers.charge.${answer ?? 'empty'}`)}</p>
        )}
      </div>
    </fieldset>
  );
}
