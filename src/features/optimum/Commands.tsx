/** What can be done with the optimum: take it to the simulator, share it, save it. */
import { localePath } from '../../i18n/paths.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import type { IslandProps } from '../../kit/page/island.tsx';
import { Commands } from '../../kit/page/Commands.tsx';
import { inALine } from '../../kit/page/keep.ts';
import command from '../../kit/styles/command.module.css';
import { usePart } from '../../kit/island/use-part.ts';
import { figuresOf } from './figures.ts';
import { usePage } from './island.ts';
import { simulatorQuery } from './links.ts';

const SIMULATOR = '/simulation/circuit/general';

export function OptimumCommands({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  const found = usePart(page.answers.found, ({ result, status }) => (status === 'current' ? result : undefined));
  const options = usePart(page.form.$content, (content) => content.options);
  const target = found && `${localePath(locale, SIMULATOR)}?${simulatorQuery(options, found.optimum)}`;
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t, format)}
      about="R744"
      summary={() => found && inALine(figuresOf(found.optimum, format, t))}
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
