/** What can be done with a table: copy its link, print it, save it with what remains of each row. */
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './page-data.ts';

export function TableCommands() {
  const t = useTranslator();
  const { table } = usePage();
  return (
    <Commands
      link={table.link}
      reset={table.reset}
      csv={async () => (await import('./file.ts')).fileOf(table.$shown.get(), t)}
    />
  );
}
