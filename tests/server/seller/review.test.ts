import { notifyApplicant } from '@jangteo/server/seller/notify-applicant'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/auditLog.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { queuedMails } from '../../support/mail.ts'
import {
  aBusinessNumber,
  anApplication,
  type ApplicationBody,
  applyForStore,
  aWholeApplication,
} from '../../support/seller.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  await forgetTries(market)
  operator = (await loginOperator(market, ['SELLERS'])).browser
})
afterAll(() => market.close())

type Row = { readonly sellerApplicationIdEncrypt: string; readonly applicationNumber: string }

/** Applies, and finds the application in the operator's list. */
async function anOpenApplication(body: ApplicationBody): Promise<string> {
  const { body: applied } = await applyForStore(aBuyer(market), body)
  const { content } = await operator.ask<{ readonly content: readonly Row[] }>(
    'GET',
    '/operators/applications?stateEnum=APPLIED&size=100',
  )
  const found = content.find((row) => row.applicationNumber === applied.applicationNumber)
  if (found === undefined) throw new Error('the application is not listed')
  return found.sellerApplicationIdEncrypt
}

const decide = (id: string, decision: string, body: object = {}) =>
  operator.call<{ readonly stateEnum?: string; readonly code?: string }>(
    'POST',
    `/operators/applications/${id}/${decision}`,
    { body },
  )

const outcomeOf = ({ body }: { body: { stateEnum?: string; code?: string } }) =>
  body.stateEnum ?? body.code

const rowOf = (storeUrl: string) =>
  market.database.db
    .selectFrom('seller_applications')
    .selectAll()
    .where('store_url', '=', storeUrl)
    .executeTakeFirstOrThrow()

/** Runs the job that mails the newest step of an application. */
async function mailNewestStep(storeUrl: string) {
  const { id, email } = await rowOf(storeUrl)
  const step = await market.database.db
    .selectFrom('seller_application_history')
    .select('id')
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await market.runtime.runPromise(notifyApplicant(step.id))
  return (await queuedMails(market)).findLast(({ to }) => to === email)
}

describe('승인', () => {
  test('스토어가 준비를 시작하고, 대표자를 초대하며, 비밀번호를 정하는 주소를 메일로 보낸다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    expect(outcomeOf(await decide(id, 'approve'))).toEqual('APPROVED')
    const { store_id: storeId } = await rowOf(body.storeUrl)
    const store = await market.database.db
      .selectFrom('stores')
      .select(['name', 'state', 'company_name', 'business_state', 'phone'])
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    const owner = await market.database.db
      .selectFrom('seller_users')
      .select(['login_id', 'email', 'name', 'is_owner', 'status', 'password_hash'])
      .where('store_id', '=', storeId)
      .execute()
    expect(store).toEqual({
      name: body.storeName,
      state: 'PREPARING',
      company_name: '다담',
      business_state: 'ACTIVE',
      phone: '02-1234-5678',
    })
    expect(owner).toEqual([
      {
        login_id: body.loginId,
        email: body.email,
        name: '이다담',
        is_owner: true,
        status: 'INVITED',
        password_hash: null,
      },
    ])
    const mail = await mailNewestStep(body.storeUrl)
    expect([mail?.subject, /\/seller\/password#[\w-]{43}/.test(mail?.text ?? '')]).toEqual([
      '[장터] 입점이 승인됐어요',
      true,
    ])
  })

  test('준비 중인 스토어는 구매자에게 보이지 않는다', async () => {
    const body = await aWholeApplication(market)
    await decide(await anOpenApplication(body), 'approve')
    const { body: page } = await aBuyer(market).call('GET', `/stores/mains/${body.storeUrl}`)
    expect(page.code).toEqual('STORE_NOT_FOUND')
  })

  test('두 번 승인해도 스토어는 하나다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    const outcomes = await Promise.all([decide(id, 'approve'), decide(id, 'approve')])
    expect(outcomes.map((outcome) => String(outcomeOf(outcome))).toSorted()).toEqual([
      'APPROVED',
      'SELLER_APPLICATION_ENDED',
    ])
    const stores = await market.database.db
      .selectFrom('stores')
      .select('id')
      .where('url', '=', body.storeUrl)
      .execute()
    expect(stores.length).toEqual(1)
  })

  test('사업자 정보가 없으면 승인하지 않는다', async () => {
    const id = await anOpenApplication(anApplication())
    expect(outcomeOf(await decide(id, 'approve'))).toEqual('SELLER_APPLICATION_INCOMPLETE')
  })

  test.each([
    ['97', 'SELLER_BUSINESS_INACTIVE'],
    ['98', 'SELLER_BUSINESS_INACTIVE'],
    ['99', 'SELLER_BUSINESS_INACTIVE'],
    ['96', 'BUSINESS_REGISTRY_SILENT'],
  ])('국세청의 답이 %s이면 %s', async (middle, code) => {
    const body = await aWholeApplication(market, { businessNumber: aBusinessNumber(middle) })
    const id = await anOpenApplication(body)
    expect([outcomeOf(await decide(id, 'approve')), (await rowOf(body.storeUrl)).state]).toEqual([
      code,
      'APPLIED',
    ])
  })

  test('그사이 다른 사용자가 쓰는 아이디면 승인하지 않고 무엇인지 알린다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    const { db } = market.database
    const { id: storeId } = await db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('seller_users')
      .values({
        store_id: storeId,
        login_id: body.loginId,
        email: `${body.loginId}@other.example`,
        name: '담당자',
        is_owner: false,
        permissions: [],
        status: 'INVITED',
        created_at: new Date(market.now()),
      })
      .execute()
    const answer = await operator.call<{ code: string; data: unknown }>(
      'POST',
      `/operators/applications/${id}/approve`,
      { body: {} },
    )
    expect([answer.body.code, answer.body.data]).toEqual([
      'SELLER_APPLICATION_TAKEN',
      { violationList: [{ field: 'loginId', code: 'SELLER_ID_TAKEN' }] },
    ])
  })
})

describe('보완 요청과 거절', () => {
  test('보완을 요청하면 사유를 메일로 보내고, 보완되기 전에는 승인하지 않는다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    const reason = '사업자등록증을 첨부해 주세요.'
    expect(outcomeOf(await decide(id, 'ask-supplement', { reason }))).toEqual('SUPPLEMENT')
    const mail = await mailNewestStep(body.storeUrl)
    expect([mail?.subject, mail?.text.includes(reason)]).toEqual([
      '[장터] 입점 신청을 보완해 주세요',
      true,
    ])
    expect(outcomeOf(await decide(id, 'approve'))).toEqual('SELLER_SUPPLEMENT_AWAITED')
  })

  test('거절하면 사유를 남기고, 끝난 신청은 다시 결정하지 않는다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    const reason = '판매할 수 없는 상품이에요.'
    expect(outcomeOf(await decide(id, 'reject', { reason }))).toEqual('REJECTED')
    expect((await mailNewestStep(body.storeUrl))?.text.includes(reason)).toEqual(true)
    expect([
      outcomeOf(await decide(id, 'approve')),
      outcomeOf(await decide(id, 'ask-supplement', { reason })),
    ]).toEqual(['SELLER_APPLICATION_ENDED', 'SELLER_APPLICATION_ENDED'])
  })

  test('사유가 없으면 아무것도 하지 않는다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    expect([
      outcomeOf(await decide(id, 'reject', { reason: ' 안 ' })),
      (await rowOf(body.storeUrl)).state,
    ]).toEqual(['SELLER_REASON_REQUIRED', 'APPLIED'])
  })

  test('결정은 감사 기록에 남는다', async () => {
    const body = await aWholeApplication(market)
    const id = await anOpenApplication(body)
    await decide(id, 'reject', { reason: '판매할 수 없는 상품이에요.' })
    const { id: rowId } = await rowOf(body.storeUrl)
    const lines = await auditOf(market, `sellerApplication:${rowId}`, ['call', 'reason'])
    expect(lines).toEqual([
      { call: 'operatorApplication.reject', reason: '판매할 수 없는 상품이에요.' },
    ])
  })
})

test('상세는 지금 할 수 있는 결정과 국세청 상태를 준다', async () => {
  const body = await aWholeApplication(market)
  const id = await anOpenApplication(body)
  type Detail = { readonly eventList: readonly string[]; readonly businessNumber: string }
  const open = await operator.ask<Detail>('GET', `/operators/applications/${id}`)
  const state = await operator.ask('GET', `/operators/applications/${id}/business-state`)
  await decide(id, 'reject', { reason: '판매할 수 없는 상품이에요.' })
  const ended = await operator.ask<Detail>('GET', `/operators/applications/${id}`)
  expect([open.businessNumber, open.eventList, state, ended.eventList]).toEqual([
    body.businessNumber,
    ['system.approve', 'system.askSupplement', 'system.reject'],
    { businessStateEnum: 'ACTIVE' },
    [],
  ])
})
