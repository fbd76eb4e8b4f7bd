import * as Effect from 'effect/Effect'
import * as Semaphore from 'effect/Semaphore'
import { availableParallelism } from 'node:os'
import { partOf } from '../worker/worker-count.ts'

/** Password hashes that run at once: one for each core. */
export const HASH_COUNT_MAX = availableParallelism()

/** Hashing and verifying a password takes a permit; all calls of the process share them. */
export const hashPermits = Semaphore.makeUnsafe(HASH_COUNT_MAX)

/**
 * Runs a hash once a permit is free. Never call it inside a transaction: a waiting call would hold a connection and
 * locks. Waiting can be interrupted, hashing cannot, so that a permit is released when its thread is. Source:
 * decision 047.
 */
export const whenCoreIsFree = <A>(work: () => Promise<A>): Effect.Effect<A> =>
  hashPermits.withPermits(1)(Effect.uninterruptible(Effect.promise(work)))

/** Leaves this process its part of the cores, where several workers share the machine; one at least. */
export const shareCores = (workerCount: number): Effect.Effect<void> =>
  hashPermits.resize(partOf(HASH_COUNT_MAX, workerCount))
