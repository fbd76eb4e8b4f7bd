import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { buying } from '../../support/marketLives/buyMoves.ts'
import { CLAIM_MOVES, confirm } from '../../support/marketLives/claimMoves.ts'
import { DISPUTE_MOVES } from '../../support/marketLives/disputeMoves.ts'
import { liveToEnd } from '../../support/marketLives/endOfLife.ts'
import { type Model, newModel } from '../../support/marketLives/model.ts'
import { anyNumber, atOnce, toCommand } from '../../support/marketLives/move.ts'
import { OPERATOR_MOVES } from '../../support/marketLives/operatorMoves.ts'
import { REFUND_MOVES } from '../../support/marketLives/refundMoves.ts'
import { bring, SELLER_MOVES } from '../../support/marketLives/sellerMoves.ts'
import { type Bank, createBank, openStage, type Stage } from '../../support/marketLives/stage.ts'
import { TOURS } from '../../support/marketLives/tours.ts'
import { pass, TIME_MOVES } from '../../support/marketLives/timeMoves.ts'
import { dropJobs } from '../../support/orderCharts/reality.ts'

/** Without these the same lives are lived every time; with seconds, others for so long. */
const SECONDS = Number(process.env['CHARTS_SECONDS'] ?? 0)
const SEED = Number(process.env['CHARTS_SEED'] ?? (SECONDS > 0 ? Date.now() % 1_000_000 : 1))
/** A life that went wrong is made smaller for no longer than this. */
const SHRINK_MS = 120_000
const RUNS =
  SECONDS > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 }
    : { numRuns: 9, interruptAfterTimeLimit: SHRINK_MS }
const MOVES_MAX = 60

let market: TestMarket
let bank: Bank
beforeAll(async () => {
  // Much is refused in these lives, and the market says so.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  bank = createBank()
  market = await openMarket({ payout: bank.port })
})
afterAll(async () => {
  await market.close()
  vi.restoreAllMocks()
})

const MOVES = [
  buying,
  buying,
  buying,
  ...SELLER_MOVES,
  ...CLAIM_MOVES,
  ...OPERATOR_MOVES,
  ...REFUND_MOVES,
  ...DISPUTE_MOVES,
]
const clashes = fc.tuple(fc.oneof(...MOVES), fc.oneof(...MOVES)).map((two) => atOnce(...two))
const commands = fc.commands(
  [...MOVES, ...TIME_MOVES, clashes, clashes].map((drawn) => drawn.map(toCommand)),
  { maxCommands: MOVES_MAX, size: 'max' },
)
const bringing = anyNumber.map(bring)
const confirming = fc.record({ pick: anyNumber, bits: fc.constant(7) }).map(confirm)
const nights = fc.constant(pass(120))
/** Lives that have come some way already. */
const beginnings = fc
  .oneof(
    fc.tuple(buying, buying),
    fc.tuple(buying, buying, bringing, bringing, bringing),
    fc.tuple(buying, bringing, bringing, confirming, confirming, nights, buying),
  )
  .map((moves) => moves.map(toCommand))

/** Kinds of moves that each succeed in some life; what a gateway refused it refuses again. */
const KINDS = [
  'acknowledge',
  'answerDispute',
  'answerClaim',
  'approve',
  'approveAdjustment',
  'askAdjustment',
  'atOnce',
  'bring',
  'buy',
  'cancel',
  'confirm',
  'decideDispute',
  'delay',
  'deliver',
  'dispute',
  'exchange',
  'fetch',
  'hold',
  'openDefect',
  'pass',
  'pause',
  'pay',
  'payForClaim',
  'recordRefund',
  'refuse',
  'refuseClaim',
  'rejectAdjustment',
  'release',
  'releaseStore',
  'removeInvoice',
  'resume',
  'return',
  'setRate',
  'ship',
  'shipByFile',
  'suspend',
  'transferFailed',
  'transferPaid',
  'withdraw',
]

type Moves = Iterable<fc.AsyncCommand<Model, Stage, boolean>>

async function live(moves: Moves, done: Set<string>): Promise<void> {
  await dropJobs({ market })
  const stage = await openStage(market, bank)
  const model = newModel()
  try {
    await fc.asyncModelRun(() => ({ model, real: stage }), moves)
    await liveToEnd({ model, stage })
  } catch (error) {
    throw new Error(
      `${stage.log.join('\n')}\n${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
  for (const name of model.done) done.add(name)
}

test(
  '세 스토어, 세 구매자, 세 운영자가 무엇을 어떤 순서로 하든 끝난 주문의 돈은 1원까지 제자리에 있다',
  async () => {
    const done = new Set<string>()
    const beganAtMs = market.now()
    for (const tour of TOURS) {
      market.advance(beganAtMs - market.now())
      await live(tour.map(toCommand), done)
    }
    const lives = fc.asyncProperty(beginnings, commands, (begun, drawn) => {
      market.advance(beganAtMs - market.now())
      return live([...begun, ...drawn], done)
    })
    await fc.assert(lives, { ...RUNS, seed: SEED })
    expect(KINDS.filter((kind) => !done.has(kind))).toEqual([])
  },
  SHRINK_MS * 4 + SECONDS * 1000,
)
