/** What the sheet needs beside the charge, and what is wrong with it. */
import { useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import fold from '../../../kit/styles/fold.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { dayInWords } from '../../../language/days.ts';
import { PaperFlag, PaperText } from './fields.tsx';
import type { PaperPart } from './fields.tsx';
import { CHARGED, KINDS, RECOVERED, sheetProblems } from './sheet.ts';
import type { SheetProblem } from './sheet.ts';
import styles from './Papers.module.css';

const PEOPLE = ['number', 'op_name', 'op_siret', 'own_name', 'own_siret', 'location', 'postcode'] as const;
const WASTE = ['container', 'bsff', 'destination'] as const;

export function SheetForm({ sheet, change, write }: PaperPart) {
  const t = useTranslator();
  const problems = sheetProblems(sheet);
  const said = ({ code, field, date }: SheetProblem): string =>
    t(`papers.problems.${code}`, {
      field: field === 'kinds' ? '' : t(`papers.fields.${field as 'op_siret'}`),
      date: date === undefined ? '' : dayInWords(date, t.locale),
    });
  const isOn = (kind: (typeof KINDS)[number]): boolean => sheet.kinds.includes(kind);
  const text = (name: (typeof PEOPLE)[number] | (typeof WASTE)[number] | 'comment' | 'det_id') => (
    <PaperText key={name} {...{ sheet, write, name }} label={t(`papers.fields.${name}`)} />
  );
  return (
    <details className={fold.fold} data-sheet="">
      <summary>{t('papers.sheet.title')}</summary>
      <div className={styles.sheet}>
        <fieldset className={`${group.group} ${styles.group}`}>
          <legend>{t('papers.sheet.kinds')}</legend>
          {KINDS.map((kind) => (
            <PaperFlag
              key={kind}
              name={kind}
              label={t(`papers.kinds.${kind}`)}
              isOn={isOn(kind)}
              onChange={(on) => change({ kinds: KINDS.filter((one) => (one === kind ? on : isOn(one))) })}
            />
          ))}
          {text('comment')}
        </fieldset>
        <fieldset className={`${group.group} ${styles.group}`}>
          <legend>{t('papers.sheet.people')}</legend>
          {PEOPLE.map(text)}
          <PaperFlag
            name="isProfessional"
            label={t('papers.sheet.isProfessional')}
            isOn={sheet.isProfessional}
            onChange={(on) => change({ isProfessional: on })}
          />
        </fieldset>
        <fieldset className={`${group.group} ${styles.group}`}>
          <legend>{t('papers.sheet.leaks')}</legend>
          {text('det_id')}
          <PaperText {...{ sheet, write }} name="det_check" kind="date" label={t('papers.fields.det_check')} />
          <PaperText {...{ sheet, write }} name="leaks" kind="lines" label={t('papers.fields.leaks')} />
          <PaperFlag
            name="isRepaired"
            label={t('papers.sheet.isRepaired')}
            isOn={sheet.isRepaired}
            onChange={(on) => change({ isRepaired: on })}
          />
        </fieldset>
        <fieldset className={`${group.group} ${styles.group}`}>
          <legend>{t('papers.sheet.masses')}</legend>
          {[...CHARGED, ...RECOVERED].map((name) => (
            <PaperText key={name} {...{ sheet, write, name }} kind="mass" label={t(`papers.fields.${name}`)} />
          ))}
          {WASTE.map(text)}
        </fieldset>
      </div>
      <div role="status">
        {problems.length > 0 ? (
          <>
            <p className={remarks.note}>{t('papers.sheet.problems')}</p>
            <ul className={remarks.warnings} data-paper-problems="">
              {keyed(problems, ({ code, field }) => `${code} ${field}`).map(([key, problem]) => (
                <li key={key} data-code={problem.code}>
                  {said(problem)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </details>
  );
}
