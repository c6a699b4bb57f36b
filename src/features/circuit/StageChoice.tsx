/** Of a cycle of several compressors, which one a page shows: its lines, its exchangers, its charge. Nothing of others. */
import { sectionNamed, sectionsOf } from '../../circuit/sections.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { useTranslator } from '../../kit/island/context.ts';
import { keepServed, usePart } from '../../kit/island/use-part.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import { useSimulation } from './simulator/use-simulation.ts';
import { pageCircuit } from './state/page-circuit.ts';

keepServed([pageCircuit.$stage]);

export function StageChoice() {
  const t = useTranslator();
  const input = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input);
  const key = usePart(pageCircuit.$stage, (stage) => stage);
  const cycle = cycleOf(input);
  const sections = sectionsOf(cycle);
  if (sections.length < 2) return null;
  return (
    <Select
      name="stage"
      label={t('circuitPages.shared.stage')}
      value={sectionNamed(cycle, key)?.key ?? ''}
      options={sections.map((section) => ({ value: section.key, label: section.name[t.locale] }))}
      onChange={pageCircuit.chooseStage}
    />
  );
}
