/**
 * Time for which anything in a test may take before it counts as hanging, in milliseconds. No test waits so long where
 * what it waits for happens: a slow machine passes, and a deadlock still ends.
 */
export const PATIENCE_MS = 120_000
