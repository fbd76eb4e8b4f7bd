import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAddress } from '../../support/addressBook.ts'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { finish, leave, statusOf } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp, forgetTries } from '../../support/member.ts'
import { buyPicked, confirm, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import type { OrderDetail } from '../../support/purchase.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A member as the chart has it: the status, and the orders that still run. */
type Model = { status: 'ACTIVE' | 'LEAVING' | 'LEFT'; running: number; addresses: number }

/** A member of the market, with the orders that still run there. */
type Real = {
  readonly buyer: Buyer
  readonly memberId: number
  readonly loginId: string
  readonly running: OrderDetail[]
}

type Said = { readonly said: unknown; readonly expected: unknown }
type Move = {
  readonly name: string
  readonly make: (model: Model, real: Real) => Promise<Said>
}

const SAME: Said = { said: null, expected: null }

/** A move that a member makes while logged in; once they left it is refused as of an ended session. */
const whileMember =
  (make: Move['make']): Move['make'] =>
  async (model, real) => {
    if (model.status === 'ACTIVE') return make(model, real)
    const { body } = await real.buyer.call<{ code?: string }>('GET', '/buyers/addresses/me')
    return { said: body.code?.startsWith('SESSION_'), expected: true }
  }

const buy: Move = {
  name: 'buy',
  make: whileMember(async (model, real) => {
    real.running.push(await buyPicked(market, real.buyer, { goodsId: TEA }))
    model.running += 1
    return SAME
  }),
}

const confirmOne: Move = {
  name: 'confirm',
  make: whileMember(async (model, real) => {
    const order = real.running.pop()
    if (order === undefined) return SAME
    await happen(market, itemOf(order), ...WAY_TO.SC)
    await confirm(real.buyer, itemOf(order))
    model.running -= 1
    return SAME
  }),
}

const save: Move = {
  name: 'save an address',
  make: whileMember(async (model, real) => {
    await saveAddress(real.buyer)
    model.addresses += 1
    return SAME
  }),
}

const leaveNow: Move = {
  name: 'leave',
  make: async (model, real) => {
    const { status, body } = await leave(real.buyer)
    if (model.status !== 'ACTIVE') return { said: status, expected: 401 }
    if (model.running > 0) return { said: body.code, expected: 'MEMBER_HAS_OPEN_ORDER' }
    Object.assign(model, { status: 'LEAVING', addresses: 0 })
    return { said: status, expected: 200 }
  },
}

const finishNow: Move = {
  name: 'finish',
  make: async (model, { memberId }) => {
    await finish(market, memberId)
    if (model.status === 'LEAVING') model.status = 'LEFT'
    return SAME
  },
}

const logIn: Move = {
  name: 'log in elsewhere',
  make: async (model, { loginId }) => {
    await forgetTries(market)
    await market.database.db.deleteFrom('password_lockouts').execute()
    const { body } = await aBuyer(market).call<{ code?: string }>('POST', '/accounts/login', {
      body: { loginId, password: DEMO_PASSWORD },
    })
    return { said: body.code, expected: model.status === 'ACTIVE' ? undefined : 'LOGIN_MISMATCH' }
  },
}

async function standOf({ memberId }: Real) {
  const addresses = await market.database.db
    .selectFrom('addresses')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  return { status: await statusOf(market, memberId), addresses: addresses.length }
}

/** A command that makes a move, after which market and model have said the same and are the same. */
const commandOf = ({ name, make }: Move): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    const { said, expected } = await make(model, real)
    const { status, addresses } = model
    const [seen, wanted] = [
      [said, await standOf(real)],
      [expected, { status, addresses }],
    ]
    if (isDeepStrictEqual(seen, wanted)) return
    throw new Error(`${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`)
  },
})

async function aReal(): Promise<{ model: Model; real: Real }> {
  const { buyer, memberId } = await aMemberInApp(market)
  const { login_id: loginId } = await market.database.db
    .selectFrom('members')
    .select('login_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    model: { status: 'ACTIVE', running: 0, addresses: 0 },
    real: { buyer, memberId, loginId: loginId ?? '', running: [] },
  }
}

test('회원이 무엇을 어떤 순서로 해도 장터와 도표는 같다', async () => {
  const commands = fc.commands(
    [buy, confirmOne, save, leaveNow, finishNow, logIn].map((move) => fc.constant(commandOf(move))),
    { maxCommands: 10 },
  )
  const details = await fc.check(
    fc.asyncProperty(commands, (drawn) => fc.asyncModelRun(aReal, drawn)),
    { numRuns: 20, seed: 38 },
  )
  expect(fc.defaultReportMessage(details)).toEqual(undefined)
})
