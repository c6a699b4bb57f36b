/**
 * Imported first by what may be started without npm, which brings the project's own Node: an older one reads neither
 * the sources nor the tests as they stand, and would say so in a hundred ways.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Whether a version is at least the one of a range such as '>=22.18.0'.
 * @param {string} version
 * @param {string} range
 */
export function isNewEnough(version, range) {
  const [had, needed] = [version, range].map((text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number),
  );
  const at = needed.findIndex((part, index) => part !== had[index]);
  return at === -1 || had[at] > needed[at];
}

if (!isNewEnough(process.versions.node, engines.node)) {
  console.error(
    `Node ${process.versions.node} is too old: this needs ${engines.node}. Use npm (npm run test:unit -- src/i18n), which brings the project's own, or put node_modules/.bin first in PATH.`,
  );
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(`Node ${process.versions.node} will do`);
