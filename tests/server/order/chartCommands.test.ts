import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../../faults/ledger/invariants.ts'
import { readFacts } from '../../faults/ledger/readFacts.ts'
import { stepsOf } from '../../support/orderCharts/everyStep.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { DEPOSIT_MOVES } from '../../support/orderCharts/depositMoves.ts'
import { liveToEnd } from '../../support/orderCharts/endOfLife.ts'
import { goingOn, ITEM_MOVES } from '../../support/orderCharts/itemMoves.ts'
import type { Model, ModelOrder } from '../../support/orderCharts/model.ts'
import { toCommand } from '../../support/orderCharts/move.ts'
import { ordering, ORDER_MOVES } from '../../support/orderCharts/orderMoves.ts'
import { PAYMENT_MOVES, paying } from '../../support/orderCharts/paymentMoves.ts'
import { dropJobs, enterReality, PIECES, type Reality } from '../../support/orderCharts/reality.ts'
import { TOURS } from '../../support/orderCharts/tours.ts'
import { UNSENT_STEPS } from '../../support/orderCharts/unsent.ts'

/** Without these the same lives are lived every time; with seconds, others for so long. */
const SECONDS = Number(process.env['CHARTS_SECONDS'] ?? 0)
const SEED = Number(process.env['CHARTS_SEED'] ?? (SECONDS > 0 ? Date.now() % 1_000_000 : 1))
/** A life that went wrong is made smaller for no longer than this. */
const SHRINK_MS = 120_000
const RUNS =
  SECONDS > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 }
    : { numRuns: 12, interruptAfterTimeLimit: SHRINK_MS }
const MOVES_MAX = 50

let market: TestMarket
beforeAll(async () => {
  // Much goes wrong in these lives, and the market says so.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  market = await openMarket()
})
afterAll(async () => {
  await market.close()
  vi.restoreAllMocks()
})

const commands = fc.commands(
  [...ORDER_MOVES, ...PAYMENT_MOVES, ...DEPOSIT_MOVES, ...ITEM_MOVES].map((drawn) =>
    drawn.map(toCommand),
  ),
  { maxCommands: MOVES_MAX, size: 'max' },
)
const beginnings = fc
  .oneof(
    fc.tuple(ordering),
    fc.tuple(ordering, paying),
    fc.tuple(ordering, ordering, paying, paying, goingOn, goingOn),
    fc.tuple(ordering, paying, goingOn, goingOn, goingOn, goingOn, goingOn),
  )
  .map((moves) => moves.map(toCommand))

const LIKE = [goodsNamed('하동 세작 녹차'), goodsNamed('논산 설향 딸기 500g 2팩')]

type Moves = Iterable<fc.AsyncCommand<Model, Reality, boolean>>

/** Totals over all lives. */
type Lived = {
  readonly asked: Set<string>
  readonly supplied: Map<number, number>
  readonly forPeople: Set<number>
}

/**
 * True for what the charts leave to people: a deposit reversed after the shipment, and money that could not be
 * refunded.
 */
function isForPeople({ needsPerson, refunds }: ModelOrder): boolean {
  return needsPerson || refunds.some(({ status }) => status === 'REFUSED')
}

async function live(moves: Moves, beganAtMs: number, lived: Lived): Promise<void> {
  market.advance(beganAtMs - market.now())
  const reality = await enterReality(market, LIKE)
  await dropJobs(reality)
  const stock = new Map(reality.goods.map(({ optionId }) => [optionId, PIECES]))
  for (const [optionId, pieces] of stock) lived.supplied.set(optionId, pieces)
  const { asked } = lived
  const model: Model = { nowMs: market.now(), orders: [], stock, scans: new Map(), asked }
  await fc.asyncModelRun(() => ({ model, real: reality }), moves)
  await liveToEnd({ model, reality })
  for (const { id } of model.orders.filter(isForPeople)) lived.forPeople.add(id)
}

async function judge({ supplied, forPeople }: Lived): Promise<string[]> {
  const { database, dataDir, runtime } = market
  const wireIds = await runtime.runPromise(WireIds)
  const ledger = { db: database.db, wireIds, dataDir, atMs: market.now(), jobs: [], surprises: [] }
  const facts = await readFacts(ledger, { reported: [], supplied })
  const isClear = ({ orderId }: { readonly orderId: number | null }) =>
    orderId === null || !forPeople.has(orderId)
  return findBreaches({
    ...facts,
    orders: facts.orders.filter(({ id }) => !forPeople.has(id)),
    payments: facts.payments.filter(isClear),
    keys: facts.keys.filter(isClear),
  })
}

const STEPS = [...stepsOf('orderItem', ORDER_ITEM_TABLE), ...stepsOf('payment', PAYMENT_TABLE)]

test(
  '무엇을 어떤 순서로 하든 장터는 도표대로 답하고 움직이며, 돈과 재고는 하나도 어긋나지 않는다',
  async () => {
    const lived: Lived = { asked: new Set(), supplied: new Map(), forPeople: new Set() }
    const beganAtMs = market.now()
    for (const tour of TOURS) await live(tour.map(toCommand), beganAtMs, lived)
    const taken = STEPS.filter((step) => lived.asked.has(step))
    const lives = fc.asyncProperty(beginnings, commands, (begun, drawn) =>
      live([...begun, ...drawn], beganAtMs, lived),
    )
    await fc.assert(lives, { ...RUNS, seed: SEED })
    const untaken = STEPS.filter((step) => !taken.includes(step))
    const unsent = Object.values(UNSENT_STEPS).flat()
    expect({ untaken: untaken.toSorted(), breaches: await judge(lived) }).toEqual({
      untaken: unsent.toSorted(),
      breaches: [],
    })
  },
  SHRINK_MS * 2 + SECONDS * 1000,
)
