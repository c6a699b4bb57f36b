/**
 * Vite plugin: `virtual:icons.css`, a mask for each line icon of src/shell/layout/icons.ts. A page then names an icon in
 * a word, and its drawing stands once, in the style sheet every page shares. The drawings are ours.
 */
import type { Plugin } from 'vite';
import { ICONS } from '../../src/shell/layout/icons.ts';

const NAME = 'virtual:icons.css';

const maskOf = (drawing: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' ` +
  `stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${drawing}'/%3E%3C/svg%3E")`;

export function iconsCss(): Plugin {
  return {
    name: 'appfroid:icons',
    resolveId: (id) => (id === NAME ? NAME : undefined),
    load: (id) =>
      id === NAME
        ? Object.entries(ICONS)
            .map(([name, drawing]) => `.i-${name}{--drawing:${maskOf(drawing)}}`)
            .join('\n')
        : undefined,
  };
}
