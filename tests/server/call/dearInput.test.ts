import { afterAll, beforeAll, expect, test } from 'vitest'
import { JSON_TYPE, send } from '../../support/call/send.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const listOf = (count: number, item: string) =>
  `[${Array.from({ length: count }, () => item).join()}]`
const post = (body: string) => send(market, 'POST /shops/carts', { headers: JSON_TYPE, body })

const refused = (issues: readonly { path: string; message: string }[]) => ({
  code: 'BAD_INPUT',
  message: '입력한 내용을 다시 확인해 주세요.',
  status: 400,
  data: { issues },
})

test.each([33, 2_000, 3_000, 20_000])('%i겹 겹친 입력은 그렇다고 거절한다', async (levels) => {
  const path = Array.from({ length: 33 }, () => 'a').join('.')
  expect((await post(nested(levels))).body).toEqual(
    refused([{ path, message: '입력한 내용이 너무 복잡해요. 다시 확인해 주세요.' }]),
  )
})

test('깊이 겹친 쿼리도 거절한다', async () => {
  const { body } = await send(market, `GET /shops/pages/order?a${'[b]'.repeat(3_000)}=1`)
  const path = ['a', ...Array.from({ length: 32 }, () => 'b')].join('.')
  expect(body).toEqual(
    refused([{ path, message: '입력한 내용이 너무 복잡해요. 다시 확인해 주세요.' }]),
  )
})

test('값이 너무 많은 입력은 세다 말고 거절한다', async () => {
  expect((await post(`{"goodsList":${listOf(6_000, '0')}}`)).body).toEqual(
    refused([{ path: 'goodsList', message: '입력한 내용이 너무 많아요.' }]),
  )
})

test('잘못된 곳이 많아도 스무 곳까지만, 긴 이름은 잘라서 알린다', async () => {
  const illegible = listOf(1_000, String.raw`"\u0000"`)
  const wrong = `{"goodsList":${listOf(25, '{}')}}`
  const long = `{"${'a'.repeat(5_000)}":"\\u0000"}`
  const seen = []
  for (const sent of [illegible, wrong, long]) {
    const { body } = await post(sent)
    const { issues } = (body as ReturnType<typeof refused>).data
    seen.push([issues.length, issues[0]?.path])
  }
  expect(seen).toEqual([
    [20, '0'],
    [20, 'goodsList.0.goodsId'],
    [1, 'a'.repeat(200)],
  ])
})

test('쿼리의 목록은 백 칸을 넘지 못한다', async () => {
  const { status, body } = await send(market, 'GET /shops/pages/order?cartIdList[9999]=1')
  const { issues } = (body as ReturnType<typeof refused>).data
  expect([status, issues.length < 3]).toEqual([400, true])
})
