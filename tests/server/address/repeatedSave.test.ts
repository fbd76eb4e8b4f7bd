import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress, bookOf, type SavedAddress } from '../../support/addressBook.ts'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const newBuyer = async (): Promise<Buyer> => (await aMember(market)).buyer

function save(buyer: Buyer, key: string, change: Parameters<typeof anAddress>[0] = {}) {
  return buyer.call<SavedAddress>('POST', '/buyers/addresses', { body: anAddress(change), key })
}

test('같은 요청 번호로 되풀이하면 한 번만 저장하고 처음의 답을 준다', async () => {
  const buyer = await newBuyer()
  const [first, second] = await Promise.all([save(buyer, 'a'), save(buyer, 'a')])
  const third = await save(buyer, 'a')
  expect([second, third, await bookOf(buyer)]).toEqual([first, first, ['★우리 집']])
})

test('그사이 지웠어도 처음의 답을 준다', async () => {
  const buyer = await newBuyer()
  const first = await save(buyer, 'b')
  await buyer.ask('DELETE', `/buyers/addresses/${first.body.buyerAddressIdEncrypt}`)
  expect([await save(buyer, 'b'), await bookOf(buyer)]).toEqual([first, []])
})

test('요청 번호가 다르면 둘 다 저장한다', async () => {
  const buyer = await newBuyer()
  await save(buyer, 'c')
  await save(buyer, 'd')
  expect(await bookOf(buyer)).toEqual(['★우리 집', '우리 집'])
})

test('같은 요청 번호로 다른 내용을 보내면 거절하고 저장하지 않는다', async () => {
  const buyer = await newBuyer()
  await save(buyer, 'e')
  expect([await save(buyer, 'e', { name: '회사' }), await bookOf(buyer)]).toEqual([
    {
      status: 422,
      body: {
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: '이미 보낸 요청과 내용이 달라요. 새로고침한 뒤 다시 시도해 주세요.',
        status: 422,
        data: null,
      },
    },
    ['★우리 집'],
  ])
})

test('거절된 요청의 번호는 다시 사용할 수 있다', async () => {
  const buyer = await newBuyer()
  const wrong = await save(buyer, 'f', { name: '' })
  const right = await save(buyer, 'f')
  expect([wrong.status, right.status, await bookOf(buyer)]).toEqual([400, 200, ['★우리 집']])
})

test('같은 요청 번호라도 회원이 다르면 다른 요청이다', async () => {
  const one = await newBuyer()
  const other = await newBuyer()
  await save(one, 'g')
  await save(other, 'g', { name: '회사' })
  expect([await bookOf(one), await bookOf(other)]).toEqual([['★우리 집'], ['★회사']])
})
