/**
 * The MCP server as the protocol's registry lists it: src/access/mcp/server.json, and the name it is proved by in the package
 * (https://modelcontextprotocol.io/registry/package-types). Both name the account that publishes, which a clone does not know:
 * `node src/access/build/server-json.ts OWNER/REPOSITORY`, as the workflow that publishes calls it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface ServerPackage {
  readonly name: string;
  readonly version: string;
}

/** Registries take a hundred signs. */
const DESCRIPTION = 'Refrigerant properties, refrigeration cycles and F-gas law, computed from published equations';

/** @param repository owner and name, as GitHub writes them */
export function serverJson({ name, version }: ServerPackage, repository: string): object {
  const [owner = ''] = repository.split('/');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `io.github.${owner}/${name}`,
    title: 'AppFroid',
    description: DESCRIPTION,
    version,
    repository: { url: `https://github.com/${repository}`, source: 'github', subfolder: 'src/access/mcp' },
    packages: [{ registryType: 'npm', identifier: name, version, transport: { type: 'stdio' } }],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const repository = process.argv[2] ?? process.env['GITHUB_REPOSITORY'];
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error('server.json: which repository publishes it? OWNER/NAME as the first word, or GITHUB_REPOSITORY');
  const folder = new URL('../mcp/', import.meta.url);
  const file = new URL('package.json', folder);
  const own = JSON.parse(readFileSync(file, 'utf8')) as ServerPackage;
  const made = serverJson(own, repository);
  writeFileSync(new URL('server.json', folder), `${JSON.stringify(made, null, 2)}\n`);
  writeFileSync(file, `${JSON.stringify({ ...own, mcpName: (made as ServerPackage).name }, null, 2)}\n`);
}
