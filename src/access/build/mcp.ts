// The MCP server's package: src/access/mcp/dist/appfroid-mcp.js, or in the folder named, over the engine and the protocol it installs beside itself.
import { chmodSync, copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../mcp/dist/', import.meta.url)));
await bundle({
  entry: fileURLToPath(new URL('../mcp/bin.ts', import.meta.url)),
  folder,
  name: 'appfroid-mcp.js',
  engineAt: 'appfroid-engine',
  external: /^@modelcontextprotocol\//,
});
chmodSync(join(folder, 'appfroid-mcp.js'), 0o755);
copyFileSync(fileURLToPath(new URL('../../../LICENSE', import.meta.url)), join(folder, 'LICENSE'));
