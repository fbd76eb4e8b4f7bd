import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { pictureNameOfUrl } from '@jangteo/core/goods/picture.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'
import { aForm, type Uploaded, uploadOne } from '../../support/upload/form.ts'
import { A_PDF, aPhoto } from '../../support/upload/pictures.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['DISPLAY'])).browser
})
afterAll(() => market.close())

/** Uploads as the pages of the console do. */
async function send(by: Buyer, name: string, bytes: Uint8Array) {
  const response = await fetch(`${market.url}/api/operators/pictures`, {
    method: 'POST',
    headers: {
      authorization: GUEST_CREDENTIAL,
      cookie: [...by.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
    },
    body: aForm({ files: [{ name, bytes }] }),
  })
  return { status: response.status, body: (await response.json()) as Uploaded }
}

async function aPictureName(): Promise<string> {
  const { body } = await send(operator, '가을.jpg', await aPhoto())
  return pictureNameOfUrl(body.filesList[0]?.url ?? '')
}

type Violations = { readonly violations: readonly { readonly violationEnum: string }[] }

async function createBenefit(picture: string) {
  const body = {
    title: '뛟그림 혜택',
    subtitle: '그림을 올려요',
    body: '내용',
    picture,
    startsAt: new Date(market.now()).toISOString(),
  }
  const answer = await operator.call<{ benefitId?: number; data?: Violations }>(
    'POST',
    '/operators/benefits',
    { body, key: crypto.randomUUID() },
  )
  return answer.body.data?.violations.map(({ violationEnum }) => violationEnum) ?? answer.status
}

const aBanner = (picture: string) => ({
  blockTypeEnum: 'BANNER',
  title: '뛟배너',
  itemList: [{ picture, alt: '배너', linkUrl: '/main/benefits' }],
})

const rowOf = (name: string) =>
  market.database.db
    .selectFrom('files')
    .select(['attached_at', 'operator_id'])
    .where('public_key', '=', name.slice('u-'.length))
    .executeTakeFirst()

test('올린 그림은 저장한 전시에 쓰이면 남고, 여러 곳에 쓸 수 있다', async () => {
  const picture = await aPictureName()
  const before = await rowOf(picture)
  const outcomes = [await createBenefit(picture), await createBenefit(picture)]
  const after = await rowOf(picture)
  const served = await fetch(`${market.url}/pictures/${picture}-720.webp`)
  expect([before?.attached_at, before?.operator_id === null]).toEqual([null, false])
  expect(outcomes).toEqual([200, 200])
  expect(after?.attached_at).toEqual(new Date(market.now()))
  expect(served.status).toEqual(200)
})

test('두 사람이 한 그림을 동시에 써도 둘 다 저장된다', async () => {
  const picture = await aPictureName()
  expect(await Promise.all([createBenefit(picture), createBenefit(picture)])).toEqual([200, 200])
})

test('없는 그림, 구매자가 올린 그림, 그림이 아닌 파일은 쓸 수 없다', async () => {
  const { buyer } = await aMember(market)
  const ofBuyer = await uploadOne(market, buyer, { name: '내 사진.jpg', bytes: await aPhoto() })
  const { body } = await send(operator, '문서.pdf', A_PDF)
  const names = [
    `u-${'a'.repeat(32)}`,
    pictureNameOfUrl(ofBuyer.url),
    pictureNameOfUrl(body.filesList[0]?.url ?? ''),
  ]
  const outcomes = []
  for (const name of names) outcomes.push(await createBenefit(name))
  expect(outcomes).toEqual([['PICTURE'], ['PICTURE'], ['PICTURE']])
})

test('화면 구성의 그림도 올린 것이 없으면 그 묶음을 알린다', async () => {
  const draft = (picture: string) =>
    operator.call<{ data: { violations: readonly { group: number; violationEnum: string }[] } }>(
      'POST',
      '/operators/mains/revisions',
      {
        body: {
          page: 'HOME',
          parentId: null,
          title: '그림',
          groupList: [aBanner('exhibition-gift'), aBanner(picture)],
        },
        key: crypto.randomUUID(),
      },
    )
  const missing = await draft(`u-${'b'.repeat(32)}`)
  const picture = await aPictureName()
  const saved = await draft(picture)
  expect(
    missing.body.data.violations.map(({ group, violationEnum }) => [group, violationEnum]),
  ).toEqual([[1, 'ITEM']])
  expect(saved.status).toEqual(200)
  expect((await rowOf(picture))?.attached_at).toEqual(new Date(market.now()))
})

test('전시 권한이 없는 운영자는 그림을 올릴 수 없다', async () => {
  const { browser } = await loginOperator(market, ['MONEY'])
  expect((await send(browser, '가을.jpg', await aPhoto())).status).toEqual(403)
})
