import { compressorKey } from '../../../circuit/compressor/key.ts';
import { localePath } from '../../../i18n/paths.ts';
import { $compressors } from '../../../stores/compressors/list.ts';
import { linkFromSheet, sheetFromRecord } from '../../../stores/compressors/sheet.ts';
import { pageSimulation } from '../../../stores/simulation/page.ts';
import { Select } from '../../controls/Select.tsx';
import { useWhole } from '../../use-part.ts';
import styles from './CompressorMode.module.css';
import { compressorTexts } from './texts.ts';

const { $compressor, $fluid, setField } = pageSimulation;
const PAGE = '/simulation/compressor';

/** The saved compressor that sizes the machine; what to do where there is none, or not the one a link names. */
export function CompressorChoice() {
  const t = compressorTexts();
  const records = useWhole($compressors);
  const key = useWhole($compressor);
  const fluid = useWhole($fluid);
  const record = records.find((one) => compressorKey(one) === key);
  const isMissing = key !== null && record === undefined;
  const options = records.map((one) => ({
    value: compressorKey(one),
    label: `${one.marque ?? ''} ${one.name ?? ''}`,
  }));
  const own = record?.fluid;
  const page = localePath(t.locale, PAGE);
  const sheet = record && new URLSearchParams({ sheet: linkFromSheet(sheetFromRecord(record, t.locale)) });
  return (
    <div className={styles.choice} data-compressor-choice={isMissing ? 'missing' : ''}>
      {records.length > 0 ? (
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
      {isMissing ? (
        <p className={styles.missing}>
          <strong>{t('circuitMachine.problems.E_COMPRESSOR')}</strong>{' '}
          {t('compressor.mode.missing', { name: key.replace('|', ' ') })}
        </p>
      ) : null}
      {own !== undefined && own !== fluid ? (
        <p className={styles.note}>
          {t('compressor.mode.otherFluid', { own, fluid })}{' '}
          <button type="button" className={styles.plain} onClick={() => setField('permanent', 'fluid', own)}>
            {t('compressor.mode.takeFluid', { own })}
          </button>
        </p>
      ) : null}
      <p>
        {sheet ? (
          <a href={`${page}?${sheet.toString()}`}>{t('compressor.mode.edit')}</a>
        ) : (
          <a href={page}>{t('compressor.mode.add')}</a>
        )}
      </p>
    </div>
  );
}
