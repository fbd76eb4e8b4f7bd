import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { leave } from '../../support/leaving.ts'
import { rowIdOf } from '../../support/order/paidOrder.ts'
import { aMember } from '../../support/member.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { aPhoto, aVideo } from '../../support/upload/pictures.ts'
import {
  A_TEXT,
  aConfirmedBuyer,
  like,
  listed,
  ratingsOf,
  review,
  reviewIdOf,
  type Reviewer,
  REVIEWED,
  tryToReview,
} from '../../support/review/reviews.ts'

let market: TestMarket
let reviewer: Reviewer
beforeAll(async () => {
  market = await openMarket()
  reviewer = await aConfirmedBuyer(market)
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1000
const refusal = (code: keyof typeof REFUSALS) => [REFUSALS[code].status, code]
const said = ({ status, body }: { readonly status: number; readonly body: object }) =>
  'code' in body ? [status, body.code] : [status]
const leaveMarket = async ({ buyer }: Reviewer) => {
  const { status } = await leave(buyer)
  if (status !== 200) throw new Error(`leaving was refused: ${status}`)
}
const aFile = async ({ buyer }: Reviewer, name = '컵.jpg') =>
  (await uploadOne(market, buyer, { name, bytes: await aPhoto() })).filesIdEncrypt

describe('리뷰 쓰기', () => {
  test.each([
    [{ score: 0 }, 'REVIEW_SCORE_REQUIRED'],
    [{ text: '짧아요' }, 'REVIEW_TOO_SHORT'],
    [{ text: '가'.repeat(501) }, 'REVIEW_TOO_LONG'],
    [{ text: `${A_TEXT} 010-1234-5678` }, 'REVIEW_PERSONAL_DATA'],
    [{ clauseList: [] }, 'REVIEW_CLAUSE_REQUIRED'],
    [{ clauseList: [{ clauseId: 1, agreeYn: 'N' }] }, 'REVIEW_CLAUSE_REQUIRED'],
    [{ filesIdEncryptList: ['A'.repeat(22)] }, 'FILE_NOT_FOUND'],
    [
      { filesIdEncryptList: Array.from({ length: 6 }, () => 'A'.repeat(22)) },
      'FILE_COUNT_EXCEEDED',
    ],
  ] as const)('규칙에 맞지 않으면 거절하고 아무것도 남기지 않는다 (%#)', async (content, code) => {
    const before = await ratingsOf(market, REVIEWED)
    const answer = await tryToReview(reviewer, content)
    expect([said(answer), await ratingsOf(market, REVIEWED)]).toEqual([refusal(code), before])
  })

  test('쓸 리뷰는 마이페이지에, 쓴 리뷰는 탈퇴 화면에 세어지고, 삭제한 것은 빠진다', async () => {
    const own = await aConfirmedBuyer(market)
    const counts = async () => {
      const page = await own.buyer.ask<{ writableReviewCount: number }>(
        'GET',
        '/mypages/pages/main',
      )
      const leaving = await own.buyer.ask<{ reviewCount: number }>('GET', '/accounts/withdrawal')
      return [page.writableReviewCount, leaving.reviewCount]
    }
    const before = await counts()
    const id = await review(own)
    const written = await counts()
    await own.buyer.call('DELETE', `/goods/feedbacks/${id}`)
    expect([before, written, await counts()]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  test('사진과 함께 쓰면 상품에 보이고, 점수와 평점이 세어진다', async () => {
    const own = await aConfirmedBuyer(market)
    const photo = await aFile(own)
    const { body } = await tryToReview(own, { score: 4, filesIdEncryptList: [photo] }, 'key-1')
    const again = await tryToReview(own, { score: 4, filesIdEncryptList: [photo] }, 'key-1')
    const { content } = await listed(aBuyer(market), REVIEWED, '&mediaYn=Y')
    const card = content.find(({ feedbackIdEncrypt: id }) => id === body.feedbackIdEncrypt)
    expect([body.score, again.body, card?.score, card?.text, card?.isMine]).toEqual([
      50,
      body,
      4,
      A_TEXT,
      false,
    ])
    expect(card?.mediaList.map((media) => media.filesTypeEnum)).toEqual(['IMAGE'])
    const { stored, counted } = await ratingsOf(market, REVIEWED)
    expect(stored).toEqual(counted)
  })

  test('남의 상품, 남의 파일, 다른 상품의 번호로는 쓸 수 없다', async () => {
    const own = await aConfirmedBuyer(market)
    const other = await aConfirmedBuyer(market)
    const answers = [
      await tryToReview({ ...own, item: other.item }),
      await tryToReview({ ...own, goodsId: REVIEWED + 1 }),
      await tryToReview(own, { filesIdEncryptList: [await aFile(other)] }),
    ]
    expect(answers.map(said)).toEqual([
      refusal('ORDER_ITEM_NOT_FOUND'),
      refusal('ORDER_ITEM_NOT_FOUND'),
      refusal('FILE_NOT_FOUND'),
    ])
  })

  test('동영상은 하나까지다', async () => {
    const own = await aConfirmedBuyer(market)
    const ids = []
    for (const name of ['하나.mp4', '둘.mp4']) {
      const file = await uploadOne(market, own.buyer, { name, bytes: aVideo(), kind: 'VIDEO' })
      ids.push(file.filesIdEncrypt)
    }
    const both = await tryToReview(own, { filesIdEncryptList: ids })
    const one = await tryToReview(own, { filesIdEncryptList: ids.slice(0, 1) })
    expect([said(both), said(one)]).toEqual([refusal('REVIEW_VIDEO_TOO_MANY'), [200]])
  })

  test('두 탭에서 함께 써도, 지우고 다시 써도 한 옵션에는 한 번이다', async () => {
    const own = await aConfirmedBuyer(market)
    const answers = await Promise.all([tryToReview(own), tryToReview(own), tryToReview(own)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const id = answers.find(({ status }) => status === 200)?.body.feedbackIdEncrypt
    await own.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
    expect(said(await tryToReview(own))).toEqual(refusal('REVIEW_ALREADY_WRITTEN'))
  })

  test('작성 가능한 상품은 쓰면 사라지고, 90일이 지나면 까닭을 알린다', async () => {
    const own = await aConfirmedBuyer(market)
    const enabled = () =>
      own.buyer.ask<{ content: { orderItemIdEncrypt: string }[] }>(
        'GET',
        '/goods/feedbackers/enable',
      )
    const one = () =>
      own.buyer.ask<{ enabledYn: string; code: string | null }>(
        'GET',
        `/goods/feedbackers/enable?orderItemIdEncrypt=${own.item}`,
      )
    const before = [(await enabled()).content.map((item) => item.orderItemIdEncrypt), await one()]
    await review(own)
    const after = [(await enabled()).content, await one()]
    expect([before[0], after[0]]).toEqual([[own.item], []])
    expect(before[1]).toEqual(expect.objectContaining({ enabledYn: 'Y', code: null }))
    expect(after[1]).toEqual(
      expect.objectContaining({ enabledYn: 'N', code: 'REVIEW_ALREADY_WRITTEN' }),
    )
  })

  test('예상 점수는 쓴 뒤의 점수와 같다', async () => {
    const own = await aConfirmedBuyer(market)
    const text = A_TEXT.repeat(3)
    const { score } = await own.buyer.ask<{ score: number }>(
      'GET',
      `/goods/feedbackers/expected-score?orderItemIdEncrypt=${own.item}&textLength=${text.length}&imageCount=0&videoCount=0`,
    )
    const { body } = await tryToReview(own, { text })
    expect([score, body.score]).toEqual([body.score, score])
  })
})

describe('리뷰 고치기와 지우기', () => {
  test('사진을 남기고 고치고, 모두 지우면 거절한다', async () => {
    const own = await aConfirmedBuyer(market)
    const [one, two, three] = [await aFile(own), await aFile(own), await aFile(own)]
    const id = await review(own, { filesIdEncryptList: [one, two] })
    const put = (filesIdEncryptList: readonly string[]) =>
      own.buyer.call<object>('PUT', `/goods/feedbacks/${id}`, {
        body: { score: 2, text: `${A_TEXT}!`, filesIdEncryptList },
      })
    const lost = await put([])
    const changed = await put([three, one])
    const { fileList } = await own.buyer.ask<{ fileList: { filesIdEncrypt: string }[] }>(
      'GET',
      `/goods/feedbacks/${id}`,
    )
    expect([said(lost), said(changed), fileList.map((file) => file.filesIdEncrypt)]).toEqual([
      refusal('REVIEW_IMAGES_LOST'),
      [200],
      [three, one],
    ])
    const freed = await market.database.db
      .selectFrom('files')
      .select('attached_at')
      .where('member_id', '=', own.memberId)
      .where('attached_at', 'is', null)
      .execute()
    expect(freed.length).toEqual(1)
  })

  test('남의 리뷰는 고치지도 지우지도 못하고, 지운 리뷰는 글과 사진과 도움돼요가 없다', async () => {
    const own = await aConfirmedBuyer(market)
    const { buyer: reader } = await aMember(market)
    const id = await review(own, { filesIdEncryptList: [await aFile(own)] })
    await like(reader, id)
    const body = { score: 1, text: A_TEXT, filesIdEncryptList: [] }
    const foreign = [
      await reader.call<object>('PUT', `/goods/feedbacks/${id}`, { body }),
      await reader.call<object>('DELETE', `/goods/feedbacks/${id}`),
      await reader.call<object>('GET', `/goods/feedbacks/${id}`),
    ]
    expect(foreign.map(said)).toEqual(foreign.map(() => refusal('EDIT_DENIED')))
    await own.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
    const repeated = await own.buyer.call<object>('DELETE', `/goods/feedbacks/${id}`)
    const row = await market.database.db
      .selectFrom('reviews')
      .select(['state', 'body', 'image_count', 'like_count'])
      .where('id', '=', await reviewIdOf(market, id))
      .executeTakeFirstOrThrow()
    const { stored, counted } = await ratingsOf(market, REVIEWED)
    expect([repeated.status, row, stored]).toEqual([
      200,
      { state: 'DELETED', body: '', image_count: 0, like_count: 0 },
      counted,
    ])
  })
})

test('도움돼요는 한 사람이 한 번이고, 내 리뷰에는 누르지 못한다', async () => {
  const own = await aConfirmedBuyer(market)
  const { buyer: reader } = await aMember(market)
  const id = await review(own)
  const answers = [
    await like(reader, id),
    await like(reader, id),
    await like(own.buyer, id),
    await like(reader, id, 'N'),
    await like(reader, id, 'N'),
  ]
  expect(answers.map(({ status, body }) => [status, body.likeCount ?? body.code])).toEqual([
    [200, 1],
    [200, 1],
    refusal('REVIEW_OWN'),
    [200, 0],
    [200, 0],
  ])
})

test('90일이 지난 구매에는 쓸 수 없다', async () => {
  const own = await aConfirmedBuyer(market)
  await market.database.db
    .updateTable('order_items')
    .set({ status_changed_at: new Date(market.now() - 91 * DAY_MS) })
    .where('id', '=', await rowIdOf(market, { orderItemIdEncrypt: own.item }))
    .execute()
  expect(said(await tryToReview(own))).toEqual(refusal('REVIEW_PERIOD_OVER'))
})

test('리뷰를 막은 스토어의 상품에는 새로 쓰지 못하고, 쓴 것은 남고 고칠 수 있다', async () => {
  const own = await aConfirmedBuyer(market)
  const before = await aConfirmedBuyer(market)
  const id = await review(before)
  const deny = (denied: readonly 'REVIEW'[]) =>
    market.database.db
      .updateTable('stores')
      .set({ denied_features: [...denied] })
      .where('url', '=', 'dadam')
      .execute()
  await deny(['REVIEW'])
  const enabled = await own.buyer.ask<{ readonly enabledYn: string; readonly code: string }>(
    'GET',
    `/goods/feedbackers/enable?orderItemIdEncrypt=${own.item}`,
  )
  expect([enabled.enabledYn, enabled.code, said(await tryToReview(own))]).toEqual([
    'N',
    'STORE_FEATURE_DENIED',
    refusal('STORE_FEATURE_DENIED'),
  ])
  const edited = await before.buyer.call<object>('PUT', `/goods/feedbacks/${id}`, {
    body: { score: 4, text: A_TEXT, filesIdEncryptList: [] },
  })
  expect(said(edited)).toEqual([200])
  await deny([])
  expect(said(await tryToReview(own))).toEqual([200])
})

test('탈퇴한 회원의 리뷰는 이름과 사진 없이 글로 남고, 평점은 그대로다', async () => {
  const own = await aConfirmedBuyer(market)
  const id = await review(own, { filesIdEncryptList: [await aFile(own)] })
  await leaveMarket(own)
  const { content } = await listed(aBuyer(market), REVIEWED)
  const card = content.find(({ feedbackIdEncrypt }) => feedbackIdEncrypt === id)
  const { stored, counted } = await ratingsOf(market, REVIEWED)
  expect([card?.maskedId, card?.text, card?.mediaList, stored]).toEqual([
    '탈퇴한 회원',
    A_TEXT,
    [],
    counted,
  ])
})
