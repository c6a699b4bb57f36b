/** The fields of a page, drawn from the groups of its question; what wakes first, and starts the page. */
import { memo, useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { changesBefore } from '../form/before-script.ts';
import { useTranslator } from '../island/context.ts';
import { needIslandsOnceChanged } from '../island/need-islands.ts';
import { Note } from '../island/note.ts';
import { usePart } from '../island/use-part.ts';
import notice from '../styles/notice.module.css';
import remarks from '../styles/remarks.module.css';
import { Field, useSaid } from './Field.tsx';
import { Group } from './Group.tsx';
import { useAnyPage } from './island.tsx';
import type { AnyPage } from './island.tsx';
import type { AskedField, Group as GroupOf, Question, Remark } from './question.ts';
import { GAP } from './question.ts';
import styles from './Form.module.css';

type Any = Readonly<Record<string, unknown>>;
type Asked = AskedField<Any>;

/** What a page draws itself, by the names its groups call it; given the field it draws, where it draws one. */
export type Slots = Readonly<Record<string, ComponentType<{ readonly name: string }>>>;

const isInView = ({ form }: AnyPage, field: string): boolean => {
  const named = form.fields.find(({ key }) => key === field || field.startsWith(`${key}.`));
  return named !== undefined && (named.isUsed?.(form.$content.get().texts) ?? true);
};

/** Where nothing in view says what is wrong. */
function Alert() {
  const t = useTranslator();
  const page = useAnyPage();
  const text = usePart(page.$refusals, (refusals) => {
    const refused = Object.values(refusals).find(({ field = '' }) => !isInView(page, field));
    return refused && page.question.problemText(refused, t);
  });
  return text === undefined ? null : (
    <p className={notice.error} role="alert">
      {text}
    </p>
  );
}

function Said({ says }: Remark<Any>) {
  const text = useSaid(says);
  return text === undefined ? null : (
    <p className={`${remarks.fine} ${styles.note}`}>
      <Note text={text} />
    </p>
  );
}

interface RowsProps {
  readonly rows: GroupOf<Any>['rows'];
  readonly slots?: Slots;
}

const NO_SLOTS: Slots = {};

/** The rows of a group, in their order. */
export function Rows({ rows, slots = NO_SLOTS }: RowsProps) {
  return rows.map((row, at) => {
    if (row === GAP) return <div key={at} className={styles.spacer} />;
    if (typeof row === 'string') return <Field key={row} path={row} />;
    if ('says' in row) return <Said key={at} says={row.says} />;
    const name = 'key' in row ? row.key : row.slot;
    if (row.slot === undefined) {
      const { key, ...asked } = row as Asked;
      return <Field key={key} path={key} {...asked} />;
    }
    const Slot = slots[row.slot];
    return Slot && <Slot key={name} name={name} />;
  });
}

function ShownGroup({ asked, slots }: { readonly asked: GroupOf<Any>; readonly slots: Slots }) {
  const { form } = useAnyPage();
  const t = useTranslator();
  const isShown = usePart(form.$content, ({ texts }) => asked.isShown?.(texts) ?? true);
  const title = usePart(form.$content, ({ texts }) => asked.title(texts));
  return isShown ? (
    <Group title={t(title)} side={asked.side}>
      <Rows rows={asked.rows} slots={slots} />
    </Group>
  ) : null;
}

/** Groups of fields; those a page draws itself in their place. */
export const Groups = memo(function Groups({
  groups,
  slots = NO_SLOTS,
}: {
  readonly groups: Question<Any>['groups'];
  readonly slots?: Slots | undefined;
}) {
  return groups.map((asked, at) => {
    if (!('slot' in asked)) return <ShownGroup key={at} asked={asked} slots={slots} />;
    const Slot = slots[asked.slot];
    return Slot && <Slot key={at} name={asked.slot} />;
  });
});

/** Starts a page once its form is drawn: over its link stands what was typed and chosen while the script was on its way. */
export function useStart(root: RefObject<ParentNode | null>): void {
  const page = useAnyPage();
  // With the drawing itself: no key falls between the form and what follows it.
  useLayoutEffect(() => {
    const [first] = Object.values(page.answers);
    const stop = first && needIslandsOnceChanged(first);
    page.start(changesBefore(root.current));
    return stop;
  }, [page, root]);
}

export function Form({ slots, children }: { readonly slots?: Slots | undefined; readonly children?: ReactNode }) {
  const { question } = useAnyPage();
  const root = useRef<HTMLDivElement>(null);
  useStart(root);
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Groups groups={question.groups} slots={slots} />
      {children}
    </div>
  );
}
