/** What can be done with a leak: copy its link, print it, save it. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './island.ts';
import { verdictText } from './words.ts';

export function LeakCommands() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  const summary = (): string | undefined => {
    const { result, status } = page.answers.found.get();
    return result && status === 'current' ? verdictText(result, format, t) : undefined;
  };
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t, format)}
      summary={summary}
    />
  );
}
