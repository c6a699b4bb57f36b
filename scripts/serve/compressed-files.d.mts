import type { IncomingMessage, ServerResponse } from 'node:http';

export function compressedFiles(
  site: URL,
): (request: IncomingMessage, response: ServerResponse, refuse: () => void) => boolean;
export function codingOf(accepted?: string): 'br' | 'gzip' | undefined;
export function isHeld(tags: string | undefined, tag: string): boolean;
