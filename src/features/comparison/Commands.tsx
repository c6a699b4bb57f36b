/** What can be done with a comparison: run it, keep it, share it, save its rows. */
import { addToast } from '../../kit/storage/toasts.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { inALine } from '../../kit/page/keep.ts';
import command from '../../kit/styles/command.module.css';
import { usePart } from '../../kit/island/use-part.ts';
import { useFluids, useFluidTitle } from './fluids.ts';
import { usePage } from './island.ts';
import { machineReading } from './question.ts';
import { stripOf } from './rows.ts';

export function ComparisonCommands() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  const { compared, machine } = page.answers;
  const fluids = useFluids();
  const titles = [useFluidTitle(fluids.fluid1), useFluidTitle(fluids.fluid2)];
  const isLoading = usePart(compared, ({ status }) => status === 'running');
  const compare = (): void => {
    page.answer();
    const tell = (): void => {
      const { status, result } = compared.get();
      if (status === 'running') return;
      stop();
      const isDone = status === 'current' && result.problems.length === 0;
      addToast(isDone ? 'success' : 'error', t(isDone ? 'comparison.done' : 'comparison.failed'));
    };
    const stop = compared.listen(tell);
    tell();
  };
  const summary = (): string | undefined => {
    const { status, result } = compared.get();
    if (status !== 'current' || result.problems.length > 0) return undefined;
    const { result: found, isStale } = machineReading(machine.get());
    return [titles.join(' → '), isStale ? '' : inALine(stripOf(found, format, t))].filter(Boolean).join(' · ');
  };
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t)}
      summary={summary}
    >
      <button type="button" className={command.primary} data-main="" aria-busy={isLoading} onClick={compare}>
        {t('comparison.run')}
      </button>
    </Commands>
  );
}
