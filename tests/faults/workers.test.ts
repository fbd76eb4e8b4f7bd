import { connect } from 'node:net'
import { findFreePort } from '@jangteo/embedded-postgres/findFreePort'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../support/buyer.ts'
import { untilPasses, untilTrue } from '../support/eventually.ts'
import { fillOrder, type PlacedOrder } from '../support/purchase.ts'
import { createJournal } from './buyer/journal.ts'
import { aPatientBuyer } from './buyer/patientBuyer.ts'
import { buy, type Customer, place, prepareOrder } from './buyer/steps.ts'
import type { Ware } from './buyer/shopping.ts'
import { findBreaches } from './ledger/invariants.ts'
import { readFacts } from './ledger/readFacts.ts'
import type { Door } from './site/door.ts'
import { ledgerOf } from './site/ledger.ts'
import { holdLock } from './site/pause.ts'
import { listWorkers } from './site/processes.ts'
import { openSite, type Site } from './site/site.ts'
import { stockGoods, type Stock } from './site/stock.ts'
import { passHolds, settle } from './site/time.ts'
import { countAnswers, findWaitingWorker } from './site/workers.ts'

const BOTH = ['1', '2']
const RACER_COUNT = 12
const PRESS_COUNT = 8

let site: Site
let door: Door
let stock: Stock
let metricsUrl: string
const doorOf = ({ doors: [only] }: Site): Door => {
  if (only === undefined) throw new Error('a site has a door')
  return only
}
beforeAll(async () => {
  const port = await findFreePort()
  site = await openSite(1, { METRICS_PORT: String(port) }, 2)
  door = doorOf(site)
  await door.open()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  stock = await stockGoods(site, [100, 1])
})
afterAll(() => site.close())

function wareAt(index: number): Ware {
  const ware = stock.wares[index]
  if (ware === undefined) throw new Error(`ware ${index} missing`)
  return ware
}

function firstWorker(): number {
  const [first] = listWorkers(door.pid())
  if (first === undefined) throw new Error('no worker runs')
  return first
}

const journalOf = () => createJournal(site.wireIds())

async function aCustomer(ware = wareAt(0)): Promise<Customer> {
  const patience = { url: door.url, begin: () => () => undefined }
  return { buyer: aPatientBuyer(patience), journal: journalOf(), ware }
}

async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders`.execute(
    site.database().db,
  )
  return rows[0]?.count ?? 0
}

/** A guest with one piece in the cart, whose form is filled. */
async function readyToOrder(ware: Ware): Promise<{ buyer: Buyer; body: unknown }> {
  const buyer = aBuyer({ url: await door.url() })
  const goodsList = [{ ...ware, quantity: 1 }]
  const { cartIdList } = await buyer.ask<{ cartIdList: readonly number[] }>(
    'POST',
    '/shops/carts',
    { body: { goodsList } },
  )
  return { buyer, body: await fillOrder(buyer, cartIdList) }
}

/** The workers that answered more of a call than before. */
async function servedBy(call: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await countAnswers(metricsUrl, call)
  await work()
  const after = await countAnswers(metricsUrl, call)
  return [...after.keys()].filter((name) => after.get(name) !== before.get(name)).toSorted()
}

test('마지막 한 개를 두 워커에서 동시에 사도 한 사람만 산다', async () => {
  const racers = await Promise.all(
    Array.from({ length: RACER_COUNT }, () => readyToOrder(wareAt(1))),
  )
  const before = await countOrders()
  const statuses: number[] = []
  const workers = await servedBy('checkout.place', () =>
    Promise.all(
      racers.map(async ({ buyer, body }) => {
        const key = crypto.randomUUID()
        const { status } = await buyer.call('POST', '/shops/orders', { body, key })
        statuses.push(status)
      }),
    ),
  )
  const placed = statuses.filter((status) => status === 200).length
  expect([workers, placed, (await countOrders()) - before]).toEqual([BOTH, 1, 1])
})

test('같은 키로 두 워커에 한꺼번에 주문해도 주문은 하나다', async () => {
  const { buyer, body } = await readyToOrder(wareAt(0))
  const before = await countOrders()
  const key = crypto.randomUUID()
  const orders = new Set<string>()
  const press = async () => {
    const { body: order } = await buyer.call<PlacedOrder>('POST', '/shops/orders', { body, key })
    orders.add(order.ordersIdEncrypt)
  }
  const workers = await servedBy('checkout.place', () =>
    Promise.all(Array.from({ length: PRESS_COUNT }, press)),
  )
  expect([workers, orders.size, (await countOrders()) - before]).toEqual([BOTH, 1, 1])
})

test('한 워커에서 한 로그인은 다른 워커에서도 로그인이다', async () => {
  const buyer = aBuyer({ url: await door.url() })
  await buyer.logIn('minjikim')
  const seen = new Set<number>()
  const workers = await servedBy('session.whoAmI', () =>
    Promise.all(
      Array.from({ length: PRESS_COUNT }, async () => {
        const { userSeq } = await buyer.ask<{ userSeq: number }>('GET', '/accounts/me')
        seen.add(userSeq)
      }),
    ),
  )
  expect([workers, seen.size, seen.has(0)]).toEqual([BOTH, 1, false])
})

test('틀린 비밀번호는 두 워커에서 함께 센다', async () => {
  const url = await door.url()
  const logIn = (password: string) =>
    aBuyer({ url }).call('POST', '/accounts/login', { body: { loginId: 'jihopark', password } })
  const workers = await servedBy('session.login', () =>
    Promise.all(Array.from({ length: 5 }, () => logIn('Wrong!2025'))),
  )
  const codes = await Promise.all(Array.from({ length: 4 }, () => logIn(DEMO_PASSWORD)))
  expect([workers, new Set(codes.map(({ body }) => body.code))]).toEqual([
    BOTH,
    new Set(['LOGIN_BLOCKED']),
  ])
})

/** Runners of jobs that listen for new ones. */
async function listRunners(): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE application_name = 'market-jobs' AND query ILIKE '%LISTEN%'
  `.execute(site.database().db)
  return rows.map(({ pid }) => pid)
}

test('일은 한 워커만 하고, 그 워커가 죽으면 뒤를 이은 워커가 한다', async () => {
  const before = await listRunners()
  const first = firstWorker()
  process.kill(first, 'SIGKILL')
  await untilPasses(async () => {
    const after = await listRunners()
    expect([after.length, after[0] === before[0]]).toEqual([1, false])
  })
  expect(before.length).toEqual(1)
  await untilTrue(() => listWorkers(door.pid()).length === 2)
})

test('주문하던 워커가 죽어도 같은 키로 다시 보내면 주문이 하나 생기고, 장부가 맞는다', async () => {
  const customer = await aCustomer()
  const placing = await prepareOrder(customer)
  const before = await countOrders()
  const lock = 'SELECT FROM goods_options WHERE id = $1 FOR UPDATE'
  const pause = await holdLock(site, lock, [customer.ware.optionId])
  const placed = place(customer, placing)
  await pause.untilReached()
  process.kill(await findWaitingWorker(site, listWorkers(door.pid())), 'SIGKILL')
  await passHolds(site)
  await pause.release()
  await placed
  await buy(await aCustomer())
  expect((await countOrders()) - before).toEqual(2)
  await untilTrue(() => listWorkers(door.pid()).length === 2)
})

/** Asks over a connection of its own; answers the first line, or how it broke. */
async function askAlone(url: string, path: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: market\r\nconnection: close\r\n\r\n`)
  let text = ''
  try {
    for await (const chunk of socket) text += String(chunk)
  } catch (error) {
    text = String(error)
  }
  return text.split('\r\n')[0] ?? ''
}

test('죽은 워커에 건네고 받았다는 말이 없던 연결은 다른 워커가 받는다', async () => {
  const url = await door.url()
  const stopped = firstWorker()
  process.kill(stopped, 'SIGSTOP')
  const answers: string[] = []
  const asking = Array.from({ length: 4 }, async () => answers.push(await askAlone(url, '/ready')))
  await untilTrue(() => answers.length === 3)
  process.kill(stopped, 'SIGKILL')
  await Promise.all(asking)
  expect(answers).toEqual(Array.from({ length: 4 }, () => 'HTTP/1.1 200 OK'))
  await untilTrue(() => listWorkers(door.pid()).length === 2)
})

test('워커를 하나씩 새로 시작하는 동안 실패하는 요청이 없다', async () => {
  const url = await door.url()
  const former = listWorkers(door.pid())
  const ends = new Map<string, number>()
  const looks = { areOver: false }
  const look = async () => {
    while (!looks.areOver) {
      const end = await fetch(`${url}/api/goods/2`).then(
        async (answer) => `${answer.status} ${(await answer.text()).length > 0}`,
        String,
      )
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
  }
  const lookAlone = async () => {
    while (!looks.areOver) {
      const end = await askAlone(url, '/api/goods/2')
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
  }
  const looking = [look(), look(), look(), lookAlone(), lookAlone()]
  await untilTrue(() => (ends.get('200 true') ?? 0) > 20)
  process.kill(door.pid(), 'SIGUSR2')
  await untilTrue(() => {
    const present = listWorkers(door.pid())
    return present.length === 2 && present.every((pid) => !former.includes(pid))
  })
  looks.areOver = true
  await Promise.all(looking)
  expect([...ends.keys()].toSorted()).toEqual(['200 true', 'HTTP/1.1 200 OK'])
})

test('그러고도 돈과 재고와 주문이 어긋나지 않는다', async () => {
  await settle(site)
  const facts = await readFacts(await ledgerOf(site), { reported: [], supplied: stock.supplied })
  expect(findBreaches(facts)).toEqual([])
})
