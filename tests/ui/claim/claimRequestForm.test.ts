import {
  conflictingClaim,
  draftStart,
  itemsProblem,
  openReasons,
  picksOf,
  toggleItem,
} from '@jangteo/ui/screens/claim/request/claimRequestData'
import type { RequestPage } from '@jangteo/ui/screens/claim/request/claimRequestData'
import {
  draftOf,
  placeProblems,
  placesOf,
  reasonProblems,
} from '@jangteo/ui/screens/claim/request/claimRequestForm'
import { placeChoice } from '@jangteo/ui/screens/claim/request/claimRequestPlaces'
import {
  readRequestedClaim,
  readStep,
  stepUrl,
} from '@jangteo/ui/screens/claim/request/claimRequestUrl'
import { describe, expect, test } from 'vitest'
import { aForm, aRequestItem, aRequestPage } from '../../support/claim/claimForm.ts'
import { SEOUL } from '../../support/purchase.ts'

const OPTIONS = {
  optionNames: ['사이즈'],
  exchangeOptionList: [
    { optionId: 1, optionValues: ['S'], soldOut: false },
    { optionId: 2, optionValues: ['M'], soldOut: true },
  ],
}
const PLAIN = {
  optionNames: [],
  exchangeOptionList: [{ optionId: 9, optionValues: [], soldOut: false }],
}
const BUSAN = { ...SEOUL, zonecode: '48058' }

describe('상품', () => {
  const page = aRequestPage([
    aRequestItem('main'),
    aRequestItem('addon', { mainOrderItemIdEncrypt: 'main' }),
    aRequestItem('other'),
  ])

  test('본상품을 고르거나 빼면 추가상품도 함께 고르거나 뺀다', () => {
    expect([
      toggleItem(page, [], 'main'),
      toggleItem(page, ['main', 'addon', 'other'], 'main'),
      toggleItem(page, ['addon'], 'addon'),
    ]).toEqual([['main', 'addon'], ['other'], []])
  })

  test('교환할 옵션은 고른 것만, 옵션이 없으면 같은 상품으로, 품절이면 없다', () => {
    const shown = aRequestPage([
      aRequestItem('sized', OPTIONS),
      aRequestItem('missing', OPTIONS),
      aRequestItem('plain', PLAIN),
    ])
    const form = aForm(['sized', 'missing', 'plain'], { picks: { sized: 1, missing: 2, other: 3 } })
    expect(picksOf(shown, form)).toEqual({ sized: 1, plain: 9 })
  })

  test('교환할 수 있는 옵션이 하나뿐이면 그것으로 정해지고, 여럿이면 정해지지 않는다', () => {
    const several = { optionId: 3, optionValues: ['L'], soldOut: false }
    const shown = aRequestPage([
      aRequestItem('only', OPTIONS),
      aRequestItem('several', {
        ...OPTIONS,
        exchangeOptionList: [...OPTIONS.exchangeOptionList, several],
      }),
    ])
    expect(picksOf(shown, aForm(['only', 'several']))).toEqual({ only: 1 })
  })

  test('고르지 않은 것이 있으면 알린다', () => {
    const RETURN = aRequestPage([aRequestItem('main')])
    const EXCHANGE = { ...RETURN, claimTypeEnum: 'EXCHANGE' } as const
    expect([
      itemsProblem(RETURN, aForm([])),
      itemsProblem(RETURN, aForm(['main'])),
      itemsProblem(EXCHANGE, aForm(['main'])),
      itemsProblem(EXCHANGE, aForm(['main'], { picks: { main: 1 } })),
    ]).toEqual(['신청할 상품을 선택해 주세요.', null, '교환할 옵션을 선택해 주세요.', null])
  })

  test('함께 선택한 상품에 남는 사유가 없으면 나누어 신청하게 한다', () => {
    const shown: RequestPage = {
      ...aRequestPage([
        aRequestItem('made', { isWithdrawalLimited: true, isLate: true }),
        aRequestItem('plain'),
      ]),
      claimTypeEnum: 'CANCEL',
    }
    const offered = [['made'], ['plain'], ['made', 'plain']].map((chosen) => [
      openReasons(shown, aForm(chosen)).length,
      itemsProblem(shown, aForm(chosen)),
    ])
    expect(offered).toEqual([
      [1, null],
      [3, null],
      [0, '함께 선택한 상품에 공통으로 사용할 수 있는 사유가 없어요. 상품을 나누어 신청해 주세요.'],
    ])
  })

  test.each([
    ['ORDER_ITEM_CLAIM_IN_PROGRESS', { claimId: 'C', isPaymentDue: false }],
    ['ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY', { claimId: 'C', isPaymentDue: true }],
    ['NOT_CHANGE_STATUS', null],
  ] as const)('%s이면 길을 막은 신청은 %j이다', (code, expected) => {
    const refusal = { code, message: '까닭' }
    const item = aRequestItem('main', { refusal, orderClaimIdEncrypt: 'C' })
    expect(conflictingClaim(aRequestPage([aRequestItem('other'), item]))).toEqual(expected)
  })
})

describe('사유와 수거', () => {
  test('사유가 없으면 통째로, 말이 모자라면 그 칸에서 알린다', () => {
    expect([
      reasonProblems('RETURN', { reason: null, detail: '' }),
      reasonProblems('RETURN', { reason: 'DAMAGE_DEFECT', detail: '두 번' }),
      reasonProblems('RETURN', { reason: 'SIMPLE_CHANGE_OF_MIND', detail: '' }),
    ]).toEqual([
      { reason: '신청 사유를 선택해 주세요.' },
      { detail: '상세 사유를 5자 이상 입력해 주세요.' },
      {},
    ])
  })

  test('보이는 칸만 따진다', () => {
    const texts = { pickupText: '', invoiceNumber: '', reshipText: '' }
    const collected = aForm([], { pickupPreset: 'DIRECT_INPUT', reshipPreset: 'DIRECT_INPUT' })
    const sent = { ...collected, method: 'SEND' } as const
    const typed = { ...texts, invoiceNumber: '12' }
    expect([
      Object.keys(placeProblems('RETURN', collected, texts)),
      Object.keys(placeProblems('EXCHANGE', collected, texts)),
      Object.keys(placeProblems('RETURN', sent, texts)),
      placeProblems('RETURN', { ...sent, courier: 'LOGEN' }, typed),
    ]).toEqual([
      ['pickupText'],
      ['pickupText', 'reshipText'],
      ['courier'],
      { invoiceNumber: '로젠택배 송장번호는 숫자 11자리예요.' },
    ])
  })

  test('직접 보내면 수거지와 요청과 희망일을, 수거하면 송장을 보내지 않는다', () => {
    const filled = aForm([], {
      pickupPlace: BUSAN,
      pickupPreset: 'AT_DOOR',
      pickupOn: '2026-08-25',
      courier: 'LOGEN',
      invoiceNumber: '12345678901',
    })
    const sent = placesOf('RETURN', { ...filled, method: 'SEND' }, SEOUL)
    expect([placesOf('EXCHANGE', filled, SEOUL), sent]).toEqual([
      {
        pickup: {
          method: 'COLLECT',
          destination: BUSAN,
          request: { preset: 'AT_DOOR', typed: '' },
          courier: null,
          invoiceNumber: '',
          pickupOn: '2026-08-25',
        },
        reship: { destination: SEOUL, request: { preset: null, typed: '' } },
      },
      {
        pickup: {
          method: 'SEND',
          destination: SEOUL,
          request: { preset: null, typed: '' },
          courier: 'LOGEN',
          invoiceNumber: '12345678901',
          pickupOn: null,
        },
        reship: null,
      },
    ])
  })

  test('다 쓰지 않은 단계는 비어 있다', () => {
    const page = aRequestPage([aRequestItem('main')])
    const half = draftOf(draftStart(page), aForm(['main'], { method: 'SEND' }))
    expect(half).toEqual({
      type: page.claimTypeEnum,
      isOnlyChoice: true,
      items: [{ orderItemId: 'main', optionId: null }],
      stated: null,
      fileIds: [],
      places: null,
    })
  })

  test('고른 곳은 주문한 배송지, 주소록, 새 주소 가운데 하나다', () => {
    const saved = {
      ...BUSAN,
      name: '부산',
      defaultYn: 'N',
      buyerAddressIdEncrypt: 'busan',
    } as const
    expect([
      placeChoice(SEOUL, { ...SEOUL }, [saved]),
      placeChoice(BUSAN, SEOUL, [saved]),
      placeChoice({ ...BUSAN, detailAddress: '2층' }, SEOUL, [saved]),
    ]).toEqual(['ORDER', 'busan', 'TYPED'])
  })
})

test('주소는 단계와 신청 결과를 말한다', () => {
  const target = { type: 'RETURN', ordersId: 'O', groupId: 'G', itemIds: [] } as const
  const page = '/claim/request/O?claimTypeEnum=RETURN&orderShippingPriceIdEncrypt=G'
  expect([stepUrl(target, 1), stepUrl(target, 3)]).toEqual([page, `${page}&step=3`])
  expect(['?step=3', '?step=x', '?step=-1', ''].map(readStep)).toEqual([3, 1, 1, 1])
  expect([readRequestedClaim('?orderClaimIdEncrypt=C'), readRequestedClaim('')]).toEqual([
    'C',
    null,
  ])
})
