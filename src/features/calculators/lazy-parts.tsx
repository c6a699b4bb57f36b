/** What a calculator needs after its first key, fetched as one: all but the plain fields of its form and the figures. */
import { useEffect } from 'react';
import { Note } from '../../kit/island/note.ts';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { Actions } from './Actions.tsx';
import { CodeTable } from './CodeTable.tsx';
import { usePage } from './context.ts';
import { History } from './History.tsx';
import { followMessages } from './messages.ts';
import { Reminder } from './Reminder.tsx';
import { Reverse } from './Reverse.tsx';
import { WholePage } from './WholePage.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Calculator.module.css';

export { FluidRow } from './FluidRow.tsx';
export { FoldedGroup } from './FoldedGroup.tsx';
export { Picture } from './Picture.tsx';
export { PresetMenu } from './PresetMenu.tsx';
export { RowsField } from './RowsField.tsx';
export { SheetFoot } from './SheetFoot.tsx';
export { SheetHead } from './SheetHead.tsx';
export { TableField } from './TableField.tsx';

/** What can be done with the result, and what else follows from it. */
export function Beside({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const page = usePage();
  const { session, t, say } = page;
  const { definition } = session;
  useEffect(() => followMessages(page), [page]);

  return (
    <>
      {definition.codes?.every ? <CodeTable /> : null}
      {definition.reminder !== undefined && !isEmbedded ? <Reminder /> : null}
      {definition.reverse && !isEmbedded ? <Reverse /> : null}
      {keyed((definition.notices ?? []).map(say)).map(([key, text]) => (
        <p key={key} className={`${remarks.paragraph} ${styles.notice}`}>
          <Note text={text} />
        </p>
      ))}
      {isEmbedded ? (
        <WholePage locale={t.locale} />
      ) : (
        <>
          <Actions />
          <History />
        </>
      )}
    </>
  );
}

/** What is told in passing. */
export function Toasts() {
  const { t } = usePage();
  return <ToastRegion locale={t.locale} />;
}
