import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

/** Everything that goes to the database: connections take it over when they open. */
const sent = vi.spyOn(Client.prototype, 'query')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(async () => {
  await market.close()
  sent.mockRestore()
})

/** The statements of a call, values left out. */
async function statementsOf(path: string, body: object): Promise<readonly string[]> {
  const buyer = aBuyer(market)
  sent.mockClear()
  await buyer.call('POST', path, { body })
  return sent.mock.calls.map(([statement]: readonly unknown[]) =>
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : String(statement),
  )
}

test('없는 아이디로 로그인해도 있는 아이디와 똑같은 일을 한다', async () => {
  const { loginId } = await newMember(market)
  const tryAs = (id: string) => statementsOf('/accounts/login', { loginId: id, password: 'wrong' })
  const lives = async (id: string) => {
    const seen = []
    for (let count = 0; count < 6; count += 1) seen.push(await tryAs(id))
    return seen
  }
  const known = await lives(loginId)
  const areSeen = known.map(({ length }) => length > 2)
  expect([await lives('nobody-there'), areSeen]).toEqual([known, known.map(() => true)])
})

test('없는 주문번호를 물어도 있는 번호와 똑같은 일을 한다', async () => {
  const guest = aBuyer(market)
  const cartId = await putInCart(guest, goodsNamed('하동 세작 녹차'))
  const { orderNumber } = await placeOrder(guest, [cartId])
  const tryAs = (number: string) =>
    statementsOf('/accounts/guest-order', { orderNumber: number, password: 'wrong' })
  const known = await tryAs(orderNumber)
  expect([await tryAs(`${orderNumber.slice(0, 8)}99999999`), known.length > 2]).toEqual([
    known,
    true,
  ])
})
