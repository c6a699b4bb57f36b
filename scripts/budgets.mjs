/** What the built site may weigh, in kB of 1000 bytes after brotli. A reader on a roof pays for each. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PRECACHE_LIMIT, precachedFiles } from './precache.mjs';

/** Scripts of a page without islands, in kB after gzip. */
const STATIC_SCRIPTS_LIMIT = 12;

const simulator = 'simulation/circuit/general/index.html';

const budgets = [
  {
    what: 'home page, text and styles',
    limit: 26,
    files: (site) => ['index.html', ...links(site, 'index.html', 'css')],
  },
  { what: 'simulator, text and styles', limit: 42, files: (site) => [simulator, ...links(site, simulator, 'css')] },
  { what: 'simulator, scripts before it answers', limit: 120, files: (site) => scripts(site, simulator) },
  { what: 'engine (wasm)', limit: 45, files: (site) => assets(site, /\.wasm$/), required: true },
  { what: 'fluid data', limit: 45, files: (site) => assets(site, /fluids.*\.json$/), required: true },
  { what: 'typeface', limit: 60, files: (site) => assets(site, /\.woff2$/), required: true },
];

/**
 * Prints what each part weighs.
 * @param site folder of the built pages, with a trailing slash
 * @throws {Error} naming the parts that are missing or too heavy
 */
export function checkBudgets(site) {
  const failures = [];
  for (const { what, limit, files, required = false } of budgets) {
    const found = files(site);
    const weight = found.reduce((sum, file) => sum + compressed(join(site, file)), 0) / 1000;
    const isMissing = required && found.length === 0;
    const isHeavy = weight > limit;
    console.log(
      `${what.padEnd(38)} ${weight.toFixed(1).padStart(6)} of ${limit} kB${isHeavy ? '  too heavy' : ''}${isMissing ? '  missing' : ''}`,
    );
    if (isMissing || isHeavy) failures.push(what);
  }
  failures.push(...heavyStaticPages(site), ...heavyStore(site));
  if (failures.length > 0) throw new Error(`over budget or missing: ${failures.join(', ')}`);
}

/** Pages without islands whose scripts weigh too much, or that load a framework after all. */
function heavyStaticPages(site) {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !readFileSync(join(site, name), 'utf8').includes('<astro-island'),
  );
  const weights = pages.map((page) => {
    const inline = [
      ...readFileSync(join(site, page), 'utf8').matchAll(/<script type="module">([\s\S]*?)<\/script>/g),
    ].map(([, code]) => code);
    const files = scripts(site, page);
    const weight =
      [...inline, ...files.map((file) => readFileSync(join(site, file)))].reduce(
        (sum, code) => sum + gzipSync(code).byteLength,
        0,
      ) / 1000;
    return { page, weight, hasReact: files.some((file) => /react|jsx-runtime/i.test(file)) };
  });
  const heaviest = Math.max(...weights.map(({ weight }) => weight));
  console.log(
    `${`static pages (${pages.length}), scripts, gzip`.padEnd(38)} ${heaviest.toFixed(1).padStart(6)} of ${STATIC_SCRIPTS_LIMIT} kB`,
  );
  return weights
    .filter(({ weight, hasReact }) => weight > STATIC_SCRIPTS_LIMIT || hasReact)
    .map(({ page }) => `scripts of ${page}`);
}

/** What one visit stores for offline use, before compression. */
function heavyStore(site) {
  const weight = precachedFiles(site).reduce((sum, file) => sum + readFileSync(join(site, file)).byteLength, 0) / 1000;
  console.log(
    `${'stored for offline use, uncompressed'.padEnd(38)} ${weight.toFixed(0).padStart(6)} of ${PRECACHE_LIMIT} kB`,
  );
  return weight > PRECACHE_LIMIT ? ['stored for offline use'] : [];
}

function compressed(path) {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

function assets(site, pattern) {
  return readdirSync(join(site, '_astro'))
    .filter((name) => pattern.test(name))
    .map((name) => `_astro/${name}`);
}

function links(site, html, extension) {
  const text = readFileSync(join(site, html), 'utf8');
  return unique([...text.matchAll(/(?:href|src)="\/(_astro\/[^"]+)"/g)].map(([, file]) => file)).filter((file) =>
    file.endsWith(`.${extension}`),
  );
}

/** Every script a page asks for, and what those import without being asked. */
function scripts(site, html) {
  const text = readFileSync(join(site, html), 'utf8');
  const asked = [
    ...text.matchAll(/(?:src|href|component-url|renderer-url|before-hydration-url)="\/(_astro\/[^"]+\.js)"/g),
  ].map(([, file]) => file);
  const found = new Set();
  const queue = [...asked];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !existsSync(join(site, file))) continue;
    found.add(file);
    const code = readFileSync(join(site, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      queue.push(`_astro/${name}`);
  }
  return [...found];
}

const unique = (values) => [...new Set(values)];
