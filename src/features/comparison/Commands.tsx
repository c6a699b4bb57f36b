/** What can be done with a comparison: run it, share it, save its rows. */
import { addToast } from '../../kit/storage/toasts.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import command from '../../kit/styles/command.module.css';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';

export function ComparisonCommands() {
  const t = useTranslator();
  const page = usePage();
  const { compared } = page.answers;
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
  return (
    <Commands link={page.link} reset={page.reset} csv={async () => (await import('./table.ts')).tablesOf(page, t)}>
      <button type="button" className={command.primary} data-main="" aria-busy={isLoading} onClick={compare}>
        {t('comparison.run')}
      </button>
    </Commands>
  );
}
