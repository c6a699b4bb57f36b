/** Compressors of the reader's list in the stages of a cycle of several: chosen stage by stage, and what each gives there. */
import type { Locale } from '../../../language/index.ts';
import { compressorKey } from '../../../circuit/compressor/key.ts';
import { sectionsOf } from '../../../circuit/sections.ts';
import { localePath } from '../../../i18n/paths.ts';
import { Select } from '../../../kit/controls/Select.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { keepServed, usePart, useWhole } from '../../../kit/island/use-part.ts';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { formatNumber } from '../../../quantities/index.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { textFromCompressors } from '../../compressor/state/compact.ts';
import { $compressors } from '../../compressor/state/list.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { pagePart } from '../page-part.ts';
import page from '../part.module.css';
import { stageName } from '../stage-name.ts';
import { TECHNIQUE } from './part.ts';
import { sheetRecord } from './sheet-record.ts';
import type { SheetRow } from './sheet-record.ts';
import { sheetTable } from './sheet-table.ts';

keepServed([$compressors]);

const NONE = [] as const;

export function StageSheets({ locale }: { readonly locale: Locale }) {
  const simulation = useSimulation();
  const t = useTranslator();
  const part = pagePart(TECHNIQUE, locale);
  const records = useWhole($compressors);
  const input = usePart(simulation.$shown, ({ permanent }) => permanent.result?.input);
  const rows = usePart(part.form.$content, ({ texts }) => texts['sheets']);
  const sheets = usePart(part.$answer, ({ result }) => result?.sheets ?? NONE);
  // A port is in no sheet of one suction and one discharge.
  const sections = sectionsOf(cycleOf(input)).filter(({ stages }) => stages.length === 1);
  if (sections.length < 2) return null;
  const chosen = (typeof rows === 'object' ? rows : []) as unknown as readonly SheetRow[];
  const choose = (stage: string, key: string): void => {
    const others = chosen.filter((row) => row.stage !== stage);
    const record = records.find((one) => compressorKey(one) === key);
    const own = record ? [{ stage, compressor: key, sheet: textFromCompressors([record]) }] : [];
    part.form.setRows(
      'sheets',
      [...others, ...own].map((row) => ({ ...row })),
    );
  };
  const table = sheetTable(sheets, input, t);
  return (
    <section className={page.block} data-stage-sheets="">
      <h2>{t('circuitPages.technique.sheets.title')}</h2>
      <p className={remarks.note}>
        {t('circuitPages.technique.sheets.note')}{' '}
        <a href={localePath(locale, '/simulation/compressor')}>{t('circuitPages.technique.sheets.list')}</a>
      </p>
      {sections.map(({ key, name }) => {
        const row = chosen.find(({ stage }) => stage === key);
        const brought = row && sheetRecord(row.compressor, row.sheet);
        const isListed = brought !== undefined && records.some((one) => compressorKey(one) === row?.compressor);
        const all = brought && !isListed ? [...records, brought] : records;
        return (
          <Select
            key={key}
            name={`sheet-${key}`}
            label={name[t.locale]}
            value={brought ? (row?.compressor ?? '') : ''}
            options={[
              { value: '', label: t('circuitPages.technique.sheets.none') },
              ...all.map((one) => ({ value: compressorKey(one), label: `${one.marque ?? ''} ${one.name ?? ''}` })),
            ]}
            onChange={(value) => choose(key, value)}
          />
        );
      })}
      {table.rows.length > 0 ? (
        <ScreenTable table={table} label={t('circuitPages.technique.sheets.title')} name="sheets" />
      ) : null}
      {sheets.map(({ stage, figures }) =>
        figures?.carried ? (
          <p key={stage} className={notice.warning} data-carried={stage}>
            {t('circuitPages.technique.sheets.carried', {
              stage: stageName(input, stage, t.locale) ?? stage,
              own: figures.carried.own,
              fluid: figures.carried.fluid,
              capacity: formatNumber(100 * figures.carried.band.capacity, 0, locale),
              power: formatNumber(100 * figures.carried.band.power, 0, locale),
            })}
          </p>
        ) : null,
      )}
    </section>
  );
}
