import { useWhole } from '../../../kit/island/use-part.ts';
import { useMemo } from 'react';
import { formatNumber } from '../../../quantities/index.ts';
import { $hasDevice } from './state/run.ts';
import { stateNow, summaryNow } from '../../../kit/diagrams/states.ts';
import { nodeOf, cycleOf, pointOf } from '../../../simulation/cycles/index.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { fluidAt } from './drawn-cycle.ts';
import styles from './FlashComposition.module.css';
import type { ShownRegime } from './state/results.ts';

/** Shares that differ less than this after expansion are those of an azeotrope: nothing to show. */
const LEAST_DIFFERENCE = 5e-4;

/** What liquid and vapour are made of after expansion, for a blend whose phases differ. */
export function FlashComposition({ shown: { result, isStale } }: { readonly shown: ShownRegime }) {
  const t = useTranslator();
  const hasDevice = useWhole($hasDevice);
  const phases = useMemo(() => {
    if (!result || isStale || !hasDevice) return undefined;
    const fluid = fluidAt(result, nodeOf(cycleOf(result.input), 'valveOutlet'));
    const { P, H } = pointOf(result, 'valveOutlet');
    const composition = stateNow(fluid, { P: P * 1e5, H: H * 1e3 })?.composition;
    const components = composition && summaryNow(fluid)?.components;
    return components?.map(({ name, massFraction }, index) => ({
      name,
      all: massFraction,
      liquid: composition?.liquid[index] ?? 0,
      vapour: composition?.vapour[index] ?? 0,
    }));
  }, [result, isStale, hasDevice]);
  if (!phases?.some(({ liquid, vapour }) => Math.abs(liquid - vapour) > LEAST_DIFFERENCE)) return null;
  const percent = (fraction: number): string => formatNumber(100 * fraction, 1, t.locale);
  return (
    <table className={styles.table} data-flash="">
      <caption>{t('simulator.blends.flash', { point: nodeOf(cycleOf(result?.input), 'valveOutlet').letter })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('simulator.mixes.component')}</span>
          </th>
          <th scope="col">{t('simulator.blends.whole')}</th>
          <th scope="col">{t('simulator.blends.liquid')}</th>
          <th scope="col">{t('simulator.blends.vapour')}</th>
        </tr>
      </thead>
      <tbody>
        {phases.map(({ name, all, liquid, vapour }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent(all)}</td>
            <td>{percent(liquid)}</td>
            <td>{percent(vapour)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
