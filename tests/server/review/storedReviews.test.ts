import type { ReviewStep } from '@jangteo/server/review/advance-review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  A_TEXT,
  aConfirmedBuyer,
  type FeedbackCard,
  like,
  review,
  reviewIdOf,
  REVIEWED,
  takeStep,
} from '../../support/review/reviews.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { aPhoto } from '../../support/upload/pictures.ts'

const STORED_MS = 5_000
/** No product has it. */
const UNKNOWN = 999_999
const EDITED = '다시 우려 보니 처음보다 더 구수하고, 식은 뒤에도 떫지 않아서 좋았어요.'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Lists = { readonly content: readonly FeedbackCard[] }

const LISTS = [
  `/goods/feedbacks/detail-list?goodsId=${REVIEWED}`,
  `/goods/feedbacks/detail-list?goodsId=${REVIEWED}&sort=HELPFUL&mediaYn=Y`,
  `/goods/${REVIEWED}/feedback-above-four`,
  `/goods/feedbacks/best?goodsId=${REVIEWED}`,
]

/** Every first page of the product's reviews, as somebody reads it. */
const readAll = async (reader: Buyer) => {
  const lists = await Promise.all(LISTS.map((path) => reader.ask<Lists>('GET', path)))
  const shown = lists.map(({ content }) =>
    content.map(({ text, likeCount, reply }) => [text, likeCount, reply?.text ?? null]),
  )
  const media = await reader.ask<{ readonly content: readonly { readonly text: string }[] }>(
    'GET',
    `/goods/feedbacks/media?goodsId=${REVIEWED}`,
  )
  return { shown, media: media.content.map(({ text }) => text) }
}

/** The best reviews are those that somebody likes. */
const isIn = (path: string, likeCount: number) => likeCount > 0 || !path.includes('/best')
const seen = (text: string, likeCount: number, reply: string | null = null) => ({
  shown: LISTS.map((path) => (isIn(path, likeCount) ? [[text, likeCount, reply]] : [])),
  media: [text],
})
const NOTHING = { shown: LISTS.map(() => []), media: [] }

async function step(id: string, taken: ReviewStep): Promise<void> {
  const decision = await takeStep(market, await reviewIdOf(market, id), taken)
  expect(decision?.ok).toEqual(true)
}

test('비회원은 리뷰가 바뀐 바로 다음부터 바뀐 것을 본다', async () => {
  const guest = aBuyer(market)
  const [{ buyer: reader }, { buyer: other }] = [await aMember(market), await aMember(market)]
  expect(await readAll(guest)).toEqual(NOTHING)

  const writer = await aConfirmedBuyer(market)
  const photo = { name: '찻잔.jpg', bytes: Buffer.from(await aPhoto()) }
  const { filesIdEncrypt } = await uploadOne(market, writer.buyer, photo)
  const filesIdEncryptList = [filesIdEncrypt]
  const id = await review(writer, { filesIdEncryptList })
  expect(await readAll(guest)).toEqual(seen(A_TEXT, 0))

  await like(reader, id)
  expect(await readAll(guest)).toEqual(seen(A_TEXT, 1))
  await like(other, id)
  expect(await readAll(guest)).toEqual(seen(A_TEXT, 2))
  await like(reader, id, 'N')
  expect(await readAll(guest)).toEqual(seen(A_TEXT, 1))

  const body = { score: 4, text: EDITED, filesIdEncryptList }
  await writer.buyer.ask('PUT', `/goods/feedbacks/${id}`, { body })
  expect(await readAll(guest)).toEqual(seen(EDITED, 1))

  const atMs = market.now()
  const { id: sellerUserId } = await market.database.db
    .selectFrom('seller_users')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await step(id, { event: 'seller.reply', text: '고맙습니다.', sellerUserId, atMs })
  expect(await readAll(guest)).toEqual(seen(EDITED, 1, '고맙습니다.'))

  const hidden = { reason: '광고예요', operatorId: null, isOnDemand: false }
  await step(id, { event: 'system.hide', ...hidden, atMs })
  expect(await readAll(guest)).toEqual(NOTHING)
  await step(id, { event: 'system.restore', atMs })
  expect(await readAll(guest)).toEqual(seen(EDITED, 1, '고맙습니다.'))

  await writer.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
  expect(await readAll(guest)).toEqual(NOTHING)
})

test('비회원에게는 아무 리뷰도 바뀌지 않은 동안 한 번 읽은 것을, 회원에게는 늘 새로 읽은 것을 보인다', async () => {
  const { db } = market.database
  const writer = await aConfirmedBuyer(market)
  await review(writer)
  const { buyer: member } = await aMember(market)
  const nameFor = async (reader: Buyer) => {
    const { content } = await reader.ask<Lists>('GET', LISTS[0] ?? '')
    return content[0]?.goods.goodsName
  }
  const name = await nameFor(aBuyer(market))
  await db.updateTable('goods').set({ name: '새 이름' }).where('id', '=', REVIEWED).execute()
  expect([await nameFor(aBuyer(market)), await nameFor(member)]).toEqual([name, '새 이름'])
  market.advance(STORED_MS)
  expect(await nameFor(aBuyer(market))).toEqual('새 이름')
})

test('한 상품의 리뷰를 여럿이 함께 좋아해도 비회원은 모두 센 것을 본다', async () => {
  const guest = aBuyer(market)
  const writer = await aConfirmedBuyer(market)
  const id = await review(writer)
  const readers: Buyer[] = []
  for (let count = 0; count < 4; count += 1) readers.push((await aMember(market)).buyer)
  await Promise.all(readers.flatMap((reader) => [like(reader, id), readAll(guest)]))
  const { content } = await guest.ask<Lists>('GET', LISTS[0] ?? '')
  const card = content.find(({ feedbackIdEncrypt }) => feedbackIdEncrypt === id)
  expect(card?.likeCount).toEqual(readers.length)
})

test('저장된 답은 형식도 글자도 읽어 온 답과 같다', async () => {
  await review(await aConfirmedBuyer(market))
  const { buyer: member } = await aMember(market)
  for (const path of [...LISTS, `/goods/feedbacks/best?goodsId=${UNKNOWN}`]) {
    const read = async (reader: Buyer) => {
      const response = await reader.send('GET', path)
      const { status, headers } = response
      const written = ['content-type', 'content-length', 'cache-control'].map((name) =>
        headers.get(name),
      )
      return { status, written, text: await response.text() }
    }
    const loaded = await read(member)
    expect(loaded.status).toEqual(200)
    expect([await read(aBuyer(market)), await read(aBuyer(market))]).toEqual([loaded, loaded])
  }
})
