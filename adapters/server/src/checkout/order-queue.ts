import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Semaphore from 'effect/Semaphore'
import { type Refused, refused } from '../call/refused.ts'
import { partOf } from '../worker/worker-count.ts'
import {
  type ClaimedPieces,
  createClaimedPieces,
  type Look,
  type Sought,
} from './claimed-pieces.ts'

/**
 * Most orders of a process that run at once: fewer than half of its connections, so that a rush leaves the rest to
 * other calls.
 */
const ORDER_COUNT_MAX = 8

/** Most orders of a process that run or wait, about the number that it places in the time of a call. */
export const QUEUE_COUNT_MAX = 1_000

type Queue = {
  readonly turns: Semaphore.Semaphore
  readonly turnCount: number
  readonly pieces: ClaimedPieces
  readonly countMax: number
  count: number
}

/** The orders that this process is placing now. */
export class OrderQueue extends Context.Service<OrderQueue, Queue>()('OrderQueue') {}

/** Creates the queue of a process, empty; workers of one market have equal parts of its bounds. */
export function createOrderQueue(workerCount: number): Queue {
  const turnCount = partOf(ORDER_COUNT_MAX, workerCount)
  const turns = Semaphore.makeUnsafe(turnCount)
  const countMax = partOf(QUEUE_COUNT_MAX, workerCount)
  return { turns, turnCount, pieces: createClaimedPieces(), countMax, count: 0 }
}

/** True while orders of this process wait for their turns. */
export const isRush: Effect.Effect<boolean, never, OrderQueue> = Effect.map(
  Effect.service(OrderQueue),
  ({ count, turnCount }) => count > turnCount,
)

/** Runs an order in its turn, first come, first served. Refusal: ORDER_QUEUE_FULL, before anything is read. */
export const inOrderTurn = Effect.fnUntraced(function* <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.fn.Return<A, E | Refused<'ORDER_QUEUE_FULL'>, R | OrderQueue> {
  const queue = yield* OrderQueue
  if (queue.count >= queue.countMax) return yield* refused('ORDER_QUEUE_FULL')
  const enter = Effect.sync(() => {
    queue.count += 1
  })
  const leave = Effect.sync(() => {
    queue.count -= 1
  })
  return yield* Effect.acquireUseRelease(
    enter,
    () => queue.turns.withPermit(program),
    () => leave,
  )
})

const untilEnd = (pieces: ClaimedPieces, look: Look): Effect.Effect<void> =>
  Effect.callback((resume) => {
    const stop = pieces.onEnd(look, () => resume(Effect.void))
    return Effect.sync(stop)
  })

/** Lets what it wraps be interrupted, as it was before an uninterruptible part began. */
type Restore = <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

const claimPieces = Effect.fnUntraced(function* <E, R>(
  look: Effect.Effect<Sought, E, R>,
  restore: Restore,
) {
  const { pieces } = yield* OrderQueue
  const claimed = Effect.acquireUseRelease(
    Effect.sync(() => pieces.beginLook()),
    (opened) =>
      Effect.flatMap(restore(look), (sought) =>
        pieces.claim(opened, sought)
          ? Effect.succeed(sought.wanted)
          : Effect.as(restore(untilEnd(pieces, opened)), null),
      ),
    (opened) => Effect.sync(() => pieces.endLook(opened)),
  )
  let taken = yield* claimed
  while (taken === null) taken = yield* claimed
  return { pieces, taken }
})

/**
 * Checks the stock until no earlier order may still take the wanted pieces, then runs. It waits only for orders that
 * run already and end by themselves. A check that refuses ends it before anything costly.
 */
export const withPieces = <A, E, R, E2, R2>(
  look: Effect.Effect<Sought, E, R>,
  goOn: Effect.Effect<A, E2, R2>,
): Effect.Effect<A, E | E2, R | R2 | OrderQueue> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(claimPieces(look, restore), ({ pieces, taken }) =>
      Effect.ensuring(
        restore(goOn),
        Effect.sync(() => pieces.end(taken)),
      ),
    ),
  )
