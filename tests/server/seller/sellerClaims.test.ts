import { sumWon } from '@jangteo/core/money/money.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  claimRow,
  preview,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { SEOUL } from '../../support/purchase.ts'
import {
  bothSellers,
  type ClaimPlacesAnswer,
  command,
  type SellerClaim,
  type SellerClaimDetail,
} from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
let seller: Buyer
let stranger: Buyer
beforeAll(async () => {
  market = await openMarket()
  const both = await bothSellers(market)
  seller = both.seller
  stranger = both.stranger
})
afterAll(() => market.close())

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
const RETURN = { type: 'RETURN', reason: 'DAMAGE_DEFECT' } as const

async function aClaim(asked: typeof CANCEL | typeof RETURN, until: 'SR' | 'SC') {
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: await goodsAt(market, [20_000]), until })
  const { body: seen } = await preview({ buyer, order, ...asked })
  const claim = await requested({ buyer, order, ...asked })
  return { buyer, order, seen, id: claim.orderClaimIdEncrypt }
}

const show = (id: string) => seller.ask<SellerClaimDetail>('GET', `/sellers/claims/${id}`)

describe('판매자의 클레임', () => {
  test('처리할 것이 먼저 보이고, 남의 스토어의 것은 없다', async () => {
    const { id, order } = await aClaim(CANCEL, 'SR')
    const open = await seller.ask<{ content: SellerClaim[] }>(
      'GET',
      `/sellers/claims?keyword=${order.orderNumber}`,
    )
    const other = await stranger.ask<{ content: SellerClaim[] }>('GET', '/sellers/claims?size=100')
    const [first] = open.content
    expect([first?.orderClaimIdEncrypt, first?.ordererName, first?.claimStatusEnum]).toEqual([
      id,
      '홍*동',
      'CA',
    ])
    expect(other.content).toEqual([])
  })

  test('옆에 보이는 환불금액은 구매자가 본 것과 같고, 귀책을 바꾼 금액도 보인다', async () => {
    const { id, seen } = await aClaim(RETURN, 'SC')
    await command(seller, { id, name: 'collect' })
    const { refund, refundAtOtherFault, commands } = await show(id)
    expect([
      refund,
      refundAtOtherFault?.responsible,
      commands.map(({ commandEnum, asks }) => [commandEnum, asks]),
    ]).toEqual([
      seen,
      'BUYER',
      [
        ['accept', ['SELLABLE']],
        ['changeFault', ['FAULT', 'MEMO']],
        ['refuse', ['MEMO']],
      ],
    ])
  })

  test('미리 본 귀책 변경의 금액 그대로 바뀐다', async () => {
    const { id } = await aClaim(RETURN, 'SC')
    await command(seller, { id, name: 'collect' })
    const { refundAtOtherFault } = await show(id)
    const { body } = await command(seller, {
      id,
      name: 'changeFault',
      faultEnum: 'BUYER',
      memo: '하자를 찾지 못했어요',
    })
    expect(body.refund).toEqual(refundAtOtherFault)
  })

  test('취소를 승인하면 환불되고, 두 번째 승인은 거절되며, 기록이 남는다', async () => {
    const { id, buyer, order } = await aClaim(CANCEL, 'SR')
    const first = await command(seller, { id, name: 'approve' })
    const second = await command(seller, { id, name: 'approve' })
    const shown = await showClaim(buyer, { orderClaimIdEncrypt: id })
    const row = await claimRow(market, { orderClaimIdEncrypt: id })
    const audit = await auditOf(market, `claim:${row.id}`, [
      'who',
      'call',
      'before',
      'after',
      'reason',
    ])
    expect([
      first.body.claimStatusEnum,
      second.body.code,
      sumWon(shown.refundList.map(({ amount }) => amount)),
    ]).toEqual(['CC', 'NOT_CHANGE_STATUS', order.payableAmount])
    expect(audit).toEqual([
      {
        who: expect.stringMatching(/^seller:\d+$/) as string,
        call: 'sellerClaim.send',
        before: { state: 'CA', fault: 'BUYER' },
        after: { command: 'approve', state: 'CC', fault: null, sellable: null },
        reason: null,
      },
    ])
  })

  test('거부에는 다섯 글자 넘는 사유가 있어야 하고, 상품은 그대로다', async () => {
    const { id } = await aClaim(CANCEL, 'SR')
    const short = await command(seller, { id, name: 'refuse', memo: '안 돼' })
    const long = await command(seller, { id, name: 'refuse', memo: '이미 보낼 준비를 마쳤어요' })
    expect([short.body.code, long.body.claimStatusEnum, long.body.sellerMemo]).toEqual([
      'CLAIM_REASON_DETAIL_REQUIRED',
      'CR',
      '이미 보낼 준비를 마쳤어요',
    ])
  })

  test('구매자가 막 철회한 취소는 승인되지 않는다', async () => {
    const { id, buyer } = await aClaim(CANCEL, 'SR')
    await buyer.ask('PATCH', `/orders/claims/${id}/cancel-cancel`)
    const { body } = await command(seller, { id, name: 'approve' })
    expect(body.code).toBe('NOT_CHANGE_STATUS')
  })

  test('수거지는 가려 두고, 사유를 적으면 연다', async () => {
    const { id } = await aClaim(RETURN, 'SC')
    const { pickup, isBuyerOpenable } = await show(id)
    const opened = await seller.ask<ClaimPlacesAnswer>('POST', `/sellers/claims/${id}/places`, {
      body: { reason: '수거 접수' },
    })
    expect([pickup?.receiver, isBuyerOpenable, opened]).toEqual([
      {
        receiverName: '홍*동',
        receiverMobile: '010-****-5678',
        zonecode: '*****',
        roadAddress: '서울특별시 강남구 ***',
        detailAddress: '***',
      },
      true,
      { pickup: SEOUL, reship: null },
    ])
  })

  test('남의 스토어의 클레임은 모르는 클레임이다', async () => {
    const { id } = await aClaim(CANCEL, 'SR')
    const answers = [
      await stranger.call('GET', `/sellers/claims/${id}`),
      await command(stranger, { id, name: 'approve' }),
      await stranger.call('POST', `/sellers/claims/${id}/places`, {
        body: { reason: '수거 접수' },
      }),
    ]
    const { status, message } = REFUSALS.CLAIM_NOT_FOUND
    const refused = { status, body: { code: 'CLAIM_NOT_FOUND', message, status, data: null } }
    expect([answers, (await show(id)).claimStatusEnum]).toEqual([[refused, refused, refused], 'CA'])
  })
})

describe('운영자의 클레임', () => {
  test('모든 스토어의 것을 보고, 판매자를 대신해 처리하면 운영자의 이름이 남는다', async () => {
    const { id, order } = await aClaim(CANCEL, 'SR')
    const { browser, operatorId } = await loginOperator(market, ['CLAIMS'])
    const { content } = await browser.ask<{ content: SellerClaim[] }>(
      'GET',
      `/operators/claims?keyword=${order.orderNumber}`,
    )
    const after = await browser.ask<SellerClaimDetail>('POST', `/operators/claims/${id}/approve`, {
      body: {},
    })
    const row = await claimRow(market, { orderClaimIdEncrypt: id })
    const audit = await auditOf(market, `claim:${row.id}`, ['who', 'call'])
    expect([
      content.map((claim) => claim.orderClaimIdEncrypt),
      after.claimStatusEnum,
      audit,
    ]).toEqual([[id], 'CC', [{ who: `operator:${operatorId}`, call: 'operatorClaim.send' }]])
  })
})
