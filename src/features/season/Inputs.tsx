/** What the year is asked, which starts it. */
import { useEffect, useRef } from 'react';
import { PROCESS_CONFIRMED_TO } from '../../season/climate.ts';
import { CYCLES } from '../../simulation/cycles/index.ts';
import { changesBefore } from '../../kit/form/before-script.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { Note } from '../../kit/island/note.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Group } from '../simulator/form-parts.tsx';
import group from '../../kit/styles/group.module.css';
import sheet from '../../kit/styles/field.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../simulator/form-parts.module.css';
import { Field, Points, useRefusal, useText } from './field.tsx';
import { Fluid, MoneyAndImpact, Modes, WeatherFile } from './late-form.ts';
import { asIsland, usePage } from './page-data.ts';
import { fieldOfProblem, problemText } from './problem-text.ts';
import { isSimulated, PAGE_CYCLES, PAGE_FIGURES } from './state/fields.ts';
import type { PageFigure } from './state/fields.ts';

const useFigure = (): PageFigure => {
  const chosen = useText('figure');
  return PAGE_FIGURES.find((figure) => figure === chosen) ?? 'scop';
};

/** Where nothing in view says what is wrong. */
function Alert() {
  const t = useTranslator();
  const { season } = usePage();
  const text = usePart(season.$shown, ({ figure, problem }) => {
    const field = problem && fieldOfProblem(figure, problem);
    const isShown =
      field !== undefined && season.form.fields.some(({ key }) => key === field || field.startsWith(`${key}.`));
    return problem && !isShown ? problemText(figure, problem, t) : undefined;
  });
  return text === undefined ? null : (
    <p className={notice.error} role="alert">
      {text}
    </p>
  );
}

const POINTS = { scop: 'points', seer: 'points_c', sepr: 'points_p' } as const;

function Declared({ figure }: { readonly figure: 'scop' | 'seer' | 'sepr' }) {
  const t = useTranslator();
  const isCompared = useText('compare') === 'true';
  const key = POINTS[figure];
  const methods = { cc: t('season.methods.cc'), cd: t('season.methods.cd') };
  const isWrong = [useRefusal('cc'), useRefusal('cd')].some((refusal) => refusal !== undefined);
  return (
    <>
      <Group title={t('season.groups.points')}>
        <Points name={key} />
        <p className={`${remarks.fine} ${styles.note}`}>{t(`season.notes.points_${figure}`)}</p>
      </Group>
      {isCompared ? (
        <Group title={t('season.groups.points_2')}>
          <Points name={`${key}_2`} />
        </Group>
      ) : null}
      <RoomyFold name="degradation" title={t('season.groups.degradation')} isWanted={isWrong}>
        <div className={group.group}>
          <Field name="method" words={methods} />
          <div className={styles.spacer} />
          <Field name="cc" />
          <Field name="cd" />
          <Field name="own_c" note={t('season.notes.c')} />
        </div>
      </RoomyFold>
    </>
  );
}

function Simulated({ figure }: { readonly figure: 'heating' | 'annual' }) {
  const t = useTranslator();
  const isCompared = useText('compare') === 'true';
  const cycles = Object.fromEntries(PAGE_CYCLES.map((id) => [id, CYCLES[id].name[t.locale]]));
  const isHeating = figure === 'heating';
  return (
    <>
      <Group title={t('season.groups.machine')}>
        <Fluid machine={0} />
        {isCompared ? <Fluid machine={1} /> : null}
        <div className={styles.spacer} />
        <Field name="architecture" words={cycles} note={t('season.notes.architecture')} />
        <div className={styles.spacer} />
        <Field name="rend_is" note={t('season.notes.rend_is')} />
        <Field name="rend_is_2" />
        <Field name="eta_motor" note={t('season.notes.eta_motor')} />
        <Field name="surch_evp" />
        <Field name="sous_ref_cdr" />
      </Group>
      <Group title={t('season.groups.exchangers')}>
        {isHeating ? (
          <>
            <Field name="t_supply" />
            <Field name="t_supply_min" />
            <Field name="dt_evp" />
            <Field name="dt_cdr_h" note={t('season.notes.temperatures')} />
          </>
        ) : (
          <>
            <Field name="t_evp" />
            <Field name="dt_cdr" />
            <Field name="t_cdr_min" />
            <Field name="approach" note={t('season.notes.approach')} />
          </>
        )}
      </Group>
      <Group title={t('season.groups.control')}>
        <Field name="x_cycling" />
        <Field name="x_cycling_h" />
        <Field name="cc" />
        <Field name="defrost" note={t('season.notes.defrost')} />
        <Field name="p_aux" />
      </Group>
      <Group title={t('season.groups.weather')}>
        <WeatherFile />
      </Group>
    </>
  );
}

function Need({ figure }: { readonly figure: PageFigure }) {
  const t = useTranslator();
  const application = useText('application');
  const year = useText('season');
  const climates = {
    average: t('season.climates.average'),
    warmer: t('season.climates.warmer'),
    colder: t('season.climates.colder'),
  };
  const applications = {
    condensing_medium: t('season.applications.condensing_medium'),
    condensing_low: t('season.applications.condensing_low'),
    chiller: t('season.applications.chiller'),
  };
  const seasons = { process: t('season.seasons.process'), cooling: t('season.seasons.cooling') };
  const isProcess = figure === 'sepr' || figure === 'annual';
  return (
    <Group title={t(isProcess ? 'season.groups.process' : 'season.groups.building')}>
      <Field name="climate" words={climates} />
      <Field name="season" words={seasons} />
      <Field name="application" words={applications} />
      <div className={styles.spacer} />
      {figure === 'sepr' || (figure === 'annual' && year === 'process') ? (
        <p className={`${remarks.fine} ${styles.note}`}>
          <Note text={t('season.notes.process', { t: PROCESS_CONFIRMED_TO })} />
          {figure === 'sepr' ? ` ${t(`season.notes.process_${application === 'chiller' ? 'chiller' : 'unit'}`)}` : ''}
        </p>
      ) : null}
      <Field name="p_design" />
      <Field name="p_design_c" />
      <Field name="p_design_p" />
      <Field name="t_biv" note={t('season.notes.t_biv')} />
      <Field name="t_ol" note={t('season.notes.t_ol')} />
      <Field name="power_cold" />
      <Field name="load_min" />
      <Field name="t_load_min" />
      <Field name="t_load_max" />
    </Group>
  );
}

export const Inputs = asIsland(function SeasonInputs() {
  const t = useTranslator();
  const { season } = usePage();
  const root = useRef<HTMLDivElement>(null);
  const figure = useFigure();
  useEffect(() => {
    const stop = needIslandsOnceChanged(season.$shown);
    const changeAgain = changesBefore(root.current);
    season.start();
    changeAgain();
    return stop;
  }, [season]);
  const figures = Object.fromEntries(PAGE_FIGURES.map((one) => [one, t(`season.figures.${one}`)]));
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('season.groups.what')}>
        <Field name="figure" words={figures} />
        <Compare />
      </Group>
      <Need figure={figure} />
      {isSimulated(figure) ? (
        <Simulated figure={figure as 'heating' | 'annual'} />
      ) : (
        <Declared figure={figure as 'scop' | 'seer' | 'sepr'} />
      )}
      <Modes />
      <MoneyAndImpact />
    </div>
  );
});

function Compare() {
  const t = useTranslator();
  const { form } = usePage().season;
  const isOn = useText('compare') === 'true';
  return (
    <label className={sheet.flag} data-field="compare">
      <input
        type="checkbox"
        name="compare"
        checked={isOn}
        onChange={(event) => form.set('compare', String(event.currentTarget.checked))}
      />
      <span>{t('season.compare')}</span>
    </label>
  );
}
