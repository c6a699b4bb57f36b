/** The built pages as the parser of a browser reads them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';
import { shapeOf } from '../built/support/html-validity.ts';

const site = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
/** A page of each template. */
const ONE_OF_EACH = [
  '/',
  '/install',
  '/version',
  '/tools',
  '/tools/calcul-diam',
  '/simulation/circuit/general',
  '/simulation/comparatif',
  '/reglette',
  '/ressources',
  '/ressources/list-fluide',
  '/ressources/list-fluide/r454b',
  '/ressources/base-produit',
  '/ressources/fluide-avenir',
  '/ressources/diagramme-enthalpique',
  '/quiz',
  '/quiz/co2-ammoniac',
  '/quiz/attestation-1',
];

test('a browser builds the tree that the source writes', async ({ page }) => {
  await page.goto('about:blank');
  for (const path of ONE_OF_EACH) {
    const html = readFileSync(join(site, path, 'index.html'), 'utf8');
    const built = await page.evaluate((source) => {
      const shape: string[] = [];
      const walk = (parent: ParentNode, depth: number): void => {
        for (const child of parent.children) {
          shape.push(`${depth} ${child.localName.toLowerCase()}`);
          walk(child instanceof HTMLTemplateElement ? child.content : child, depth + 1);
        }
      };
      walk(new DOMParser().parseFromString(source, 'text/html'), 0);
      return shape;
    }, html);
    const written = shapeOf(html);
    const at = written.findIndex((tag, index) => tag !== built[index]);
    expect(built.slice(at, at + 5), path).toEqual(written.slice(at, at + 5));
    expect(built.length, path).toBe(written.length);
  }
});
