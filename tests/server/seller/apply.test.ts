import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import {
  anApplication,
  applyForStore,
  aWholeApplication,
  outcomeOfApplication,
  subjectsTo,
} from '../../support/seller.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF, aPicture } from '../../support/upload/pictures.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const rowsOf = (storeUrl: string) =>
  market.database.db
    .selectFrom('seller_applications')
    .selectAll()
    .where('store_url', '=', storeUrl)
    .execute()

describe('접수', () => {
  test('명세의 다섯 값과 약관 동의만으로 신청하고, 번호를 메일로도 받는다', async () => {
    const body = anApplication()
    const { status, body: answer } = await applyForStore(aBuyer(market), body)
    const [row] = await rowsOf(body.storeUrl)
    expect([status, answer.applicationNumber]).toEqual([
      200,
      expect.stringMatching(/^S\d{14}$/) as string,
    ])
    expect([row?.state, row?.company_name, row?.agreed_terms]).toEqual([
      'APPLIED',
      null,
      ['SELLER_SERVICE', 'SELLER_PRIVACY'],
    ])
    expect(await subjectsTo(market, body.email)).toEqual(['[장터] 입점 신청을 받았어요'])
  })

  test('사업자 정보를 저장하는 모양으로 둔다', async () => {
    const body = await aWholeApplication(market)
    await applyForStore(aBuyer(market), body)
    const [row] = await rowsOf(body.storeUrl)
    expect([row?.company_name, row?.mail_order_number, row?.phone, row?.category_ids]).toEqual([
      '다담',
      '제2025-서울중구-0077호',
      '02-1234-5678',
      body.categoryIdList,
    ])
  })

  test('신고 면제면 신고번호 없이 신청한다', async () => {
    const body = { ...(await aWholeApplication(market)), mailOrderNumber: undefined }
    await applyForStore(aBuyer(market), { ...body, mailOrderExemptYn: 'Y' })
    const [row] = await rowsOf(body.storeUrl)
    expect([row?.company_name, row?.mail_order_number]).toEqual(['다담', null])
  })

  test('로그인하지 않고 올린 서류를 붙인다', async () => {
    const buyer = aBuyer(market)
    await buyer.ask('GET', '/customers/pages/seller-detail')
    const scan = await uploadOne(market, buyer, { name: '사업자등록증.pdf', bytes: A_PDF })
    const photo = await uploadOne(market, buyer, {
      name: '신고증.png',
      bytes: await aPicture('png', { width: 8, height: 8 }),
    })
    const filesIdEncryptList = [scan.filesIdEncrypt, photo.filesIdEncrypt]
    const body = { ...(await aWholeApplication(market)), filesIdEncryptList }
    expect(outcomeOfApplication(await applyForStore(buyer, body))).toEqual('applied')
    const again = { ...(await aWholeApplication(market)), filesIdEncryptList }
    expect(outcomeOfApplication(await applyForStore(buyer, again))).toEqual('FILE_NOT_FOUND')
  })

  test('다른 기기에서 올린 서류는 붙이지 못하고, 신청도 남지 않는다', async () => {
    const other = aBuyer(market)
    await other.ask('GET', '/customers/pages/seller-detail')
    const { filesIdEncrypt } = await uploadOne(market, other, { name: 'a.pdf', bytes: A_PDF })
    const body = { ...anApplication(), filesIdEncryptList: [filesIdEncrypt] }
    const buyer = aBuyer(market)
    expect(outcomeOfApplication(await applyForStore(buyer, body))).toEqual('FILE_NOT_FOUND')
    expect(await rowsOf(body.storeUrl)).toEqual([])
  })

  test('같은 키로 다시 보내면 같은 번호를 받고 한 번만 신청된다', async () => {
    const buyer = aBuyer(market)
    const body = anApplication()
    const first = await applyForStore(buyer, body, 'apply-1')
    const second = await applyForStore(buyer, body, 'apply-1')
    const changed = await applyForStore(buyer, anApplication(), 'apply-1')
    expect(second.body).toEqual(first.body)
    expect([changed.body.code, (await rowsOf(body.storeUrl)).length]).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      1,
    ])
  })
})

describe('거절', () => {
  test('잘못된 칸을 모두 알리고 아무것도 쓰지 않는다', async () => {
    const whole = await aWholeApplication(market, { email: 'dadam', agreedTermsList: [] })
    const body = { ...whole, companyName: ' ', categoryIdList: [] }
    expect(outcomeOfApplication(await applyForStore(aBuyer(market), body))).toEqual(
      'SELLER_APPLICATION_INVALID: SELLER_EMAIL_INVALID COMPANY_NAME_INVALID SELLER_CATEGORY_INVALID TERMS_REQUIRED',
    )
    expect(await rowsOf(body.storeUrl)).toEqual([])
  })

  test('큰 카테고리가 아니면 알린다', async () => {
    const body = { ...(await aWholeApplication(market)), categoryIdList: [999_999] }
    expect(outcomeOfApplication(await applyForStore(aBuyer(market), body))).toEqual(
      'SELLER_APPLICATION_INVALID: SELLER_CATEGORY_INVALID',
    )
  })

  test('남이 쓰는 값을 모두 알린다', async () => {
    const first = anApplication()
    await applyForStore(aBuyer(market), first)
    const second = { ...first, email: anApplication().email, storeUrl: 'seller' }
    expect(outcomeOfApplication(await applyForStore(aBuyer(market), second))).toEqual(
      'SELLER_APPLICATION_TAKEN: BUSINESS_NUMBER_TAKEN SELLER_ID_TAKEN STORE_NAME_TAKEN STORE_URL_TAKEN',
    )
  })

  test('끝난 신청의 값은 다시 쓸 수 있다', async () => {
    const body = anApplication()
    await applyForStore(aBuyer(market), body)
    await market.database.db
      .updateTable('seller_applications')
      .set({ state: 'REJECTED' })
      .where('store_url', '=', body.storeUrl)
      .execute()
    expect(outcomeOfApplication(await applyForStore(aBuyer(market), body))).toEqual('applied')
  })
})

test('화면은 약관, 카테고리, 서류, 수수료를 준다', async () => {
  const { db } = market.database
  const roots = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('depth', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const named = roots.map(({ id, name }) => ({ categoryId: id, categoryName: name }))
  expect(await aBuyer(market).ask('GET', '/customers/pages/seller-detail')).toEqual({
    termsList: [
      { termsKind: 'SELLER_SERVICE', requiredYn: 'Y' },
      { termsKind: 'SELLER_PRIVACY', requiredYn: 'Y' },
    ],
    categoryList: named,
    requiredDocs: ['BUSINESS_REGISTRATION', 'MAIL_ORDER_REPORT'],
    feeTable: named.map((category) => ({ ...category, feeRateBp: 1000 })),
    application: null,
  })
})
