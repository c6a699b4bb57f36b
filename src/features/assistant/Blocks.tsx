import { memo } from 'react';
import type { Context } from '../../assistant/context.ts';
import { resultOfMessage } from '../../assistant/messages.ts';
import type { ToolMessage } from '../../assistant/messages.ts';
import { toolDisplayName } from '../../assistant/tools/index.ts';
import { useTexts } from './context.ts';
import styles from './Blocks.module.css';

const COLUMNS = ['object', 'key', 'value', 'unit'] as const;

/** The context that went with a question, table by table; closed until asked for. */
export const ContextBlock = memo(function ContextBlock({ context }: { readonly context: Context }) {
  const t = useTexts();
  return (
    <details className={styles.block} data-block="context">
      <summary>{t('assistant.contextBlock', { type: context.type })}</summary>
      {context.tables.map(({ title, rows }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`assistant.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {COLUMNS.map((column) => (
                  <td key={column}>{row[column] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
});

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The tool the model used, with what it was given and what it gave back; closed until asked for. */
export const ToolBlock = memo(function ToolBlock({
  tool,
  result,
}: {
  readonly tool: ToolMessage;
  readonly result: string | undefined;
}) {
  const t = useTexts();
  return (
    <details className={styles.block} data-block="tool">
      <summary>
        {t('assistant.toolBlock')}
        <span className={styles.tool}> {toolDisplayName(tool.toolName, t.locale)}</span>
      </summary>
      <p>{tool.details}</p>
      {result !== undefined && (
        <pre tabIndex={0} aria-label={t('assistant.toolResult')}>
          {prettyJson(resultOfMessage(result))}
        </pre>
      )}
    </details>
  );
});
