import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { CLAIM_TABLE } from '@jangteo/core/claim/claimStep.rules'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringing, DESK_MOVES, goingOn } from '../../support/claimCharts/deskMoves.ts'
import { liveToEnd } from '../../support/claimCharts/endOfLife.ts'
import type { Model } from '../../support/claimCharts/model.ts'
import { MONEY_MOVES, paying } from '../../support/claimCharts/moneyMoves.ts'
import { toCommand } from '../../support/claimCharts/move.ts'
import {
  type Beginning,
  enterReality,
  learnModel,
  type Reality,
} from '../../support/claimCharts/reality.ts'
import { REQUEST_MOVES, requesting } from '../../support/claimCharts/requestMoves.ts'
import { TOURS } from '../../support/claimCharts/tours.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { stepsOf } from '../../support/orderCharts/everyStep.ts'
import { dropJobs } from '../../support/orderCharts/reality.ts'

/** Without these the same lives are lived every time; with seconds, others for so long. */
const SECONDS = Number(process.env['CHARTS_SECONDS'] ?? 0)
const SEED = Number(process.env['CHARTS_SEED'] ?? (SECONDS > 0 ? Date.now() % 1_000_000 : 1))
/** A life that went wrong is made smaller for no longer than this. */
const SHRINK_MS = 120_000
const RUNS =
  SECONDS > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 }
    : { numRuns: 5, interruptAfterTimeLimit: SHRINK_MS }
const MOVES_MAX = 30

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

const beginnings: fc.Arbitrary<Beginning> = fc.record({
  method: fc.constantFrom('CARD', 'CARD', 'VIRTUAL_ACCOUNT', 'PHONE'),
  buyer: fc.constantFrom('MEMBER', 'GUEST', 'WITH_COUPONS', 'WITH_COUPONS'),
})
const commands = fc.commands(
  [...REQUEST_MOVES, ...DESK_MOVES, ...MONEY_MOVES].map((drawn) => drawn.map(toCommand)),
  { maxCommands: MOVES_MAX, size: 'max' },
)
const prefixes = fc
  .oneof(
    fc.tuple(requesting),
    fc.tuple(bringing, bringing, requesting),
    fc.tuple(bringing, requesting, paying, goingOn, goingOn, requesting),
  )
  .map((moves) => moves.map(toCommand))

const STEPS = [
  ...stepsOf('claim', CLAIM_TABLE),
  ...stepsOf('additionalPayment', ADDITIONAL_PAYMENT_TABLE),
]
/** Case that nobody can bring about here; each has a test of its own. */
const UNSENT: Readonly<Record<string, readonly string[]>> = {
  'the bank takes no deposit back here': [
    'claim CA payment.reversed NOT_CHANGE_STATUS',
    'claim CA payment.reversed WITHDRAWN',
  ],
  'claims whose items share a store coupon wait for each other': [
    'claim CA buyer.withdraw NOT_CHANGE_STATUS',
  ],
  'what an exchange wishes for is reserved with its request': ['claim EI stock.lacking EI'],
  'a stock that answers does so to an inspection': ['claim EI stock.reserved NOT_CHANGE_STATUS'],
  'no job comes before its time': [
    'additionalPayment WAITING system.due ADDITIONAL_PAYMENT_NOT_DUE',
  ],
  'no operator looks at the gateway here': [
    'additionalPayment APPROVING system.approvalEnded WAITING',
    'additionalPayment APPROVING system.approvalRecorded PAID',
    'additionalPayment WAITING system.depositRecorded PAID',
  ],
  'nobody disputes a claim here': [
    'additionalPayment PARTLY_REFUNDED claim.requoted REFUNDING',
    'claim CA dispute.rejected CR',
    'claim CA dispute.upheld CA',
    'claim CR dispute.rejected CR',
    'claim CR dispute.upheld CA',
    'claim EA dispute.rejected ER',
    'claim EA dispute.upheld EI',
    'claim EI dispute.rejected ER',
    'claim EI dispute.upheld EI',
    'claim ER dispute.rejected ER',
    'claim ER dispute.upheld EI',
    'claim EY dispute.upheld EY',
    'claim RA dispute.rejected RR',
    'claim RA dispute.upheld RI',
    'claim RI dispute.rejected RR',
    'claim RI dispute.upheld RI',
    'claim RR dispute.rejected RR',
    'claim RR dispute.upheld RI',
  ],
  'what goes to an account is recorded by hand': [
    'additionalPayment REFUND_FAILED system.askAgain REFUNDING',
  ],
}

type Moves = Iterable<fc.AsyncCommand<Model, Reality, boolean>>

async function live(begun: Beginning, moves: Moves, asked: Set<string>): Promise<void> {
  await dropJobs({ market })
  const reality = await enterReality(market, begun)
  const model = { ...(await learnModel(reality, begun)), asked }
  await fc.asyncModelRun(() => ({ model, real: reality }), moves)
  await liveToEnd({ model, reality })
}

test(
  '어떤 순서로 취소·교환·반품하든 도표와 규칙대로이고, 돈과 재고와 쿠폰은 하나도 어긋나지 않는다',
  async () => {
    const asked = new Set<string>()
    const beganAtMs = market.now()
    for (const [begun, tour] of TOURS) {
      market.advance(beganAtMs - market.now())
      await live(begun, tour.map(toCommand), asked)
    }
    const untaken = STEPS.filter((step) => !asked.has(step)).toSorted()
    const lives = fc.asyncProperty(beginnings, prefixes, commands, (begun, first, drawn) => {
      market.advance(beganAtMs - market.now())
      return live(begun, [...first, ...drawn], asked)
    })
    await fc.assert(lives, { ...RUNS, seed: SEED, unbiased: true })
    expect(untaken).toEqual(Object.values(UNSENT).flat().toSorted())
  },
  SHRINK_MS * 2 + SECONDS * 1000,
)
