/** Two studies side by side, each computed anew on this device. */
import { useEffect, useState } from 'react';
import { runSimulation, startDevice } from '../../runtime/bridge.ts';
import { simulatorLinkFromParams } from '../../simulation/url.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import { $calculation } from '../../kit/kept/calculation.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { signedText } from '../../kit/island/signed.ts';
import { withUnit } from '../../quantities/number.ts';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import { MAIN, OTHER } from '../../simulation/figures.ts';
import { inputsOfLink } from '../simulator/state/form.ts';
import { createSizing } from '../simulator/state/sizing.ts';
import { cycleOf, nodeOf } from '../../simulation/cycles/index.ts';
import { keyOf } from './MachineCard.tsx';
import type { MachineRecord, Study as KeptStudy } from '../../machine/index.ts';
import styles from './Machines.module.css';

interface Study {
  readonly title: string;
  readonly kept: KeptStudy;
}

/** The result of a study; null where it has none. */
async function resultOf(query: string, language: string): Promise<SimulationResult | null> {
  const link = simulatorLinkFromParams(new URLSearchParams(query));
  // The study's first operating point: that is what it is sized at.
  const { permanent } = inputsOfLink(link.permanent, undefined, true);
  const sizing = createSizing();
  sizing.$mode.set(link.mode);
  sizing.$compressor.set(link.compressor);
  sizing.$carried.set(link.carried ?? null);
  sizing.$frequency.set(link.frequency ?? '');
  const { inputs } = await sizing.sized({ permanent, isManual: true });
  if (!inputs) return null;
  const { answers } = await runSimulation(inputs, $calculation.get(), language);
  return answers?.permanent.ok ? answers.permanent.result : null;
}

interface Props {
  readonly machines: readonly MachineRecord[];
  readonly chosen: readonly string[];
}

export function Compare({ machines, chosen }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const studies = chosen.flatMap((key): readonly Study[] =>
    machines.flatMap((machine) =>
      machine.studies
        .filter((kept) => keyOf(machine, kept) === key)
        .map((kept) => ({ title: `${machine.name} · ${kept.name}`, kept })),
    ),
  );
  const asked = JSON.stringify(studies.map(({ kept }) => kept.query));
  const [computed, setComputed] = useState<{
    readonly of: string;
    readonly results: readonly (SimulationResult | null)[];
  }>();
  const isPair = studies.length === 2;
  useEffect(() => {
    if (!isPair) return undefined;
    let isOver = false;
    const queries = JSON.parse(asked) as readonly string[];
    const compute = async (): Promise<void> => {
      // One after the other: a later question to the function takes the place of an earlier one.
      await startDevice().catch(() => undefined);
      const results: (SimulationResult | null)[] = [];
      for (const query of queries) results.push(await resultOf(query, t.locale).catch(() => null));
      if (!isOver) setComputed({ of: asked, results });
    };
    void compute();
    return () => {
      isOver = true;
    };
  }, [asked, isPair, t.locale]);
  const count = machines.reduce((sum, { studies }) => sum + studies.length, 0);
  if (!isPair) return count < 2 ? null : <p className={remarks.fine}>{t('machines.chooseTwo')}</p>;
  if (computed?.of !== asked) return null;
  const [one, other] = computed.results;
  return (
    <section className={styles.compare} aria-label={t('machines.compareTitle')} data-compared="">
      <h2>{t('machines.compareTitle')}</h2>
      {!one || !other ? <p className={remarks.problem}>{t('machines.noResult')}</p> : null}
      {one && other ? (
        <div className={tables.scroller} role="region" tabIndex={0} aria-label={t('machines.compareTitle')}>
          <table className={`${tables.table} ${tables.ruled}`}>
            <thead>
              <tr>
                <th scope="col">{t('machines.figure')}</th>
                {studies.map(({ title, kept }) => (
                  <th key={kept.id} scope="col">
                    {title}
                  </th>
                ))}
                <th scope="col">{t('machines.difference')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('simulator.fields.fluid')}</th>
                <td>{one.input.fluid}</td>
                <td>{other.input.fluid}</td>
                <td />
              </tr>
              <tr>
                <th scope="row">{t('simulator.fields.temp_evp_1')}</th>
                <td>{format.full('temperature', one.extra.t_dew_evp)}</td>
                <td>{format.full('temperature', other.extra.t_dew_evp)}</td>
                <td />
              </tr>
              {[...MAIN, ...OTHER].map(({ name, quantity, value }) => {
                const [before, after] = [value(one), value(other)];
                const change =
                  before !== undefined && after !== undefined && before !== 0 ? after / before - 1 : undefined;
                const point = nodeOf(cycleOf(one.input), 'discharge').letter;
                return (
                  <tr key={name} data-figure={name}>
                    <th scope="row">{t(`simulator.figures.${name}`, { point })}</th>
                    <td>{format.full(quantity, before)}</td>
                    <td>{format.full(quantity, after)}</td>
                    <td>
                      {change === undefined || quantity === 'temperature'
                        ? ''
                        : withUnit(signedText(100 * change, 1, t.locale), '%')}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
