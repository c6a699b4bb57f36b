/** What can be done with a year: copy its link, print it, save it. */
import { saveFile } from '../../kit/files/save.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import { Commands } from '../../kit/page/Commands.tsx';
import { inALine } from '../../kit/page/keep.ts';
import { figuresOf } from './figures.ts';
import { usePage } from './island.ts';

export function SeasonCommands() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  const saveJson = async (): Promise<void> => {
    const { jsonOf } = await import('./table.ts');
    saveFile(new Blob([jsonOf(page)], { type: 'application/json' }), `${t('season.exported.file')}.json`);
  };
  const summary = (): string | undefined => {
    const { result, status } = page.answers.year.get();
    const [first] = result.machines;
    return first && status === 'current' ? inALine(figuresOf(first.figures, format, t)) : undefined;
  };
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t, format)}
      summary={summary}
    >
      <button type="button" className={command.quiet} onClick={() => void saveJson()}>
        {t('season.json')}
      </button>
    </Commands>
  );
}
