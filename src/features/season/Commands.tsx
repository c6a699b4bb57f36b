/** What can be done with a year: copy its link, print it, save it. */
import { saveFile } from '../../kit/files/save.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import { Commands } from '../../kit/page/Commands.tsx';
import { usePage } from './island.ts';

export function SeasonCommands() {
  const t = useTranslator();
  const format = useFormatter();
  const page = usePage();
  const saveJson = async (): Promise<void> => {
    const { jsonOf } = await import('./table.ts');
    saveFile(new Blob([jsonOf(page)], { type: 'application/json' }), `${t('season.exported.file')}.json`);
  };
  return (
    <Commands
      link={page.link}
      reset={page.reset}
      csv={async () => (await import('./table.ts')).tablesOf(page, t, format)}
    >
      <button type="button" className={command.quiet} onClick={() => void saveJson()}>
        {t('season.json')}
      </button>
    </Commands>
  );
}
