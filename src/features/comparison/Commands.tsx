/** What can be done with a comparison: run it, share it, save its rows. */
import { addToast } from '../../kit/kept/toasts.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import command from '../../kit/styles/command.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';

export function ComparisonCommands() {
  const t = useTranslator();
  const { comparison } = usePage();
  const isLoading = useWhole(comparison.$loading);
  const compare = async (): Promise<void> => {
    await comparison.run();
    if (comparison.$run.get()?.outcome?.ok === true) addToast('success', t('comparison.done'));
    else addToast('error', t('comparison.failed'));
  };
  return (
    <Commands
      link={comparison.link}
      reset={comparison.reset}
      csv={async () => (await import('./table.ts')).tableOf(comparison, t)}
    >
      <button
        type="button"
        className={command.primary}
        data-main=""
        aria-busy={isLoading}
        onClick={() => void compare()}
      >
        {t('comparison.run')}
      </button>
    </Commands>
  );
}
