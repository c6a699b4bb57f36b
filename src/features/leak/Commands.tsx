/** What can be done with a leak: copy its link, print it, save it. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './island.ts';

export function LeakCommands() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t, format)}
    />
  );
}
