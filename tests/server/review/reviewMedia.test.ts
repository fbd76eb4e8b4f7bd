import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  aConfirmedBuyer,
  listed,
  review,
  REVIEWED,
  tryToReview,
} from '../../support/review/reviews.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF, aPhoto } from '../../support/upload/pictures.ts'

const HIDDEN = '<script>alert(document.cookie)</script>'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const refusal = (code: keyof typeof REFUSALS) => [REFUSALS[code].status, code]
const outcomeOf = async (reviewer: Parameters<typeof tryToReview>[0], ids: readonly string[]) => {
  const { status, body } = await tryToReview(reviewer, { filesIdEncryptList: ids })
  return [status, body.code]
}

test('남의 파일과 다른 리뷰의 파일, 두 번 부른 파일, PDF는 리뷰에 붙이지 못한다', async () => {
  const [own, other] = [await aConfirmedBuyer(market), await aConfirmedBuyer(market)]
  const upload = async ({ buyer }: typeof own, name: string, bytes: Uint8Array) =>
    (await uploadOne(market, buyer, { name, bytes: Buffer.from(bytes) })).filesIdEncrypt
  const foreign = await upload(other, '남.jpg', await aPhoto())
  const used = await upload(other, '쓴.jpg', await aPhoto())
  await review(other, { filesIdEncryptList: [used] })
  const photo = await upload(own, '내.jpg', await aPhoto())
  const pdf = await upload(own, '영수증.pdf', A_PDF)
  expect([
    await outcomeOf(own, [foreign]),
    await outcomeOf(own, [used]),
    await outcomeOf(own, [photo, photo]),
    await outcomeOf(own, [pdf]),
  ]).toEqual([
    refusal('FILE_NOT_FOUND'),
    refusal('FILE_NOT_FOUND'),
    refusal('FILE_NOT_FOUND'),
    refusal('FILE_FORMAT_UNSUPPORTED'),
  ])
})

test('사진 뒤에 스크립트를 숨겨도 리뷰에는 다시 그린 사진만 보인다', async () => {
  const own = await aConfirmedBuyer(market)
  const bytes = Buffer.concat([await aPhoto(), Buffer.from(HIDDEN)])
  const { filesIdEncrypt } = await uploadOne(market, own.buyer, { name: '숨긴.jpg', bytes })
  const id = await review(own, { filesIdEncryptList: [filesIdEncrypt] })
  const { content } = await listed(aBuyer(market), REVIEWED)
  const [medium] = content.find((card) => card.feedbackIdEncrypt === id)?.mediaList ?? []
  const answer = await fetch(new URL(medium?.url ?? '', market.url))
  const served = Buffer.from(await answer.arrayBuffer())
  expect([
    answer.status,
    answer.headers.get('content-type')?.startsWith('image/'),
    answer.headers.get('x-content-type-options'),
    served.includes(HIDDEN),
  ]).toEqual([200, true, 'nosniff', false])
})
