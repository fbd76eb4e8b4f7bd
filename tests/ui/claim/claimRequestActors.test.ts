import type { ClaimDraft } from '@jangteo/core/claim/request/claimRequest.rules'
import { createCalls } from '@jangteo/http/call/calls'
import {
  checkItems,
  quoteRefund,
  requestClaim,
} from '@jangteo/ui/screens/claim/request/claimRequestActors'
import { describe, expect, test } from 'vitest'
import { aPickup, aSeenQuote, STATED } from '../../support/claim/claimDraft.ts'

type Sent = { readonly path: string; readonly body: unknown; readonly key: string | null }
type Said = { readonly status?: number; readonly body: unknown }

/** A market that answers by the last part of the path; without an answer the network fails. */
function aMarket(answers: Readonly<Record<string, Said>>) {
  const sent: Sent[] = []
  const calls = createCalls({
    baseUrl: '/api',
    readCredential: () => 'Basic Z3Vlc3Q6',
    fetch: (url, { body, headers }) => {
      const path = url.split('?')[0]?.replace('/api/orders/claims/', '') ?? ''
      const key = new Headers(headers).get('idempotency-key')
      sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null, key })
      const said = answers[path]
      if (said === undefined) return Promise.reject(new TypeError('no network'))
      return Promise.resolve(Response.json(said.body, { status: said.status ?? 200 }))
    },
  })
  const target = { type: 'RETURN', ordersId: 'O', groupId: 'G', itemIds: [] } as const
  return { sent, deps: { calls, target, keyOf: () => 'KEY' } }
}

const ITEMS = {
  ordersIdEncrypt: 'O',
  orderShippingPriceIdEncrypt: 'G',
  orderItemIdEncryptList: ['item-2'],
}
const CANCEL: ClaimDraft = {
  type: 'CANCEL',
  isOnlyChoice: false,
  items: [{ orderItemId: 'item-2', optionId: null }],
  stated: STATED,
  fileIds: ['file-1'],
  places: null,
}
const RETURN: ClaimDraft = {
  ...CANCEL,
  type: 'RETURN',
  places: { pickup: aPickup(), reship: null },
}
const EXCHANGE: ClaimDraft = {
  ...RETURN,
  type: 'EXCHANGE',
  items: [{ orderItemId: 'item-2', optionId: 5 }],
  places: {
    pickup: aPickup(),
    reship: { destination: aPickup().destination, request: { preset: null, typed: '' } },
  },
}
const QUOTE = aSeenQuote(17_000)
const SEEN = { version: 1, refundAmount: 17_000, additionalPayAmount: 0 }
const POSSIBLE = {
  possible: true,
  claimCheckEnum: 'SUCCESS_CHANGE_APPLY',
  message: '신청할 수 있어요.',
  orderClaimIdEncrypt: null,
}
const CONFLICTING = {
  possible: false,
  claimCheckEnum: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  message: '진행 중인 신청이 있어요.',
  orderClaimIdEncrypt: 'claim-9',
}
const THERE = { body: { possible: true, reason: null, extraPrice: 0 } }
const NOT_THERE = { body: { possible: false, reason: 'AREA', extraPrice: null } }
const refusedBy = (code: string, data: unknown = null): Said => ({
  status: 409,
  body: { code, message: code, status: 409, data },
})

describe('신청할 수 있는지', () => {
  test.each([
    [CANCEL, 'cancel-request/available-check', ITEMS],
    [RETURN, 'available-check', null],
    [
      EXCHANGE,
      'exchange-request/available-check',
      { ...ITEMS, exchangeList: [{ orderItemIdEncrypt: 'item-2', optionId: 5 }] },
    ],
  ] as const)('종류마다 제 길로 묻는다', async (draft, path, body) => {
    const { sent, deps } = aMarket({ [path]: { body: POSSIBLE } })
    expect(await checkItems(deps, draft)).toEqual({ kind: 'done', value: null })
    expect(sent).toEqual([{ path, body, key: null }])
  })

  test('길을 막은 신청과 까닭을 알린다', async () => {
    const { deps } = aMarket({ 'available-check': { body: CONFLICTING } })
    expect(await checkItems(deps, RETURN)).toEqual({
      kind: 'refused',
      refusal: {
        code: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
        text: '진행 중인 신청이 있어요.',
        claimId: 'claim-9',
      },
    })
  })

  test('답이 없으면 모른다고 한다', async () => {
    const { deps } = aMarket({})
    await expect(checkItems(deps, CANCEL)).rejects.toThrow('네트워크 연결을 확인해 주세요.')
  })
})

describe('환불 금액', () => {
  test('수거하러 가지 않는 곳이면 계산하지 않는다', async () => {
    const { sent, deps } = aMarket({ 'check-possible-shipping-area': NOT_THERE })
    expect(await quoteRefund(deps, RETURN)).toEqual({
      kind: 'refused',
      refusal: {
        code: 'CLAIM_AREA_NOT_COLLECTED',
        text: '이 지역에서는 수거할 수 없어요. 직접 보내 주세요.',
        claimId: null,
      },
    })
    expect(sent.map(({ path }) => path)).toEqual(['check-possible-shipping-area'])
  })

  test('직접 보내면 수거지를 묻지 않고, 교환은 받을 곳도 묻는다', async () => {
    const preview = { body: QUOTE }
    const { sent, deps } = aMarket({
      'return-request/refund': preview,
      'exchange-request/refund': preview,
      'check-possible-shipping-area': THERE,
    })
    const pickup = { ...aPickup(), method: 'SEND', courier: 'LOGEN' } as const
    await quoteRefund(deps, { ...RETURN, places: { pickup, reship: null } })
    expect(await quoteRefund(deps, EXCHANGE)).toEqual({ kind: 'done', value: QUOTE })
    expect(sent.map(({ path }) => path)).toEqual([
      'return-request/refund',
      'check-possible-shipping-area',
      'check-possible-shipping-area',
      'exchange-request/refund',
    ])
  })
})

describe('신청', () => {
  test('본 금액을 그대로, 같은 열쇠로 보낸다', async () => {
    const requested = { body: { orderClaimIdEncrypt: 'claim-1' } }
    const { sent, deps } = aMarket({ 'exchange-request': requested })
    expect(await requestClaim(deps, { draft: EXCHANGE, seen: SEEN })).toEqual({
      kind: 'done',
      value: 'claim-1',
    })
    expect(sent).toEqual([
      {
        path: 'exchange-request',
        key: 'KEY',
        body: {
          ...ITEMS,
          exchangeList: [{ orderItemIdEncrypt: 'item-2', optionId: 5 }],
          claimReasonEnum: 'SIMPLE_CHANGE_OF_MIND',
          reasonDetail: '',
          filesIdEncryptList: ['file-1'],
          version: 1,
          refundAmount: 17_000,
          additionalPayAmount: 0,
          pickup: {
            methodEnum: 'COLLECT',
            receiver: aPickup().destination,
            pickupRequestEnum: 'AT_DOOR',
            pickupRequestText: '',
            courierEnum: null,
            invoiceNumber: '',
            pickupOn: null,
          },
          reship: {
            receiver: aPickup().destination,
            deliveryRequestEnum: null,
            deliveryRequestText: '',
          },
        },
      },
    ])
  })

  test('금액이 바뀌면 새 금액을 가져온다', async () => {
    const { deps } = aMarket({ 'cancel-request': refusedBy('CLAIM_AMOUNT_CHANGED', QUOTE) })
    expect(await requestClaim(deps, { draft: CANCEL, seen: { ...SEEN, refundAmount: 1 } })).toEqual(
      {
        kind: 'changed',
        quote: QUOTE,
      },
    )
  })

  test.each([
    [{ body: CONFLICTING }, 'claim-9', '진행 중인 신청이 있어요.'],
    [{ body: POSSIBLE }, null, 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'],
  ] as const)('그새 다른 신청이 생겼으면 그 신청을 찾아본다', async (check, claimId, text) => {
    const { deps } = aMarket({
      'return-request': refusedBy('SHIPPING_GROUP_CLAIM_IN_PROGRESS'),
      'available-check': check,
    })
    const refusal = { code: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS', text, claimId }
    expect(await requestClaim(deps, { draft: RETURN, seen: SEEN })).toEqual({
      kind: 'refused',
      refusal,
    })
  })
})
