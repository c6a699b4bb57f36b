/** What can be done with a leak: copy its link, print it, save it. */
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './island.ts';

export function LeakCommands() {
  const t = useTranslator();
  const page = usePage();
  return (
    <Commands link={page.link} reset={page.reset} csv={async () => (await import('./table.ts')).tableOf(page, t)} />
  );
}
