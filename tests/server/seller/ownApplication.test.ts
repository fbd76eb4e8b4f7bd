import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { A_COMPANY, anApplication, anAppliedSeller, aRootId } from '../../support/seller.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF } from '../../support/upload/pictures.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Own = { readonly applicationNumber: string; readonly emailProof: string }

type Page = {
  readonly code?: string
  readonly application: {
    readonly stateEnum: string
    readonly memo: string
    readonly company: { readonly companyName: string } | null
    readonly filesList: readonly { readonly name: string }[]
    readonly historyList: readonly { readonly stateEnum: string; readonly memo: string }[]
    readonly supplementYn: string
    readonly withdrawYn: string
  } | null
}

async function show(buyer: Buyer, own: Own): Promise<Page> {
  const query = new URLSearchParams({ ...own })
  const path = `/customers/pages/seller-detail?${String(query)}`
  return (await buyer.call<Page>('GET', path)).body
}

const codeOf = async (answer: Promise<{ readonly body: { readonly code?: string } }>) =>
  (await answer).body.code

async function anApplicant(body = anApplication()) {
  const buyer = aBuyer(market)
  const own = await anAppliedSeller(market, buyer, body)
  return { buyer, own, body }
}

async function askedForSupplement(storeUrl: string) {
  await market.database.db
    .updateTable('seller_applications')
    .set({ state: 'SUPPLEMENT', memo: '사업자등록증을 첨부해 주세요.' })
    .where('store_url', '=', storeUrl)
    .execute()
}

describe('진행 상황', () => {
  test('신청번호와 이메일 인증으로 여러 번 본다', async () => {
    const { buyer, own } = await anApplicant()
    const first = await show(buyer, own)
    const { application } = await show(buyer, own)
    expect(first.application).toEqual(application)
    expect([
      application?.stateEnum,
      application?.company,
      application?.supplementYn,
      application?.withdrawYn,
    ]).toEqual(['APPLIED', null, 'N', 'Y'])
  })

  test('남의 신청번호, 없는 번호는 모두 찾을 수 없다', async () => {
    const one = await anApplicant()
    const other = await anApplicant()
    const numbers = [
      other.own.applicationNumber,
      'S20990101999999',
      one.own.applicationNumber.replace(/^S\d{8}/, 'S20000101'),
    ]
    const codes = []
    for (const applicationNumber of numbers) {
      codes.push((await show(one.buyer, { ...one.own, applicationNumber })).code)
    }
    expect(codes).toEqual(numbers.map(() => 'SELLER_APPLICATION_NOT_FOUND'))
  })

  test('다른 기기의 인증, 30분이 지난 인증은 쓸 수 없다', async () => {
    const { buyer, own } = await anApplicant()
    const elsewhere = await show(aBuyer(market), own)
    market.advance(31 * MINUTE_MS)
    const late = await show(buyer, own)
    expect([elsewhere.code, late.code]).toEqual(['EMAIL_PROOF_INVALID', 'EMAIL_PROOF_INVALID'])
  })

  test('신청번호만 보내면 거절한다', async () => {
    const path = '/customers/pages/seller-detail?applicationNumber=S20261126000001'
    expect(await codeOf(aBuyer(market).call('GET', path))).toEqual('BAD_INPUT')
  })
})

describe('보완', () => {
  const supplement = async (buyer: Buyer, own: Own, change: object = {}) =>
    buyer.call('POST', '/customers/sellers/supplement', {
      body: { ...own, ...A_COMPANY, categoryIdList: [await aRootId(market)], ...change },
    })

  test('요청받은 것을 보완하면 다시 심사받는다', async () => {
    const { buyer, own, body } = await anApplicant()
    await askedForSupplement(body.storeUrl)
    const { filesIdEncrypt } = await uploadOne(market, buyer, { name: 'a.pdf', bytes: A_PDF })
    const before = (await show(buyer, own)).application
    await supplement(buyer, own, { filesIdEncryptList: [filesIdEncrypt] })
    const after = (await show(buyer, own)).application
    expect([before?.supplementYn, before?.memo]).toEqual(['Y', '사업자등록증을 첨부해 주세요.'])
    expect([
      after?.stateEnum,
      after?.memo,
      after?.company?.companyName,
      after?.filesList.map(({ name }) => name),
      after?.historyList.map(({ stateEnum }) => stateEnum),
    ]).toEqual(['APPLIED', '', '다담', ['a.pdf'], ['APPLIED']])
  })

  test('요청받지 않았거나 끝난 신청은 보완하지 못한다', async () => {
    const { buyer, own, body } = await anApplicant()
    const unasked = await codeOf(supplement(buyer, own))
    await market.database.db
      .updateTable('seller_applications')
      .set({ state: 'REJECTED' })
      .where('store_url', '=', body.storeUrl)
      .execute()
    expect([unasked, await codeOf(supplement(buyer, own))]).toEqual([
      'SELLER_SUPPLEMENT_UNASKED',
      'SELLER_APPLICATION_ENDED',
    ])
  })

  test('잘못된 사업자 정보는 쓰지 않는다', async () => {
    const { buyer, own, body } = await anApplicant()
    await askedForSupplement(body.storeUrl)
    const code = await codeOf(supplement(buyer, own, { phone: '12' }))
    const { application } = await show(buyer, own)
    expect([code, application?.stateEnum, application?.company]).toEqual([
      'SELLER_APPLICATION_INVALID',
      'SUPPLEMENT',
      null,
    ])
  })
})

describe('철회', () => {
  const withdraw = (buyer: Buyer, own: Own) =>
    buyer.call('POST', '/customers/sellers/withdrawal', { body: own })

  test('심사 중에 철회하면 같은 값으로 다시 신청할 수 있다', async () => {
    const { buyer, own, body } = await anApplicant()
    const { status } = await withdraw(buyer, own)
    const again = await withdraw(buyer, own)
    expect([status, again.status, (await show(buyer, own)).application?.stateEnum]).toEqual([
      200,
      200,
      'WITHDRAWN',
    ])
    const next = await buyer.call('POST', '/customers/sellers', { body })
    expect(next.status).toEqual(200)
  })

  test('끝난 신청은 철회하지 못한다', async () => {
    const { buyer, own, body } = await anApplicant()
    await market.database.db
      .updateTable('seller_applications')
      .set({ state: 'REJECTED' })
      .where('store_url', '=', body.storeUrl)
      .execute()
    expect(await codeOf(withdraw(buyer, own))).toEqual('SELLER_APPLICATION_ENDED')
  })
})
