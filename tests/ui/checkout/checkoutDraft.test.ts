import {
  forgetCheckoutDraft,
  readCheckoutDraft,
  storeCheckoutDraft,
} from '@jangteo/ui/screens/checkout/checkoutDraft'
import type { DraftedPage, EnteredCheckout } from '@jangteo/ui/screens/checkout/checkoutDraft'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEOUL } from '../../support/purchase.ts'

const ENTERED: EnteredCheckout = {
  texts: {
    ...SEOUL,
    ordererName: '홍길동',
    ordererMobile: '01012341234',
    ordererEmail: 'hong@mail.example',
    request: '벨은 누르지 마세요',
    doorCode: '#1234*',
    password: 'order1234',
    confirmation: 'order1234',
    receiptMobile: '01012341234',
    receiptCard: '1234567812345678',
    receiptBusinessNumber: '1248100998',
  },
  choices: {
    addressId: 'a1',
    preset: 'DIRECT_INPUT',
    entry: 'DOOR_CODE',
    paymentMethod: 'VIRTUAL_ACCOUNT',
    receiptPurpose: 'EXPENSE_PROOF',
    receiptKind: 'BUSINESS_NUMBER',
    agreedTerms: ['ORDER_CONFIRM'],
  },
  couponList: [
    { couponIssueIdEncrypt: 'c1', cartId: 12 },
    { couponIssueIdEncrypt: 'c2', storeUrl: 'dawn' },
  ],
}

/** Page of the lines with these ids, one store each. */
function aPage(cartIds: readonly number[], orderer: DraftedPage['orderer'] = null): DraftedPage {
  return { groups: cartIds.map((cartId) => ({ lines: [{ cartId }] })), orderer }
}

const MEMBER = { name: '김민지', mobile: '01011112222', email: 'minji@mail.example' }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('주문서를 다시 열면 적은 것과 고른 것이 그대로 있고, 비밀번호와 공동현관 비밀번호와 카드 번호와 동의는 남기지 않는다', () => {
  storeCheckoutDraft(aPage([12]), ENTERED)
  const { doorCode, password, confirmation, receiptCard, ...texts } = ENTERED.texts
  const { agreedTerms, ...choices } = ENTERED.choices
  expect(readCheckoutDraft(aPage([12]))).toEqual({
    texts,
    choices,
    couponList: ENTERED.couponList,
  })
  const [text = ''] = stored.values()
  const secrets = [
    doorCode,
    password,
    confirmation,
    receiptCard,
    ...agreedTerms.map((it) => `"${it}"`),
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('담은 상품이 같으면 순서가 달라도 같은 주문서이고, 상품이나 사람이 다르면 다른 주문서다', () => {
  storeCheckoutDraft(aPage([12, 3]), ENTERED)
  const names = [aPage([3, 12]), aPage([3]), aPage([12, 3], MEMBER)].map(
    (page) => readCheckoutDraft(page)?.texts.ordererName ?? null,
  )
  expect(names).toEqual(['홍길동', null, null])
})

test('주문하면 지운다', () => {
  storeCheckoutDraft(aPage([12]), ENTERED)
  forgetCheckoutDraft(aPage([12]))
  expect([...stored]).toEqual([])
})

test.each([
  ['JSON이 아닌 것', '{'],
  ['칸이 빠진 것', JSON.stringify({ texts: {}, choices: {}, couponList: null })],
  ['모르는 결제수단을 담은 것', (text: string) => text.replace('VIRTUAL_ACCOUNT', 'BARTER')],
])('%s은 아무것도 두지 않은 것과 같다', (_, damage) => {
  storeCheckoutDraft(aPage([12]), ENTERED)
  const [[key = '', text = ''] = []] = stored
  stored.set(key, typeof damage === 'string' ? damage : damage(text))
  expect(readCheckoutDraft(aPage([12]))).toEqual(null)
})
