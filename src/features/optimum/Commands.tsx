/** What can be done with the optimum: take it to the simulator, share it, save it. */
import { localePath } from '../../i18n/paths.ts';
import { simulatorQuery } from './state/links.ts';
import { useTranslator } from '../../kit/island/context.ts';
import type { IslandProps } from '../../kit/island/as-island.tsx';
import { Commands } from '../study/Commands.tsx';
import command from '../../kit/styles/command.module.css';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';

const SIMULATOR = '/simulation/circuit/general';

export function OptimumCommands({ locale }: IslandProps) {
  const t = useTranslator();
  const { optimum } = usePage();
  const found = usePart(optimum.$shown, (shown) => (shown.isStale ? undefined : shown.found));
  const options = usePart(optimum.form.$content, (content) => content.options);
  const target = found && `${localePath(locale, SIMULATOR)}?${simulatorQuery(options, found.optimum)}`;
  return (
    <Commands
      link={optimum.link}
      reset={optimum.reset}
      csv={async () => (await import('./table.ts')).tableOf(optimum, t)}
    >
      {/* Without a valid optimum there is nothing to take along: the link stands, and leads nowhere. */}
      <a
        className={command.primary}
        data-main=""
        href={target}
        aria-disabled={target === undefined ? true : undefined}
        data-use=""
      >
        {t('optimum.use')}
      </a>
    </Commands>
  );
}
