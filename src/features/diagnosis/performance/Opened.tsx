/** The panel once it is open: the fifth and sixth readings first, what they are worth, then whatever else can witness. */
import { useEffect, useMemo, useState } from 'react';
import { createTranslator } from '../../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../../i18n/keys.ts';
import { localePath } from '../../../i18n/paths.ts';
import type { Locale } from '../../../language/index.ts';
import { FormField } from '../../../kit/controls/FormField.tsx';
import { Select } from '../../../kit/controls/Select.tsx';
import { textAt } from '../../../kit/form/fields.ts';
import { TranslatorProvider, useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import fold from '../../../kit/styles/fold.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { compressorKey } from '../../../circuit/compressor/key.ts';
import { doorAccuracyPath } from '../../../kit/accuracy-path.ts';
import { $compressors } from '../../compressor/state/list.ts';
import panelStyles from '../panel.module.css';
import { usePage } from '../page-data.ts';
import { ReadingRow } from '../ReadingRow.tsx';
import { useRefusal } from '../use-refusal.ts';
import { $named } from '../state/named.ts';
import { Compared, Season } from './Compared.tsx';
import { Report } from './Report.tsx';
import { Result } from './Result.tsx';
import {
  BOUNDARY_CHOICES,
  DISCHARGE_PROBES,
  GROUPS,
  LOSS_CHOICES,
  MEDIA_PROBES,
  POWER_CHOICES,
  SCOPES,
  SIDE_MEDIA,
} from './state/fields.ts';
import { createPerformance } from './state/performance.ts';
import type { PerformancePanel } from './state/performance.ts';
import { countedPower } from './state/request.ts';
import { withBand } from './words.ts';
import styles from './Performance.module.css';

export interface OpenedPerformanceProps {
  readonly t: Translator;
}

const TEXTS: Readonly<Record<Locale, () => Promise<{ readonly texts: Dictionary }>>> = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
};

/** The texts of the panel, of one language: those of the page stay with the page. */
export async function performanceTranslator(locale: Locale): Promise<Translator> {
  const { texts } = await TEXTS[locale]();
  return createTranslator(locale, { [locale]: texts });
}

/** The readings a first figure waits for. */
const READINGS = ['t_discharge', 'power_meas'] as const;
const COMPRESSORS = '/simulation/compressor';
const ARTICLE = '/ressources/articles/mesurer-cop';

function Reading({ path }: { readonly path: (typeof READINGS)[number] }) {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const isNamed = usePart($named, (named) => named.includes(path));
  return (
    <ReadingRow
      form={form}
      path={path}
      label={t(`performance.fields.${path}`)}
      note={t(`performance.notes.${path}`)}
      problem={useRefusal(path)}
      isDoubted={isNamed}
    />
  );
}

type Field = (typeof GROUPS)[keyof typeof GROUPS][number];

function Field({ panel, path }: { readonly panel: PerformancePanel; readonly path: Field }) {
  const t = useTranslator();
  const words = (keys: readonly string[], of: (key: never) => string) =>
    Object.fromEntries(keys.map((key) => [key, of(key as never)]));
  const choices: Partial<Record<Field, Readonly<Record<string, string>>>> = {
    e_medium: words(SIDE_MEDIA, (key: (typeof SIDE_MEDIA)[number]) => t(`performance.media.${key}`)),
    c_medium: words(SIDE_MEDIA, (key: (typeof SIDE_MEDIA)[number]) => t(`performance.media.${key}`)),
    media_probes: words(MEDIA_PROBES, (key: (typeof MEDIA_PROBES)[number]) => t(`performance.probes.${key}`)),
    discharge_at: words(DISCHARGE_PROBES, (key: (typeof DISCHARGE_PROBES)[number]) =>
      t(`performance.discharges.${key}`),
    ),
    loss_kind: words(LOSS_CHOICES, (key: (typeof LOSS_CHOICES)[number]) => t(`performance.losses.${key}`)),
    power_of: words(POWER_CHOICES, (key: (typeof POWER_CHOICES)[number]) => t(`performance.powers.${key}`)),
    out_of_scope: words(SCOPES, (key: (typeof SCOPES)[number]) => t(`performance.scopes.${key}`)),
    boundary: words(BOUNDARY_CHOICES, (key: (typeof BOUNDARY_CHOICES)[number]) => t(`performance.boundaries.${key}`)),
  };
  const note = path === 'e_flow' || path === 'c_flow' ? t('performance.notes.flow') : undefined;
  return (
    <FormField
      form={panel.form}
      path={path}
      label={t(`performance.fields.${path}`)}
      words={choices[path]}
      note={note}
      allowsNegative={path === 'plate_cold' || path === 'plate_hot'}
    />
  );
}

/** A compressor of the reader's list, of the refrigerant of the visit. */
function Sheet({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const records = useWhole($compressors);
  const fluid = usePart(usePage().diagnosis.form.$content, ({ options }) => options['fluid']);
  const chosen = usePart(panel.form.$content, ({ texts }) => textAt(texts, 'map'));
  const own = records.filter((record) => record.fluid === fluid);
  return (
    <>
      {own.length === 0 ? (
        <p className={remarks.note}>{t('performance.notes.noSheet')}</p>
      ) : (
        <Select
          name="map"
          label={t('performance.fields.map')}
          value={chosen}
          options={[
            { value: '', label: t('performance.none') },
            ...own.map((record) => ({
              value: compressorKey(record),
              label: [record.marque, record.name].filter(Boolean).join(' '),
            })),
          ]}
          onChange={(value) => panel.form.set('map', value)}
        />
      )}
      <a href={localePath(t.locale, COMPRESSORS)}>{t('performance.notes.sheetList')}</a>
    </>
  );
}

function Counted({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  const outcome = countedPower(useWhole(panel.form.$content));
  if (!outcome?.ok) return null;
  const { power, U } = outcome.result;
  return <p data-counted="">{t('performance.counted', { p: withBand(power, U, 'kW', t) })}</p>;
}

function More({ panel }: { readonly panel: PerformancePanel }) {
  const t = useTranslator();
  return (['media', 'sheet', 'counter', 'details', 'plate', 'season'] as const).map((name) => (
    <details key={name} className={fold.fold} data-more={name}>
      <summary>{t(`performance.groups.${name}`)}</summary>
      <div className={`${group.group} ${styles.fields}`}>
        {name === 'sheet' ? (
          <Sheet panel={panel} />
        ) : (
          GROUPS[name].map((path) => <Field key={path} panel={panel} path={path} />)
        )}
        {name === 'media' ? <p className={remarks.note}>{t('performance.notes.media')}</p> : null}
        {name === 'counter' ? <Counted panel={panel} /> : null}
        {name === 'plate' ? <p className={remarks.note}>{t('performance.notes.plate')}</p> : null}
        {name === 'season' ? <Season panel={panel} /> : null}
      </div>
    </details>
  ));
}

const LIMITS = ['silent', 'model', 'out'] as const;
/** What is said of electricity never comes first. */
const SAFETY = ['hot', 'fans', 'gases', 'gauges', 'electrical'] as const;

function Notes() {
  const t = useTranslator();
  return (
    <>
      <section className={styles.part} data-limits="">
        <h3>{t('performance.limits.title')}</h3>
        {LIMITS.map((key) => (
          <p key={key} className={remarks.note}>
            {t(`performance.limits.${key}`)}
          </p>
        ))}
        <p className={styles.ways}>
          <a href={localePath(t.locale, doorAccuracyPath('measuredPerformance'))}>{t('diagnosis.verdict.trial')}</a>
          <a href={localePath(t.locale, ARTICLE)}>{t('performance.limits.article')}</a>
        </p>
      </section>
      <section className={styles.part} data-safety="">
        <h3>{t('performance.safety.title')}</h3>
        <ul className={styles.warnings}>
          {SAFETY.map((key) => (
            <li key={key}>{t(`performance.safety.${key}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Body() {
  const { locale } = useTranslator();
  const { diagnosis } = usePage();
  const [panel] = useState(() => createPerformance(diagnosis, locale));
  useEffect(() => panel.watch(), [panel]);
  // Its figures are in the units of the reader: drawn anew when they change.
  useFormatter();
  return (
    <div className={`${panelStyles.parts} ${styles.body}`} data-readings="">
      <Result panel={panel} />
      <div className={styles.readings}>
        {READINGS.map((path) => (
          <Reading key={path} path={path} />
        ))}
      </div>
      <div>
        <More panel={panel} />
      </div>
      <Compared panel={panel} />
      <Report panel={panel} />
      <Notes />
    </div>
  );
}

export function OpenedPerformance({ t: own }: OpenedPerformanceProps) {
  const page = useTranslator();
  const t = useMemo(
    (): Translator =>
      Object.assign(
        ((key, values) => (key.startsWith('performance.') ? own(key, values) : page(key, values))) as Translator,
        { locale: page.locale },
      ),
    [own, page],
  );
  return (
    <TranslatorProvider value={t}>
      <Body />
    </TranslatorProvider>
  );
}
