/** The visits of a machine: the latest with its verdict, the others behind it, each a way back to its readings. */
import { localePath } from '../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import fold from '../../kit/styles/fold.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import type { MachineRecord } from '../../machine/index.ts';
import type { KeptVisit } from '../diagnosis/visits/visit.ts';
import { momentText, verdictText, withUncertainty } from '../diagnosis/visits/words.ts';
import { keepOpen } from '../../kit/storage/open-machine.ts';
import styles from './Machines.module.css';

/** Shown at once. */
const SHOWN = 2;

interface Props {
  readonly machine: MachineRecord;
  /** Its own, the latest first. */
  readonly visits: readonly KeptVisit[];
}

/** The diagnosis with the readings of a visit. */
const queryOf = ({ request }: KeptVisit): string =>
  `?${new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)])).toString()}`;

export function VisitLines({ machine, visits }: Props) {
  const t = useTranslator();
  if (visits.length === 0) return null;
  const [shown, others] = [visits.slice(0, SHOWN), visits.slice(SHOWN)];
  return (
    <div className={styles.visits} data-visits={visits.length}>
      <ul>
        {shown.map((visit) => (
          <VisitLine key={visit.id} machine={machine} visit={visit} />
        ))}
      </ul>
      {others.length === 0 ? null : (
        <details className={fold.aside}>
          <summary>{t('machines.earlierVisits', { count: others.length })}</summary>
          <ul>
            {others.map((visit) => (
              <VisitLine key={visit.id} machine={machine} visit={visit} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function VisitLine({ machine, visit }: { readonly machine: MachineRecord; readonly visit: KeptVisit }) {
  const t = useTranslator();
  const format = useFormatter();
  const { superheat, u_superheat, subcooling, u_subcooling } = visit.figures;
  return (
    <li data-visit={visit.id}>
      <a
        href={`${localePath(t.locale, '/simulation/diagnostic')}${queryOf(visit)}`}
        onClick={() => keepOpen({ machine: machine.id, name: machine.name })}
      >
        {momentText(visit.date, t)}
      </a>{' '}
      <span>{verdictText(visit.verdict, t)}</span>
      {visit.id === machine.reference || visit.isReference ? (
        <span className={remarks.fine}> {t('machines.reference')}</span>
      ) : null}
      <span className={remarks.fine}>
        {t('machines.figures', {
          superheat: withUncertainty(superheat, u_superheat, format),
          subcooling: withUncertainty(subcooling, u_subcooling, format),
        })}
      </span>
    </li>
  );
}
