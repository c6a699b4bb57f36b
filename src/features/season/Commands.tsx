/** What can be done with a year: copy its link, print it, save it. */
import { saveFile } from '../../kit/files/save.ts';
import { useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import { Commands } from '../study/Commands.tsx';
import { usePage } from './page-data.ts';

export function SeasonCommands() {
  const t = useTranslator();
  const { season } = usePage();
  const saveJson = async (): Promise<void> => {
    const { jsonOf } = await import('./table.ts');
    saveFile(new Blob([jsonOf(season)], { type: 'application/json' }), `${t('season.exported.file')}.json`);
  };
  return (
    <Commands link={season.link} reset={season.reset} csv={async () => (await import('./table.ts')).tableOf(season, t)}>
      <button type="button" className={command.quiet} onClick={() => void saveJson()}>
        {t('season.json')}
      </button>
    </Commands>
  );
}
