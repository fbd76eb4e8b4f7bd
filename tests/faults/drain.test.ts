import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer } from '../support/buyer.ts'
import type { Door } from './site/door.ts'
import { openSite, type Site } from './site/site.ts'
import { untilTrue } from '../support/eventually.ts'

const CLIENT_COUNT = 16
const ANSWERS_MIN = 400
const DRAIN_MS = 1_500

let site: Site
let door: Door
beforeAll(async () => {
  site = await openSite(1, { DRAIN_MS: String(DRAIN_MS) })
  const [only] = site.doors
  if (only === undefined) throw new Error('a site has a door')
  door = only
  await door.open()
})
afterAll(() => site.close())

const readiness = z.object({ status: z.string() })

type Balancer = { isReady: boolean; readonly seen: Set<string> }

/** Asks the server whether it is ready, again and again, until it says no. */
async function watch(url: string, balancer: Balancer): Promise<void> {
  while (balancer.isReady) {
    const response = await fetch(`${url}/ready`)
    const { status } = readiness.parse(await response.json())
    balancer.seen.add(`${response.status} ${status}`)
    balancer.isReady = response.ok
  }
}

/** Looks at a cart and fills it, one after the other, for as long as the balancer sends requests there. */
async function shop(url: string, balancer: Balancer, ends: Map<string, number>): Promise<void> {
  const buyer = aBuyer({ url })
  const note = (end: string) => ends.set(end, (ends.get(end) ?? 0) + 1)
  const { options } = await buyer.ask<{ options: readonly { readonly optionId: number }[] }>(
    'GET',
    '/goods/2/options',
  )
  const goodsList = [{ goodsId: 2, optionId: options[0]?.optionId, quantity: 1 }]
  while (balancer.isReady) {
    await Promise.all([
      buyer.call<object>('GET', '/shops/carts').then(({ status }) => note(`${status}`), note),
      buyer
        .call<object>('POST', '/shops/carts', { body: { goodsList, buyNowYn: 'Y' } })
        .then(({ status }) => note(`${status}`), note),
    ])
  }
}

test('몰리는 중에 SIGTERM을 받아도 먼저 준비되지 않았다고 알리고, 받은 요청은 하나도 잃지 않는다', async () => {
  const url = await door.url()
  const balancer: Balancer = { isReady: true, seen: new Set() }
  const ends = new Map<string, number>()
  const watching = watch(url, balancer)
  const shopping = Array.from({ length: CLIENT_COUNT }, () => shop(url, balancer, ends))
  await untilTrue(() => (ends.get('200') ?? 0) >= ANSWERS_MIN)
  const closing = door.close()
  await Promise.all([watching, ...shopping])
  const code = await closing
  expect({ seen: [...balancer.seen], ends: [...ends.keys()], code }).toEqual({
    seen: ['200 READY', '503 DRAINING'],
    ends: ['200'],
    code: 0,
  })
})
