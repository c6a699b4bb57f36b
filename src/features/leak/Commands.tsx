/** What can be done with a leak: copy its link, print it, save it. */
import { useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './page-data.ts';

export function LeakCommands() {
  const t = useTranslator();
  const { study } = usePage();
  return (
    <Commands link={study.link} reset={study.reset} csv={async () => (await import('./table.ts')).tableOf(study, t)} />
  );
}
