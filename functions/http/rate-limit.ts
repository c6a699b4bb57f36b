export interface RateLimit {
  /** Counts a call, as `cost` of them when it costs more. 0 when it may pass, else the seconds to wait. */
  take(address: string, cost?: number): number;
}

export interface RateLimitOptions {
  /** Calls a minute and address; 0 for no limit. */
  readonly perMinute: number;
  /** Addresses remembered at most; the one unseen for longest is forgotten first. */
  readonly addresses?: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket per address: a whole minute's calls at once, then a steady refill. */
export function createRateLimit({
  perMinute,
  addresses = 10_000,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  if (perMinute === 0) return { take: () => 0 };
  const perMillisecond = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();

  return {
    take(address, price = 1) {
      const at = now();
      const cost = Math.min(price, perMinute);
      const known = buckets.get(address);
      const tokens = known ? Math.min(perMinute, known.tokens + (at - known.at) * perMillisecond) : perMinute;
      const passes = tokens >= cost;
      // A map keeps insertion order, so the first key is the address unseen for longest.
      buckets.delete(address);
      buckets.set(address, { tokens: passes ? tokens - cost : tokens, at });
      if (buckets.size > addresses) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return passes ? 0 : Math.ceil((cost - tokens) / perMillisecond / 1000);
    },
  };
}

/** Calls a minute from the environment: a whole number from 0 on, else `fallback`. */
export function perMinuteFromEnvironment(text: string | undefined, fallback = 600): number {
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : fallback;
}
