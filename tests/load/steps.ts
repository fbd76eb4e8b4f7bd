import { aCaller } from './caller.ts'
import { openConnections } from './connection.ts'
import { approve, fillOrder, payAtWindow, placeOrder } from './journeys.ts'
import { purchaseOf } from './loads.ts'
import { nowUs, type Stretch } from './profile.ts'
import type { Shop } from './shop.ts'

/** Steps of a purchase that are looked at one by one. */
export const STEPS = ['order', 'approval'] as const

type Stretches = Readonly<Record<(typeof STEPS)[number], readonly Stretch[]>>

/** Begins something for each at once, and waits; answers the stretch of time that it took as well. */
async function watch<Each, Answer>(all: readonly Each[], work: (each: Each) => Promise<Answer>) {
  const fromUs = nowUs()
  const answers = await Promise.all(all.map(work))
  return { answers, stretch: { fromUs, toUs: nowUs() } }
}

type Visit = { readonly count: number; readonly seconds: number; readonly signal: AbortSignal }

/**
 * Lets members buy in step with each other for so long and answers when they ordered and when they approved: nobody does
 * anything else meanwhile, so that a profile of these stretches is one of that step alone.
 */
export async function buyInSteps(
  url: string,
  shop: Shop,
  { count, seconds, signal }: Visit,
): Promise<Stretches> {
  const connections = await openConnections(url, count)
  const buyers = connections.map((connection, worker) => ({
    caller: aCaller(connection, url, shop.browsers[worker] ?? null),
    purchase: purchaseOf(shop, worker, { isGuest: false }),
  }))
  const order: Stretch[] = []
  const approval: Stretch[] = []
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    signal.throwIfAborted()
    const filled = await Promise.all(
      buyers.map(async ({ caller, purchase }) => {
        const body = await fillOrder(caller, purchase)
        return { caller, body }
      }),
    )
    const placing = await watch(filled, async ({ caller, body }) => {
      const placed = await placeOrder(caller, body)
      return { caller, placed }
    })
    const paid = await Promise.all(
      placing.answers.map(async ({ caller, placed }) => {
        const returned = await payAtWindow(caller, placed)
        return { caller, returned }
      }),
    )
    const approving = await watch(paid, ({ caller, returned }) => approve(caller, returned))
    order.push(placing.stretch)
    approval.push(approving.stretch)
  }
  connections.forEach((connection) => connection.close())
  return { order, approval }
}
