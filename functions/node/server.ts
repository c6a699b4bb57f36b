/** Node's server for the built site: deadlines for what comes in, and an orderly end. */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { functionPaths } from './functions.ts';
import { filesAllowed, mostConnections } from './most-connections.ts';
import { createFront } from './listener.ts';
import type { Front, Site } from './listener.ts';
import { givingBack } from './rest.ts';
import { pageLimit, trustedHops } from '../http/settings.ts';

/** Most time a request may take to arrive whole, ms; a function answers a slow body sooner. */
const REQUEST_WITHIN = 15_000;
const HEADERS_WITHIN = 10_000;
/** A connection on which nothing moves either way is given up after, ms; a model thinks less long. */
const STILL_FOR = 300_000;

/**
 * When a stop is asked for: streams end what they say, then connections are cut, then the process goes; ms. On a machine that has
 * eight things to do for each core a timer is a second late: the whole stays within eight seconds.
 */
const END_STREAMS = 4000;
const CUT = 4500;
const GO = 5000;

export interface ServedSite {
  readonly server: Server;
  /** Takes no more calls, lets those under way end, and resolves within five seconds. */
  stop(): Promise<void>;
}

/** The server of a site, with its functions; it listens when told to. */
export function createSite(parts: Pick<Site, 'files' | 'pages' | 'headers' | 'framed'>): ServedSite {
  const front = createFront({ ...parts, functions: functionPaths(), pageLimit: pageLimit(), trustedHops });
  const site = serve(front, mostConnections(filesAllowed()));
  givingBack(site.server);
  return site;
}

/**
 * A server in front of a listener, with its deadlines and its end.
 * @param connections open at once at most: one more is hung up on
 */
export function serve(front: Front, connections = Infinity): ServedSite {
  let isStopping = false;
  const listener: RequestListener = (request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    front.listener(request, response);
  };
  const server = createServer(
    { requestTimeout: REQUEST_WITHIN, headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: 1000 },
    listener,
  );
  server.timeout = STILL_FOR;
  if (Number.isFinite(connections)) server.maxConnections = connections;
  // The function says itself whether a body it would refuse is to be sent at all.
  server.on('checkContinue', listener);

  return {
    server,
    stop() {
      isStopping = true;
      return new Promise((resolve) => {
        const timers = [
          setTimeout(() => front.endStreams(), END_STREAMS),
          setTimeout(() => server.closeAllConnections(), CUT),
          setTimeout(resolve, GO),
          // A connection is idle only once its last answer is out.
          setInterval(() => server.closeIdleConnections(), 100),
        ];
        server.close(() => {
          for (const timer of timers) clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
