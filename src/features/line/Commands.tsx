/** What can be done with the quick point. */
import { localePath } from '../../i18n/paths.ts';
import { useFormatter } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Commands as PageCommands } from '../../kit/page/Commands.tsx';
import { inALine } from '../../kit/page/keep.ts';
import command from '../../kit/styles/command.module.css';
import { figuresOf } from './figures.ts';
import { usePage } from './island.ts';
import { steadyFormOf } from './question.ts';

export function Commands() {
  const page = usePage();
  const format = useFormatter();
  const { t } = page;
  const steadyForm = usePart(page.form.$content, steadyFormOf);
  const simulator = `${localePath(t.locale, '/simulation/circuit/general')}?permanent=${encodeURIComponent(steadyForm)}`;
  const summary = (): string | undefined => {
    const { result, status } = page.answers.point.get();
    if (status !== 'current') return undefined;
    return inALine(figuresOf(result, format, t));
  };
  return (
    <PageCommands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./file.ts')).tablesOf(page)}
      summary={summary}
    >
      <a className={command.quiet} href={simulator} data-simulate="">
        {t('line.simulate')}
      </a>
    </PageCommands>
  );
}
