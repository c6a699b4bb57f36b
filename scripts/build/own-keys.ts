import type { Plugin } from 'vite';

/**
 * Vite plugin: what a module exports is put on by its own names alone. The bundler's helper takes every key it comes by, and so
 * those that some browser extensions put on every object (`Object.prototype`): what is imported late then fails without a word.
 */
const RUNTIME = 'rolldown-runtime';
const EVERY_KEY = /for ?\((var|let|const) (\w+) in (\w+)\)/g;

export const withOwnKeys = (code: string): string => code.replaceAll(EVERY_KEY, 'for ($1 $2 of Object.keys($3))');

export function ownKeys(): Plugin {
  return {
    name: 'appfroid:own-keys',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, chunk) {
      if (!chunk.name.includes(RUNTIME)) return null;
      const own = withOwnKeys(code);
      // Should the helper change, what it does is to be looked at anew.
      if (own === code) this.error('the bundler’s helper no longer goes through keys as it did');
      return { code: own, map: null };
    },
  };
}
