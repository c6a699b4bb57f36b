/** What can be done with the quick point. */
import { localePath } from '../../i18n/paths.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Commands as PageCommands } from '../../kit/page/Commands.tsx';
import command from '../../kit/styles/command.module.css';
import { usePage } from './island.ts';
import { steadyFormOf } from './question.ts';

export function Commands() {
  const page = usePage();
  const { t } = page;
  const steadyForm = usePart(page.form.$content, steadyFormOf);
  const simulator = `${localePath(t.locale, '/simulation/circuit/general')}?permanent=${encodeURIComponent(steadyForm)}`;
  return (
    <PageCommands link={page.link} reset={page.reset} csv={async () => (await import('./file.ts')).tablesOf(page)}>
      <a className={command.quiet} href={simulator} data-simulate="">
        {t('line.simulate')}
      </a>
    </PageCommands>
  );
}
