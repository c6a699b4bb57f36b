/** Which machines of a library are wanted, by manufacturer and refrigerant, and what is doubtful in it. */
import { useState } from 'react';
import type { Library, LibraryDoubt } from '../../circuit/compressor/energyplus.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { counted } from './figures.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { usePage } from './island.ts';
import { MOST_COMPRESSORS } from './state/compact.ts';
import { $compressors, saveCompressors } from './state/list.ts';

const CODES = [
  'nominal',
  'bent',
  'transcritical',
  'impossible',
  'disowned',
  'twice',
  'left',
] as const satisfies readonly LibraryDoubt['code'][];
/** Names of a list that are told. */
const TOLD = 8;

interface Props {
  readonly library: Library;
  readonly onDone: () => void;
}

const groupOf = ({ marque = '', fluid = '' }: CompressorRecord): string => `${marque}|${fluid}`;

export function LibraryChoice({ library: { records, doubts, repeated }, onDone }: Props) {
  const { t } = usePage();
  const kept = useWhole($compressors);
  const groups = new Map<string, CompressorRecord[]>();
  for (const record of records) {
    const group = groups.get(groupOf(record));
    if (group) group.push(record);
    else groups.set(groupOf(record), [record]);
  }
  const [first = ''] = groups.keys();
  const [chosen, setChosen] = useState(first);
  const taken = groups.get(chosen) ?? [];
  const free = MOST_COMPRESSORS - kept.length;
  const isTooMany = taken.length > free;
  const namesOf = (code: LibraryDoubt['code']): string => {
    const names = doubts.filter((doubt) => doubt.code === code).map(({ name }) => name);
    const told = names.slice(0, names.length === TOLD + 1 ? TOLD + 1 : TOLD).join(', ');
    return names.length > TOLD + 1 ? t('compressor.library.others', { names: told, count: names.length - TOLD }) : told;
  };
  const take = (): void => {
    const { added, replaced } = saveCompressors(taken);
    addToast('success', t('compressor.import.done', { added, replaced }));
    onDone();
  };
  return (
    <section className={panel.tight} aria-labelledby="library" data-library={records.length}>
      <h2 id="library">{t('compressor.library.title')}</h2>
      <p role="status">{t('compressor.library.count', { count: records.length, most: MOST_COMPRESSORS })}</p>
      <Select
        name="library-group"
        label={t('compressor.library.group')}
        value={chosen}
        options={[...groups].map(([value, { length: count, 0: one }]) => ({
          value,
          label: t('compressor.library.groupOf', {
            marque: one?.marque ?? '',
            fluid: one?.fluid ?? t('compressor.library.noFluid'),
            count,
          }),
        }))}
        onChange={setChosen}
      />
      {isTooMany ? (
        <p className={notice.warning}>
          {t('compressor.library.full', { count: taken.length, most: MOST_COMPRESSORS, free })}
        </p>
      ) : null}
      {CODES.map((code) => {
        const names = namesOf(code);
        return names === '' ? null : (
          <p key={code} className={notice.warning} data-doubt={code}>
            {t(`compressor.library.${code}`, { names })}
          </p>
        );
      })}
      {repeated > 0 ? (
        <p className={notice.warning} data-doubt="repeated">
          {counted(repeated, 'compressor.library.repeated_one', 'compressor.library.repeated_other', t)}
        </p>
      ) : null}
      <p className={remarks.fine}>{t('compressor.library.note')}</p>
      <div className={command.row}>
        <button
          type="button"
          className={isTooMany ? command.quiet : command.primary}
          disabled={isTooMany}
          onClick={take}
        >
          {t('compressor.library.take')}
        </button>
        <button type="button" className={command.quiet} onClick={onDone}>
          {t('compressor.library.close')}
        </button>
      </div>
    </section>
  );
}
