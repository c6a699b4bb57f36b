/** Readings beyond the first, each of which may decide; folded until they are wanted. */
import { useEffect, useRef, useState } from 'react';
import { supposedScale } from '../../diagnosis/readings/fields.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { measureOf, fieldAt } from '../../kit/form/fields.ts';
import type { NumberField } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import fold from '../../kit/styles/fold.module.css';
import group from '../../kit/styles/group.module.css';
import { usePage } from './page-data.ts';
import { Instruments } from './Instruments.tsx';
import { LEVELS, SEEN, USUAL } from './state/fields.ts';
import { fieldsOfPreset, presetOfFields, PROBE_FIELDS } from './state/probes.ts';
import { useRefusal } from './use-refusal.ts';
import type { FieldName } from './words.ts';
import styles from './More.module.css';

const GROUPS = [
  [
    'pipes',
    [
      't_discharge',
      'td_corr',
      't_suc_comp',
      't_liq_valve',
      't_before_drier',
      't_after_drier',
      'p_evap_out',
      't_4v_in',
      't_4v_out',
      'wb_in',
      'osc',
      'period',
    ],
  ],
  ['seen', ['sight', 'receiver_level', 'ice', 'wet', 'oil', 'air_checked']],
  ['standstill', ['p_stop', 't_stop']],
  ['power', ['power_meas', 'power_nom', 'current_meas', 'current_nom', 'v_swept', 'rend_v', 'capacity_nom', 'eer_nom']],
  ['noted', ['sh_tech', 'sc_tech']],
  ['expected', ['exp_t0', 'exp_tk', 'exp_sh', 'exp_sc']],
  ['probes', ['altitude', 'acc_t', 'acc_p', 'fs_lp', 'fs_hp']],
] as const satisfies readonly (readonly [string, readonly FieldName[]])[];

/** What counts where nothing is typed: of the scale of a gauge, what it reads decides. */
function usualOf(path: FieldName, values: Readonly<Record<string, unknown>>): number | undefined {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  if (path === 'fs_lp') return supposedScale(path, [values['p_lp'], values['p_evap_out']].filter(isNumber));
  if (path === 'fs_hp') return supposedScale(path, [values['p_hp']].filter(isNumber));
  return USUAL[path];
}

function Field({ path }: { readonly path: FieldName }) {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const problem = useRefusal(path);
  const usual = usePart(form.$content, ({ values }) => usualOf(path, values));
  const field = fieldAt(form.fields, path);
  const words =
    field?.kind !== 'choice'
      ? {}
      : field.options === LEVELS
        ? Object.fromEntries(LEVELS.map((key) => [key, t(`diagnosis.levels.${key}`)]))
        : Object.fromEntries(SEEN.map((key) => [key, t(`diagnosis.seen.${key}`)]));
  return (
    <FormField
      form={form}
      path={path}
      label={t(`diagnosis.fields.${path}`)}
      problem={problem}
      words={words}
      {...(usual !== undefined && path !== 'altitude' && { standIn: { value: usual, mark: t('diagnosis.usual') } })}
      allowsNegative={field?.kind === 'number' && NEGATIVE.has(measureOf(field as NumberField, {}).quantity)}
    />
  );
}
/** One choice in place of four figures. */
function OwnInstruments() {
  const { form } = usePage().diagnosis;
  const [wanted, setWanted] = useState('');
  const value = usePart(form.$content, ({ values }) => presetOfFields(values, wanted));
  const empty = Object.fromEntries(PROBE_FIELDS.map((key) => [key, '']));
  return (
    <Instruments
      name="instruments"
      value={value}
      onChange={(chosen) => {
        setWanted(chosen);
        form.change(empty, fieldsOfPreset(chosen));
      }}
    />
  );
}

const NEGATIVE: ReadonlySet<string> = new Set(['temperature', 'temperatureDifference', 'gaugePressure', 'length']);

export function More() {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  // Opened by itself where a link or a visit that was kept fills one of its fields.
  const hasOne = usePart(form.$content, ({ texts }) =>
    GROUPS.some(([, keys]) => keys.some((key) => !['', 'false'].includes(String(texts[key] ?? '')))),
  );
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? hasOne;
  // Three dozen fields that few open: drawn once they are, not served with the page.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const element = useRef<HTMLDetailsElement>(null);
  // A reader may be faster than the page's scripts, and no event tells of that.
  useEffect(() => {
    if (element.current?.open) setChosen(true);
  }, []);
  return (
    <details
      ref={element}
      className={`${fold.fold} ${styles.fold}`}
      open={isOpen}
      onToggle={(event) => setChosen(event.currentTarget.open)}
    >
      <summary>{t('diagnosis.groups.more')}</summary>
      {wasOpened ? (
        <div className={styles.groups}>
          {GROUPS.map(([name, keys]) => (
            <fieldset key={name} className={group.group}>
              <legend>{t(`diagnosis.groups.${name}`)}</legend>
              {name === 'probes' ? <OwnInstruments /> : null}
              {keys.map((key) => (
                <Field key={key} path={key} />
              ))}
            </fieldset>
          ))}
        </div>
      ) : null}
    </details>
  );
}
