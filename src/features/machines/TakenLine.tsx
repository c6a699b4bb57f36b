/** Said once: what was kept before is here now; two machines of one name may be one; a reference that showed a fault is none. */
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import { machines } from './state/store.ts';
import { joinedMachines } from './state/joined.ts';

const KINDS = ['projects', 'visits', 'runs'] as const;

export function TakenLine() {
  const t = useTranslator();
  const taken = useWhole(machines.$taken);
  const list = useWhole(machines.$machines) ?? [];
  if (!taken) return null;
  const parts = KINDS.filter((kind) => taken.counts[kind] > 0).map((kind) =>
    t(`machines.moved.${kind}_${taken.counts[kind] === 1 ? 'one' : 'other'}`, { count: taken.counts[kind] }),
  );
  const find = (id: string) => list.find((machine) => machine.id === id);
  return (
    <>
      {parts.length === 0 ? null : (
        <p className={notice.info} data-moved="">
          {t('machines.moved.done', { what: parts.join(', ') })}
        </p>
      )}
      {taken.unfit.flatMap((id) => {
        const machine = find(id);
        return machine
          ? [
              <p key={id} className={notice.info}>
                {t('machines.moved.unfit', { name: machine.name })}
              </p>,
            ]
          : [];
      })}
      {taken.sameName.flatMap(([one, other]) => {
        const [first, second] = [find(one), find(other)];
        if (!first || !second) return [];
        return [
          <p key={`${one} ${other}`} className={notice.info}>
            {t('machines.moved.sameName', { name: first.name })}{' '}
            <button
              type="button"
              className={command.quiet}
              onClick={() => {
                const { machine, rest } = joinedMachines(first, second, new Date().toISOString());
                void machines.join(machine, second.id, rest);
              }}
            >
              {t('machines.moved.join')}
            </button>
          </p>,
        ];
      })}
    </>
  );
}
