import type { EntityMessage } from '@jangteo/server/entity/entity-message'
import { drained, Receivers, send } from '@jangteo/server/entity/entity-queue'
import { type Db, query, transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdraw } from '../../support/claim/claimDesk.ts'
import { anOwedClaim, payOwed } from '../../support/claim/owedClaim.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { aSpanBook } from '../../support/telemetry/spanBook.ts'

const book = aSpanBook()
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ tracer: book.tracer })
})
afterAll(() => market.close())

const claim = (id: number): EntityMessage => ({
  to: 'claim',
  id,
  event: 'system.answerDue',
  atMs: 0,
})

/** Runs a program whose messages to claims are received by `receive`; every other receiver fails. */
function run<Value>(
  program: Effect.Effect<Value, never, Db | Receivers>,
  receive: Receivers['Service']['claim'],
) {
  const none = () => Effect.die(new Error('nobody is notified'))
  const receivers = {
    additionalPayment: none,
    claim: receive,
    coupons: none,
    items: none,
    newAdditionalPayment: none,
    newConfirmationDue: none,
    newDepositCancels: none,
    newPaymentOfAdditional: none,
    newReturnOfExchange: none,
    payment: none,
    dispute: none,
    question: none,
    review: none,
    settlement: none,
    statementsOfClaim: none,
    heldCoupons: none,
    leaversEntries: none,
    saleEntries: none,
    saleEntry: none,
    waitingCancels: none,
  }
  return market.runtime.runPromise(Effect.provideService(program, Receivers, receivers))
}

describe('전할 말', () => {
  test('보낸 차례대로 받고, 받으며 보낸 말은 그 뒤에 받는다', async () => {
    const received: number[] = []
    const program = drained(
      Effect.gen(function* () {
        yield* send([claim(1), claim(2)])
        received.push(0)
        yield* send([claim(3)])
      }),
    )
    await run(program, ({ id }) =>
      Effect.suspend(() => {
        received.push(id)
        return id === 1 ? send([claim(10), claim(11)]) : Effect.void
      }),
    )
    expect(received).toEqual([0, 1, 2, 3, 10, 11])
  })

  test('흐름 밖에서 보낸 말은 바로 받는다', async () => {
    const received: number[] = []
    const program = Effect.gen(function* () {
      yield* send([claim(1)])
      received.push(0)
    })
    await run(program, ({ id }) => Effect.sync(() => received.push(id)))
    expect(received).toEqual([1, 0])
  })

  test('받는 쪽이 잘못되면 보낸 쪽이 쓴 것도 남지 않는다', async () => {
    const written = transaction(
      drained(
        Effect.gen(function* () {
          yield* query((db) => db.updateTable('goods').set({ name: 'reported' }).execute())
          yield* send([claim(1)])
        }),
      ),
    )
    const failing = run(written, () => Effect.die(new Error('cannot be reported')))
    await expect(failing).rejects.toThrow('cannot be reported')
    const goods = await market.database.db.selectFrom('goods').select('name').execute()
    expect([goods.length > 0, goods.some(({ name }) => name === 'reported')]).toEqual([true, false])
  })
})

describe('하나가 움직여 다른 것들이 움직이는 차례', () => {
  const messages = () =>
    book.spans
      .map(({ name }) => name)
      .filter((name) => /^[a-zA-Z]+ [a-zA-Z]+\.[a-zA-Z]+$/.test(name) || name.startsWith('new'))

  test('추가결제를 내면 추가결제, 클레임, 상품, 환불의 차례로 이어진다', async () => {
    const { buyer } = await aMemberInApp(market)
    const asked = await anOwedClaim(market, buyer)
    book.forget()
    await payOwed(market, asked)
    expect(messages()).toEqual([
      'additionalPayment buyer.pay',
      'additionalPayment gateway.approved',
      'claim payment.reversed',
      'claim system.completeAtOnce',
      'claim system.answerDue',
      'items claim.cancelled',
      'dispute claim.ended',
      'newConfirmationDue',
      'settlement item.ended',
    ])
  })

  test('낸 돈이 있는 반품을 철회하면 그 돈이 돌아온 뒤에 클레임이 끝난다', async () => {
    const { buyer } = await aMemberInApp(market)
    const asked = await anOwedClaim(market, buyer, 'RETURN')
    await payOwed(market, asked)
    book.forget()
    await withdraw(buyer, asked.claim)
    expect(messages()).toEqual([
      'additionalPayment claim.withdrawn',
      'payment system.refund',
      'payment gateway.refunded',
      'additionalPayment gateway.refunded',
      'dispute claim.ended',
      'newConfirmationDue',
    ])
  })
})
