// Property-based tests draw the same inputs in every run, so that a green commit stays green;
// FAST_CHECK_SEED explores others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_120) });
