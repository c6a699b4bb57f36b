/** The questions as tools of an assistant (Model Context Protocol): what is wrong is told as text, so that a model can mend it. */
import { McpServer } from '@modelcontextprotocol/server';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Engine } from '../../engine/types.ts';
import type { Locale } from '../../language/index.ts';
import { answerTo, QUESTIONS } from '../questions/index.ts';

/** What a model should know before it asks anything. */
const INSTRUCTIONS =
  'Properties of refrigerants and refrigeration cycles, computed from published equations of state. The unit of every input and figure ends its name: t_C, p_bar (absolute), P_Pa, h_kJ_kg. Give figures as they are answered, with their uncertainty and warnings; never a figure of law without its date.';

const toolsIn = (locale: Locale): Tool[] =>
  QUESTIONS.map(({ name, title, description, schema }) => ({
    name,
    title: title[locale],
    description: description[locale],
    // What a model is shown of a schema must be an object at its top: what is needed together is told by the refusal.
    inputSchema: { ...schema, anyOf: undefined } as unknown as Tool['inputSchema'],
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }));

const asText = (value: unknown): CallToolResult['content'] => [{ type: 'text', text: JSON.stringify(value) }];

/** @param locale of descriptions, warnings and refusals */
export function mcpServer(engine: Engine, version: string, locale: Locale): McpServer {
  const mcp = new McpServer({ name: 'appfroid', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  // Its own way to add tools wants another kind of schema than the one that is published everywhere else.
  const { server } = mcp;
  const tools = toolsIn(locale);
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', ({ params }): CallToolResult => {
    const question = QUESTIONS.find(({ name }) => name === params.name);
    if (question === undefined)
      return { isError: true, content: [{ type: 'text', text: `No tool is named ${params.name}` }] };
    const answer = answerTo(question, params.arguments ?? {}, engine, locale);
    if (!answer.ok) return { isError: true, content: [{ type: 'text', text: `${answer.code}: ${answer.error}` }] };
    const { result, warnings } = answer;
    const told = warnings.length > 0 ? { ...result, warnings } : result;
    return { content: asText(told), structuredContent: told };
  });
  return mcp;
}
