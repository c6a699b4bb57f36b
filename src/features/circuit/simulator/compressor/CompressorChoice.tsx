import type { MouseEvent } from 'react';
import { compressorKey } from '../../../../circuit/compressor/key.ts';
import { localePath } from '../../../../i18n/paths.ts';
import { $compressors, saveCompressors } from '../../../compressor/state/list.ts';
import { linkFromRecord } from '../../../compressor/state/sheet.ts';
import { studyPointParams } from '../../../compressor/state/study-point.ts';
import { carriedCompressor } from '../state/compressor-run.ts';
import type { RegimeInputs } from '../../../../simulation/regimes.ts';
import { useSimulation } from '../use-simulation.ts';
import { Select } from '../../../../kit/controls/Select.tsx';
import { useWhole } from '../../../../kit/island/use-part.ts';
import command from '../../../../kit/styles/command.module.css';
import field from '../../../../kit/styles/field.module.css';
import notice from '../../../../kit/styles/notice.module.css';
import panel from '../../../../kit/styles/panel.module.css';
import styles from './CompressorMode.module.css';
import { compressorTexts } from './texts.ts';

const PAGE = '/simulation/compressor';
/** Hz, of a sheet that says none. */
const USUAL_FREQUENCY = 50;

/** What is tried on the page of compressors is what the study runs at, as it stands when the link is followed. */
function atStudyPoint({ permanent }: RegimeInputs, { currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const params = new URLSearchParams(currentTarget.search);
  for (const [key, value] of Object.entries(studyPointParams(permanent))) params.set(key, value);
  currentTarget.search = params.toString();
}

/** The saved compressor that sizes the machine; what to do where there is none, or not the one a link names. */
export function CompressorChoice() {
  const { $carried, $compressor, $fluid, $frequency, $inputs, setField } = useSimulation();
  const t = compressorTexts();
  const records = useWhole($compressors);
  const key = useWhole($compressor);
  const fluid = useWhole($fluid);
  const frequency = useWhole($frequency);
  const brought = carriedCompressor(useWhole($carried));
  const own = records.find((one) => compressorKey(one) === key);
  const record = own ?? (brought && compressorKey(brought) === key ? brought : undefined);
  const isMissing = key !== null && record === undefined;
  const options = (record && !own ? [...records, record] : records).map((one) => ({
    value: compressorKey(one),
    label: `${one.marque ?? ''} ${one.name ?? ''}`,
  }));
  const ofSheet = record?.fluid;
  const page = localePath(t.locale, PAGE);
  const sheet = record && new URLSearchParams({ sheet: linkFromRecord(record) });
  return (
    <div className={`${panel.tight} ${styles.choice}`} data-compressor-choice={isMissing ? 'missing' : ''}>
      {options.length > 0 ? (
        <Select
          name="compressor"
          label={t('compressor.mode.choose')}
          value={record ? (key ?? '') : ''}
          options={record ? options : [{ value: '', label: t('compressor.mode.none') }, ...options]}
          onChange={(chosen) => $compressor.set(chosen === '' ? null : chosen)}
        />
      ) : (
        <p>{t('compressor.mode.noneSaved')}</p>
      )}
      {key === null ? <p className={notice.info}>{t('compressor.mode.choosing')}</p> : null}
      {isMissing ? (
        <p className={notice.error}>
          <strong>{t('circuitMachine.problems.E_COMPRESSOR')}</strong>{' '}
          {t('compressor.mode.missing', { name: key.replace('|', ' ') })}
        </p>
      ) : null}
      {record && !own ? (
        <p className={notice.warning} data-carried="">
          {t('compressor.mode.carried')}{' '}
          <button type="button" className={command.quiet} onClick={() => void saveCompressors([record])}>
            {t('compressor.mode.keep')}
          </button>
        </p>
      ) : null}
      {record ? (
        <label className={styles.frequency}>
          {t('compressor.mode.frequency')}
          <input
            className={field.input}
            name="frequency"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={String(record.frequency ?? USUAL_FREQUENCY)}
            value={frequency}
            onChange={(event) => $frequency.set(event.currentTarget.value)}
          />
        </label>
      ) : null}
      {ofSheet !== undefined && ofSheet !== fluid ? (
        <p className={notice.warning}>
          {t('compressor.mode.otherFluid', { own: ofSheet, fluid })}{' '}
          <button type="button" className={command.quiet} onClick={() => setField('permanent', 'fluid', ofSheet)}>
            {t('compressor.mode.takeFluid', { own: ofSheet })}
          </button>
        </p>
      ) : null}
      <p>
        {sheet ? (
          <a href={`${page}?${sheet.toString()}`} onClick={(event) => atStudyPoint($inputs.get(), event)}>
            {t('compressor.mode.edit')}
          </a>
        ) : (
          <a href={page} onClick={(event) => atStudyPoint($inputs.get(), event)}>
            {t('compressor.mode.add')}
          </a>
        )}
      </p>
    </div>
  );
}
