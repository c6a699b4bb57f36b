import fc from 'fast-check';
import { chai } from 'vitest';

// Property-based tests draw the same inputs in every run, so that a green commit stays green;
// FAST_CHECK_SEED explores others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_120) });

// A proxy around each of a million expectations only tells misspelt matchers, which the types tell.
chai.config.useProxy = false;
