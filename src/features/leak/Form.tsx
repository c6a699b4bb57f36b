/** What leaked and how it was topped up, which starts the answer. */
import { useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { Form as PageForm, Rows } from '../../kit/page/Form.tsx';
import group from '../../kit/styles/group.module.css';
import { asIsland, usePage } from './island.ts';
import { Fluid } from './lazy.ts';
import { FURTHER } from './question.ts';

const FOLDED = new Set(FURTHER.flatMap((row) => (typeof row === 'string' ? row : 'key' in row ? row.key : [])));

function Further() {
  const t = useTranslator();
  const isWanted = usePart(usePage().$refusals, (refusals) => Object.keys(refusals).some((key) => FOLDED.has(key)));
  return (
    <RoomyFold name="further" title={t('leak.groups.further')} isWanted={isWanted}>
      <div className={group.group}>
        <Rows rows={FURTHER} />
      </div>
    </RoomyFold>
  );
}

const SLOTS = { Fluid, Further };

export const Form = asIsland(function LeakForm() {
  return <PageForm slots={SLOTS} />;
});
