import type { Reading } from '../../circuit/compressor/doctor/readings.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import type { Translator } from '../../i18n/keys.ts';
import { usePage } from './island.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import { unitKey } from './state/fields.ts';
import styles from './SheetTable.module.css';
import { problemText } from './words.ts';

/** "R32, surchauffe 20 K, sous-refroidissement 5 K, kW, kg/h". */
export function readingText(reading: Reading, t: Translator): string {
  const short = (value: number): string => formatAtMost(value, 1, t.locale);
  const units = [...new Set(Object.values(reading.units)), t(`compressor.sheet.units.${reading.temp_unit}`)];
  return [
    reading.fluid,
    t(`compressor.doctor.rating${reading.rating_mode}`, { value: short(reading.rating_value) }),
    t('compressor.doctor.subcooling', { value: short(reading.rating_sc) }),
    ...units,
  ].join(', ');
}

/** A power and one of the two others agree with any refrigerant: it is asked for, and looked with. */
function AskFluid() {
  const { session, t } = usePage();
  const pasted = useWhole(session.$pasted);
  const fluid = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'fluid'));
  if (pasted.kind !== 'read' || fluid === '') return null;
  return (
    <div role="status" className={`${notice.info} ${styles.offer}`} data-offer="fluid">
      <p>{t('compressor.pasted.askFluid')}</p>
      <div className={command.row}>
        <button
          type="button"
          className={command.quiet}
          onClick={() => void session.examine({ ...pasted.read.known, fluid })}
        >
          {t('compressor.pasted.search', { fluid })}
        </button>
      </div>
    </div>
  );
}

/** What the search for the conventions found in a sheet just pasted: one touch takes it. */
export function DoctorOffer() {
  const { session, t } = usePage();
  const state = useWhole(session.$doctor);
  const printed = usePart(session.$reading, (reading) => reading.printed);
  const stands = usePart(session.sheet.$content, ({ texts }) =>
    [
      'fluid',
      'order',
      'temp_unit',
      'rating_mode',
      'rating_value',
      'rating_sc',
      unitKey('capacity'),
      unitKey('power'),
      unitKey('mass_flow'),
    ]
      .map((path) => textAt(texts, path))
      .join('|'),
  );
  if (state.kind === 'running') return <p role="status">{t('compressor.pasted.looking')}</p>;
  if (state.kind !== 'done' || JSON.stringify(state.printed) !== JSON.stringify(printed)) return null;
  if (!state.outcome.ok) {
    return (
      <div role="status" className={notice.warning} data-offer="none">
        {t('compressor.doctor.refused')} {problemText(state.outcome.problem, t)}
      </div>
    );
  }
  const { best, isDistinct } = state.outcome.result;
  if (best.ratio === null && !state.isFluidKnown) return <AskFluid />;
  const taken = session.textsOfReading(best);
  const { texts } = session.sheet.$content.get();
  const isTaken = stands !== '' && Object.entries(taken).every(([path, text]) => textAt(texts, path) === text);
  return (
    <div
      role="status"
      className={`${isTaken ? notice.info : notice.warning} ${styles.offer}`}
      data-offer={isTaken ? 'taken' : best.fluid}
    >
      <p>
        {t(
          isTaken ? 'compressor.pasted.confirmed' : isDistinct ? 'compressor.pasted.offer' : 'compressor.pasted.likely',
          {
            reading: readingText(best, t),
          },
        )}
      </p>
      {isTaken ? null : (
        <div className={command.row}>
          <button
            type="button"
            className={command.primary}
            onClick={() => {
              session.takeReading(best);
              addToast('success', t('compressor.doctor.taken'));
            }}
          >
            {t('compressor.pasted.take', { fluid: best.fluid })}
          </button>
        </div>
      )}
    </div>
  );
}
