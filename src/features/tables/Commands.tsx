/** What can be done with a table: copy its link, print it, save it with what remains of each row. */
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './island.ts';

export function TableCommands() {
  const t = useTranslator();
  const { answers, link, reset } = usePage();
  return (
    <Commands link={link} reset={reset} csv={async () => (await import('./file.ts')).fileOf(answers.found.get(), t)} />
  );
}
