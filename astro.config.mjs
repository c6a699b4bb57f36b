import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import vercel from '@astrojs/vercel';
import { defineConfig, passthroughImageService } from 'astro/config';
import { PAGE_PARAMETERS } from './scripts/build/pages.ts';
import { buildId, changelog, repositoryOfHost } from './scripts/build/build-info.ts';
import { checksums, plainServer } from './scripts/build/checksums.ts';
import { scriptFiles } from './scripts/build/chunks.ts';
import { finishedPages } from './scripts/build/html/finished-pages.ts';
import { iconsCss } from './scripts/build/icons-css.ts';
import { islandDirectives } from './scripts/build/island-directives.ts';
import { inlineHashes, inlineScripts } from './scripts/build/inline-scripts.ts';
import { lateImports } from './scripts/build/lazy-imports.ts';
import { findEngineFiles } from './scripts/build/engine-files.ts';
import { findLateSheets } from './scripts/build/lazy-sheets.ts';
import { offline } from './scripts/build/offline/offline.ts';
import { mountFunctions } from './scripts/build/mount-functions.ts';
import { ownKeys } from './scripts/build/own-keys.ts';
import { pictures } from './scripts/build/pictures.ts';
import { searchHeadings } from './scripts/build/search-headings.ts';
import { shareRoute } from './scripts/build/share-route.ts';
import { partsList, sbomFile } from './scripts/build/sbom.ts';
import { siteFacts } from './scripts/build/site-facts.ts';
import { siteMap } from './scripts/build/site-map.ts';

// How this process was called: Astro would write it into the server's code, which speaks of `_` for other reasons.
delete process.env._;

const isBuild = process.argv.includes('build');
const onVercel = Boolean(process.env.VERCEL);
const publicAddress =
  process.env.SITE_URL ??
  (process.env.VERCEL_PROJECT_PRODUCTION_URL && `https://${process.env.VERCEL_PROJECT_PRODUCTION_URL}`);
/** Canonical links must be whole addresses: a build nobody named is one for this machine. */
const site = publicAddress ?? `http://localhost:${process.env.PORT || 4321}`;

// Another folder lets two builds stand side by side.
const outDir = process.env.BUILD_DIR || 'dist';

export default defineConfig({
  outDir,
  site,
  output: 'static',
  adapter: onVercel ? vercel() : node({ mode: 'standalone', bodySizeLimit: 1024 * 1024 }),
  trailingSlash: 'ignore',
  integrations: [
    react(),
    mdx(),
    mountFunctions(),
    shareRoute(),
    islandDirectives(),
    ...siteMap(`${outDir}/client`),
    pictures(),
    finishedPages(),
    searchHeadings(),
    sbomFile(),
    offline(),
    checksums(outDir),
  ],
  i18n: {
    defaultLocale: 'fr',
    locales: ['fr', 'en'],
    routing: { prefixDefaultLocale: false },
  },
  // No picture is resized on demand, so no function carries a resizer, and its address is nobody's.
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/_image', entrypoint: './functions/http/closed.ts' },
  },
  // Small sheets are put into the page by html/own-sheets.ts, which knows the ones that no page needs at first.
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // Highlighted code would need inline styles, which the content policy refuses.
  markdown: { syntaxHighlight: false },
  security: {
    // The functions take JSON only and keep no session, so a forged form can do nothing: they answer 415 themselves.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        // No text becomes a script, markup or a worker's address but by these: before-paint.js and failure.ts have them. While
        // developing, Vite's own client does.
        ...(isBuild ? ["require-trusted-types-for 'script'", 'trusted-types default failure'] : []),
      ],
      scriptDirective: {
        resources: ["'self'", "'wasm-unsafe-eval'"],
        hashes: inlineHashes,
      },
      // While developing, styles of served attributes are as they are written; a build puts them in the page's sheet.
      ...(!isBuild && { styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] } }),
    },
  },
  vite: {
    plugins: [
      iconsCss(),
      partsList(),
      inlineScripts(),
      lateImports(),
      findLateSheets(),
      findEngineFiles(),
      ownKeys(),
      plainServer(),
      scriptFiles(),
    ],
    // Five letters in place of sixteen: a page holds some three hundred. In development names say where they are from.
    ...(isBuild && { css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
    environments: {
      // Read by the server alone, which needs no fingerprint to tell builds apart.
      ssr: { build: { rolldownOptions: { output: { chunkFileNames: 'chunks/[name].mjs' } } } },
    },
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      __APP_VERSION__: JSON.stringify(changelog()[0].version),
      __PAGE_PARAMETERS__: JSON.stringify(PAGE_PARAMETERS),
      __SITE_FACTS__: JSON.stringify(siteFacts()),
      __REPOSITORY__: JSON.stringify(repositoryOfHost()),
    },
    worker: {
      format: 'es',
      // The page's own naming, so that page and worker fetch the engine and the fluids once.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } },
    },
    build: {
      // A worker or a wasm in a data: URL is refused by the content policy and weighs a third more.
      assetsInlineLimit: (file) => (/\.(wasm|woff2)$/.test(file) ? false : undefined),
    },
  },
});
