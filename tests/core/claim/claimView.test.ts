import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import type { ClaimStatus, ClaimType } from '@jangteo/core/claim/claim.codes'
import { requestedTypeOf } from '@jangteo/core/claim/claim.rules'
import { claimView, showsGoodsWay } from '@jangteo/core/claim/claim.view'
import { describe, expect, test } from 'vitest'

const TYPES: Readonly<Record<string, ClaimType>> = { C: 'CANCEL', E: 'EXCHANGE', R: 'RETURN' }

const CLAIM = {
  type: 'EXCHANGE',
  status: 'EI',
  isWithdrawn: false,
  isConverted: false,
  isAddPaymentWaiting: false,
  pickupMethod: 'COLLECT',
  isReshipped: false,
} as const

const viewOf = (status: ClaimStatus) =>
  claimView({ ...CLAIM, type: TYPES[status.charAt(0)] ?? 'CANCEL', status })

describe('클레임', () => {
  test('반품으로 바뀐 교환은 거부된 것으로 보이지 않는다', () => {
    expect(claimView({ ...CLAIM, status: 'ER', isConverted: true })).toEqual({
      label: '반품전환',
      tone: 'ended',
      nextText: '교환이 반품으로 바뀌었어요. 환불은 새로 접수된 반품에서 확인해 주세요.',
      marks: [],
    })
  })

  test('무엇이고 다음이 무엇이고 어디까지 왔는지 보인다', () => {
    expect(claimView(CLAIM)).toEqual({
      label: '교환진행중',
      tone: 'open',
      nextText: '판매자가 수거한 상품을 확인하고 있어요.',
      marks: [
        { label: '교환요청', state: 'passed' },
        { label: '수거·검수', state: 'current' },
        { label: '재배송', state: 'ahead' },
        { label: '교환완료', state: 'ahead' },
      ],
    })
  })

  test('열세 상태마다 이름과 할 말이 다르다', () => {
    const reported = CLAIM_STATUSES.map(viewOf)
    expect(new Set(reported.map(({ label }) => label)).size).toEqual(13)
    expect(reported.filter(({ nextText }) => nextText === '')).toEqual([])
    const toned = (tone: string) => CLAIM_STATUSES.filter((status) => viewOf(status).tone === tone)
    expect([toned('open'), toned('done'), toned('ended')]).toEqual([
      ['CA', 'EA', 'EI', 'EY', 'RA', 'RI'],
      ['CB', 'CC', 'EC', 'RC'],
      ['CR', 'ER', 'RR'],
    ])
    expect(CLAIM_STATUSES.filter((status) => viewOf(status).marks.length === 0)).toEqual([
      'CB',
      'CR',
      'ER',
      'RR',
    ])
  })

  test('기다리는 것이 있으면 그것을 말한다', () => {
    expect(claimView({ ...CLAIM, isAddPaymentWaiting: true }).nextText).toEqual(
      '추가결제를 완료하면 수거를 시작해요.',
    )
    const cancel = { ...CLAIM, type: 'CANCEL', status: 'CA', isAddPaymentWaiting: true } as const
    expect(claimView(cancel).nextText).toEqual('추가결제를 완료하면 취소가 진행돼요.')
    expect(claimView({ ...CLAIM, status: 'EA', pickupMethod: 'SEND' }).nextText).toEqual(
      '보낸 상품이 판매자에게 도착하기를 기다리고 있어요.',
    )
    expect(claimView({ ...CLAIM, status: 'EY', isReshipped: true }).nextText).toEqual(
      '교환한 상품을 보냈어요. 도착하면 교환이 완료돼요.',
    )
  })

  test('철회와 판매자의 알림은 갈 길이 없다', () => {
    expect(claimView({ ...CLAIM, status: null, isWithdrawn: true })).toEqual({
      label: '교환철회',
      tone: 'ended',
      nextText: '교환 신청을 철회했어요. 주문은 신청 전 상태로 돌아갔어요.',
      marks: [],
    })
    expect(claimView({ ...CLAIM, type: 'DELAY', status: null })).toEqual({
      label: '배송지연',
      tone: 'ended',
      nextText: '판매자가 배송이 늦어진다고 알렸어요.',
      marks: [],
    })
    expect(claimView({ ...CLAIM, type: 'REJECT', status: 'CC' })).toEqual({
      label: '판매거부',
      tone: 'done',
      nextText: '판매자가 상품을 보낼 수 없어서 취소했어요.',
      marks: [],
    })
  })
})

test('상태가 무엇을 신청했는지 말해 준다', () => {
  expect(CLAIM_STATUSES.map(requestedTypeOf)).toEqual([
    ...Array<string>(4).fill('CANCEL'),
    ...Array<string>(5).fill('EXCHANGE'),
    ...Array<string>(4).fill('RETURN'),
  ])
})

test('보낸 것이 없이 철회되거나 거부된 신청은 수거와 재배송을 보이지 않는다', () => {
  const shown = (
    [
      ['RA', false, false],
      ['RR', false, false],
      ['RR', false, true],
      [null, true, false],
      ['RC', false, true],
    ] as const
  ).map(([status, isWithdrawn, hasLeft]) => showsGoodsWay({ status, isWithdrawn }, hasLeft))
  expect(shown).toEqual([true, false, true, false, true])
})
