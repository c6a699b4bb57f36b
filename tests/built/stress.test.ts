/** The short form of the stress scripts, on the build under test; the long one is `npm run stress long`. */
import { expect, test } from './support/test.ts';
import { fuzz } from '../../scripts/stress/fuzz.ts';
import { pipeline } from '../../scripts/stress/pipeline.ts';
import { relay } from '../../scripts/stress/relay.ts';
import { SHORT } from '../../scripts/stress/report.ts';
import { killAndRestart, updateUnderLoad } from '../../scripts/stress/restart.ts';
import { soak } from '../../scripts/stress/soak.ts';
import { stops } from '../../scripts/stress/stop.ts';

// Each has a server of its own and all of a processor: one after the other, they take half as long.

test('answers every call nobody should make in the envelope, soon', async () => {
  expect((await fuzz(SHORT.fuzzedCalls)).faults).toEqual([]);
});

test('keeps its memory at four fifths of what it can do', async () => {
  expect((await soak(SHORT.soakSeconds)).faults).toEqual([]);
});

test('serves a caller beside others that send everything ahead', async () => {
  expect((await pipeline(SHORT.pipelinedCalls)).faults).toEqual([]);
});

test('is gone soon after SIGTERM, whatever clients do', async () => {
  expect((await stops()).faults).toEqual([]);
});

test('is back after it was killed, and replaced while callers go on', async () => {
  expect((await killAndRestart(SHORT.restarts)).faults).toEqual([]);
  expect((await updateUnderLoad(SHORT.restarts, [process.env['BUILD_DIR'] ?? 'dist'])).faults).toEqual([]);
});

test('keeps conversations apart, waits for slow readers, and leaves with those who leave', async () => {
  expect((await relay(SHORT.streams)).faults).toEqual([]);
});
