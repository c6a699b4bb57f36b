/** What has a place of its own: the expansion valve by its capacity here, the receiver and its relief valve. */
import { NOMINAL } from '../../../circuit/components/kinds.ts';
import type { PlacedCategory } from '../../../circuit/components/kinds.ts';
import { AGREEMENT } from '../../../circuit/components/checks/agreement.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { PartField } from '../PartFields.tsx';
import { OpenedFold } from './OpenedFold.tsx';
import { ValveCard } from './ValveCard.tsx';
import { dropText } from './valve-text.ts';
import { useJudgedParts } from './placed-rows.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import list from './ComponentsResults.module.css';
import styles from './ValvesAndVessels.module.css';

/** As many as a reader weighs against each other; the others are folded. */
const BEST = 2;

interface Props {
  readonly part: Part<'selection'>;
}

function Kind({ part, category, empty }: Props & { readonly category: PlacedCategory; readonly empty?: string }) {
  const t = useTranslator();
  const judged = useJudgedParts(part, category);
  if (judged.length === 0) return empty === undefined ? null : <p className={remarks.fine}>{empty}</p>;
  const cards = (shown: typeof judged) => (
    <div className={list.list}>
      <ul className={styles.parts}>
        {shown.map((one) => (
          <ValveCard key={one.key} part={part} judged={one} />
        ))}
      </ul>
    </div>
  );
  const others = judged.slice(BEST);
  return (
    <div data-parts={category}>
      {cards(judged.slice(0, BEST))}
      {others.length === 0 ? null : (
        <OpenedFold name={category} summary={t('circuitPages.components.parts.others', { count: others.length })}>
          {() => cards(others)}
        </OpenedFold>
      )}
    </div>
  );
}

export function ExpansionValves({ part }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const asked = usePart(part.$answer, ({ result }) => result?.placed.asked);
  const percent = (count: number): string => formatAtMost((100 * count) / AGREEMENT.points, 0, t.locale);
  return (
    <section className={styles.panel} data-panel="expansion">
      <h2>{t('circuitPages.components.categories.expansion valve')}</h2>
      {asked === undefined ? null : (
        <p className={styles.asked} data-asked="">
          <span>{format.full('power', asked.capacity)}</span>
          <span>{asked.fluid}</span>
          <span>
            {t('circuitPages.components.parts.drop', {
              drop: dropText(asked.dp_valve, format),
            })}
          </span>
          <span>
            {t('circuitPages.components.parts.liquid', { temperature: format.full('temperature', asked.t_liquid) })}
          </span>
          {asked.nominal === null ? null : (
            <span data-nominal="">
              {t('circuitPages.components.parts.nominal', {
                capacity: format.full('power', asked.nominal),
                evaporating: format.full('temperature', NOMINAL.t_evap_c),
                condensing: format.full('temperature', NOMINAL.t_cond_c),
                liquid: format.full('temperature', NOMINAL.t_liquid_c),
              })}
            </span>
          )}
        </p>
      )}
      <Kind part={part} category="expansion valve" />
      <OpenedFold name="how" summary={t('circuitPages.components.parts.how')}>
        {() => (
          <>
            <div className={styles.fields}>
              <PartField part={part} path="dp_lost" />
            </div>
            <p className={remarks.fine}>
              {t('circuitPages.components.parts.law', {
                points: formatAtMost(AGREEMENT.points, 0, t.locale),
                within5: withUnit(percent(AGREEMENT.within5), '%'),
                within10: withUnit(percent(AGREEMENT.within10), '%'),
              })}
            </p>
          </>
        )}
      </OpenedFold>
    </section>
  );
}

export function Vessels({ part }: Props) {
  const t = useTranslator();
  return (
    <OpenedFold name="vessels" summary={t('circuitPages.components.parts.vessels')}>
      {() => <VesselsPanel part={part} />}
    </OpenedFold>
  );
}

function VesselsPanel({ part }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const asked = usePart(part.$answer, ({ result }) => result?.placed.asked);
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <PartField part={part} path="stored" />
        <PartField part={part} path="vessel_area" />
        <PartField part={part} path="p_set" />
      </div>
      {asked === undefined ? null : (
        <p className={styles.asked}>
          {asked.volume === null ? null : (
            <span data-figure="receiver-volume">
              {t('circuitPages.components.parts.volume', { volume: format.full('volume', asked.volume) })}
            </span>
          )}
          {asked.relief === null || asked.p_set === null ? null : (
            <span data-figure="relief">
              {t('circuitPages.components.parts.relief', {
                flow: withUnit(formatAtMost(asked.relief, 0, t.locale), 'kg/h'),
                pressure: format.full('gaugePressure', asked.p_set),
              })}
            </span>
          )}
        </p>
      )}
      <Kind part={part} category="receiver" />
      <Kind part={part} category="relief valve" empty={t('circuitPages.components.parts.noRelief')} />
      <p className={remarks.fine}>{t('circuitPages.components.parts.standard')}</p>
    </div>
  );
}
