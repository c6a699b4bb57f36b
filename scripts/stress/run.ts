/**
 * Stress on the built site, on loopback only:
 *   node scripts/stress/run.ts [long] [fuzz] [soak] [pipeline] [stop] [restart] [update] [relay] [batch] [shreds]
 * All of them unless some are named; seconds each, or minutes with `long`. Ends with code 1 when something gave way.
 * BUILD_DIRS names the builds `update` puts in each other's place, with commas; the one of this checkout unless told.
 */
import { batch } from './batch.ts';
import { fuzz } from './fuzz.ts';
import { pipeline } from './pipeline.ts';
import { relay } from './relay.ts';
import { LONG, SHORT } from './report.ts';
import type { Report } from './report.ts';
import { killAndRestart, updateUnderLoad } from './restart.ts';
import { soak } from './soak.ts';
import { shreds } from './shreds.ts';
import { stops } from './stop.ts';

const words = process.argv.slice(2);
const size = words.includes('long') ? LONG : SHORT;
const kinds: Readonly<Record<string, () => Promise<Report>>> = {
  fuzz: () => fuzz(size.fuzzedCalls),
  soak: () => soak(size.soakSeconds),
  pipeline: () => pipeline(size.pipelinedCalls),
  stop: stops,
  restart: () => killAndRestart(size.restarts),
  update: () => updateUnderLoad(size.restarts, (process.env['BUILD_DIRS'] ?? 'dist').split(',')),
  relay: () => relay(size.streams),
  batch: () => batch(size.batches),
  shreds,
};
const named = words.filter((word) => word !== 'long');
for (const [name, run] of Object.entries(kinds)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { summary, faults } = await run();
  console.log(summary);
  for (const fault of faults) {
    process.exitCode = 1;
    console.log(`  GAVE WAY: ${fault}`);
  }
}
