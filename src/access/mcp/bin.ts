#!/usr/bin/env node
/**
 * The MCP server, over standard input and output: `npx appfroid-mcp`. A client of the protocol of 2025 opens with `initialize`, one
 * of 2026 asks what there is: the first message decides.
 */
import { readFileSync } from 'node:fs';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createEngine } from '../../engine/index.ts';
import { localeOfTag } from '../../language/index.ts';
import { mcpServer } from './server.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
// Models mostly work in English; a French one is asked for by `appfroid-mcp --lang fr`.
const asked = process.argv.indexOf('--lang');
const locale = localeOfTag(asked < 0 ? 'en' : (process.argv[asked + 1] ?? 'en'));
const engine = await createEngine();
serveStdio(() => mcpServer(engine, version, locale));
