/** What lies among the machines and cannot be read: set aside, offered as it is. */
import { saveFile } from '../../kit/files/save.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import { machines } from './state/store.ts';

export function SpoiltList() {
  const t = useTranslator();
  const spoilt = useWhole(machines.$spoilt);
  if (spoilt.length === 0) return null;
  return (
    <div className={notice.warning} data-spoilt={spoilt.length}>
      <p>{t(spoilt.length === 1 ? 'machines.spoilt_one' : 'machines.spoilt_other', { count: spoilt.length })}</p>
      {spoilt.map(({ id, text, isOld = false }) => (
        <p key={id} className={command.row}>
          <button
            type="button"
            className={command.quiet}
            onClick={() => saveFile(new Blob([text], { type: 'application/json' }), `${id || 'machine'}.json`)}
          >
            {t('machines.download')}
          </button>
          {isOld && id === '' ? null : (
            <button type="button" className={command.quiet} onClick={() => void machines.dropSpoilt({ id, isOld })}>
              {t('machines.drop1')}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
