/** What the law asks of the charge, whether the receiver takes it at pump-down, whether the room may hold it. */
import type { ReactNode } from 'react';
import { localePath } from '../../../i18n/paths.ts';
import { CHARGE } from './part.ts';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { otherPart, pagePart } from '../page-part.ts';
import { PIPES } from '../pipes/part.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import { WHOSE_LAW } from '../../../regulation/wording/whose.ts';
import page from '../part.module.css';
import styles from './Charge.module.css';
import {
  co2eText,
  leakText,
  mostChargeText,
  readingTexts,
  receiverVerdict,
  roomNotes,
  roomVerdict,
  supposedText,
} from './verdicts.ts';
import type { Verdict } from './verdicts.ts';

/** bar */
const ATMOSPHERE_BAR = barFromPascal(STANDARD_ATMOSPHERE);

export function Checks({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { $answer } = pagePart(CHARGE, locale);
  const gwp = usePart($answer, ({ result }) => result?.gwp);
  const co2e = usePart($answer, ({ result }) => result?.co2e_range?.high);
  const leakClass = usePart($answer, ({ result }) => result?.leak_class);
  const months = usePart($answer, ({ result }) => result?.interval_months);
  const needsDetection = usePart($answer, ({ result }) => result?.detection_required === true);
  const readings = usePart($answer, ({ result }) => result?.leak_readings);
  const receiver = usePart($answer, ({ result }) => result?.receiver_check);
  const room = usePart($answer, ({ result }) => result?.room);
  const supposed = supposedText(room, t);
  const fluid = useWhole(useSimulation().$fluid);
  const design = usePart(otherPart(PIPES).$answer, ({ result }) => result?.lines.ll.p_design ?? undefined);
  const volume = usePart($answer, ({ result }) => result?.sections['receiver']?.volume);
  // The receiver as the calculator of the directive asks it: PS is a gauge pressure.
  const asked = new URLSearchParams({
    type: 'Récipients',
    fluid,
    ...(design !== undefined && { pressure: (design - ATMOSPHERE_BAR).toFixed(2) }),
    ...(volume !== undefined && volume > 0 && { volume: String(volume) }),
  });
  return (
    <div className={styles.checks}>
      <Check name="leak" title={t('circuitPages.charge.leakChecks')} verdict={leakText(leakClass, months, t)}>
        <Line
          name={`${t('circuitPages.charge.co2e')} (${t('circuitPages.charge.range.high').toLowerCase()})`}
          value={co2eText(co2e, t)}
          figure="co2e"
        />
        <Line name={t('circuit.fields.gwp')} value={format.number('count', gwp)} />
        {keyed(readingTexts(readings, t)).map(([key, text]) => (
          <p key={key} className={remarks.fine}>
            {text}
          </p>
        ))}
        {needsDetection ? <p>{t('circuitPages.charge.detectionRequired')}</p> : null}
        <p className={remarks.fine}>{t('circuitPages.charge.leakNote')}</p>
        <p className={remarks.fine}>{WHOSE_LAW[t.locale]}</p>
      </Check>
      <Check name="receiver" title={t('circuitPages.charge.receiverCheck')} verdict={receiverVerdict(receiver, t)}>
        {receiver ? (
          <>
            <Line name={t('circuitPages.charge.stored')} value={format.full('mass', receiver.high.m_store)} />
            <Line name={t('circuitPages.charge.leastVolume')} value={format.full('volume', receiver.high.v_min)} />
          </>
        ) : null}
      </Check>
      <Check name="room" title={t('circuitPages.charge.roomCheck')} verdict={roomVerdict(room, t)}>
        {supposed === undefined ? null : (
          <p className={remarks.note} data-supposed="">
            {supposed}
          </p>
        )}
        {room?.verdict ? (
          <>
            <Line name={t('circuitPages.charge.mostCharge')} value={mostChargeText(room, format, t)} />
            {room.governing === null ? null : (
              <Line
                name={t('circuitPages.charge.governing')}
                value={t(`circuitPages.charge.governs.${room.governing}`)}
              />
            )}
            {keyed(roomNotes(room, t)).map(([key, text]) => (
              <p key={key} className={remarks.fine}>
                {text}
              </p>
            ))}
          </>
        ) : null}
        <p className={remarks.fine}>{t('circuitPages.charge.roomNote')}</p>
      </Check>
      <p className={page.onward}>
        <a href={`${localePath(t.locale, '/tools/desp')}?${asked.toString()}`}>{t('circuitPages.charge.ped')}</a>
      </p>
    </div>
  );
}

function Check({
  name,
  title,
  verdict: { text, level },
  children,
}: {
  readonly name: 'leak' | 'receiver' | 'room';
  readonly title: string;
  readonly verdict: Verdict;
  readonly children: ReactNode;
}) {
  return (
    <section className={page.block} data-check={name}>
      <h2>
        <Explained of={`charge.${name}`}>{title}</Explained>
      </h2>
      <p className={level ? styles[level] : undefined} data-level={level ?? 'none'}>
        {text}
      </p>
      {children}
    </section>
  );
}

function Line({ name, value, figure }: { readonly name: string; readonly value: string; readonly figure?: string }) {
  return (
    <p className={page.figure} data-figure={figure}>
      <span>{name}</span> <b>{value}</b>
    </p>
  );
}
