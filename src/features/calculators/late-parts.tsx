/** What a calculator needs after its first key, fetched as one: all but the plain fields of its form. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { Actions } from './Actions.tsx';
import { CodeTable } from './CodeTable.tsx';
import { usePage } from './context.ts';
import { History } from './History.tsx';
import { Picture } from './Picture.tsx';
import { followMessages } from './messages.ts';
import { MainFigure, Result } from './Result.tsx';
import { Reverse } from './Reverse.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { WholePage } from './WholePage.tsx';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Calculator.module.css';
import embedded from './Embedded.module.css';

export { FluidRow } from './FluidRow.tsx';
export { FoldedGroup } from './FoldedGroup.tsx';
export { PresetMenu } from './PresetMenu.tsx';
export { RowsField } from './RowsField.tsx';
export { SheetHead as Head } from './SheetHead.tsx';
export { TableField } from './TableField.tsx';

interface SideProps {
  readonly isEmbedded: boolean;
  /** The picture of the served answer, drawn with the page. */
  readonly children?: ReactNode;
}

/** The result, what can be done with it, and its picture. */
export function Side({ isEmbedded, children }: SideProps) {
  const page = usePage();
  const { session, t, say } = page;
  const { definition } = session;
  const place = isEmbedded ? embedded : styles;
  useEffect(() => followMessages(page), [page]);

  return (
    <div className={place.side}>
      <div id="result" className={place.result}>
        <Result />
        {definition.codes?.every ? <CodeTable /> : null}
        {definition.reverse && !isEmbedded ? <Reverse /> : null}
        {(definition.notices ?? []).map(say).map((text) => (
          <p key={text} className={`${remarks.paragraph} ${styles.notice}`}>
            {text}
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
      </div>
      <Picture className={place.picture}>{children}</Picture>
    </div>
  );
}

/** What the printed sheet ends with, the main figure on a phone, and what is told in passing. */
export function Foot({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const { t } = usePage();
  return (
    <>
      {isEmbedded ? null : (
        <>
          <SheetFoot />
          <MainFigure />
        </>
      )}
      <ToastRegion
        texts={{
          label: t('calculatorPages.toasts.label'),
          failure: t('calculatorPages.toasts.failure'),
          success: t('calculatorPages.toasts.success'),
          close: t('calculatorPages.toasts.close'),
        }}
      />
    </>
  );
}
