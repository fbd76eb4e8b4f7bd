import { cartSelectionChart } from '@jangteo/core/cart/cartSelection.chart'
import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import { optionSheetChart } from '@jangteo/core/cart/optionSheet.chart'
import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { RaceSubject } from './chartRace.ts'

const VIOLATION = { cartId: 1, code: 'GOODS_NOT_ON_SALE', params: {} }
const REFUSED = { kind: 'refused', text: '지금은 할 수 없어요.' }
const PAYING_ENDS = [
  { kind: 'completed', orderId: 'order-1' },
  { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' },
  { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' },
  { kind: 'ended', reason: 'PAYMENT_EXPIRED' },
  { kind: 'payable' },
  { kind: 'unsettled' },
]
const CHANGED = { kind: 'changed', change: { differences: [], payableAmount: 100 } }
const BLOCKED = { kind: 'blocked', violations: [VIOLATION] }
const COUPON_REFUSED = {
  kind: 'couponRefused',
  coupon: { couponIssueId: 'ten', text: '이미 사용한 쿠폰이에요.' },
}
const RETURNED = { gatewayOrderId: 'jt_1', paymentKey: 'key-1', amount: 62_900 }
const PICKS = [{ type: 'GOODS', place: { cartId: 1 }, couponIssueId: 'ten' }]
const QUOTED = {
  kind: 'quoted',
  quote: { slots: [], picks: PICKS, discountAmount: 100, unusable: [] },
}
const LINE = { optionId: 1, quantity: 1 }
const SELECTION = { picked: [], options: [LINE], addons: [] }
const PROBLEM = { text: '재고가 부족해요.', remedy: null }

/** The charts of shopping: what may be pressed in them, and what may be answered. */
export const SHOPPING_RACES: Readonly<Record<string, RaceSubject>> = {
  cartSelection: {
    machine: cartSelectionChart,
    events: [
      { type: 'lines.checked', cartIds: [1] },
      { type: 'lines.unchecked', cartIds: [1, 2] },
      { type: 'buyer.remove', cartIds: [1] },
      { type: 'buyer.remove', cartIds: [] },
      { type: 'buyer.order', cartIds: [1] },
      { type: 'buyer.order', cartIds: [] },
      { type: 'buyer.restore' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      checkBuyable: [{ violations: [] }, { violations: [VIOLATION] }],
      removeLines: [{}],
      restoreLines: [{}],
    },
    ends: ['leaving'],
    actions: ['goToOrder', 'offerRestore'],
  },
  checkout: {
    machine: checkoutChart,
    inputs: [{ submission: { orderKey: 'opened' } }],
    events: [
      { type: 'facts.changed', violations: [] },
      { type: 'facts.changed', violations: [VIOLATION] },
      { type: 'buyer.submit', submission: { orderKey: 'key-1' }, violations: [] },
      {
        type: 'buyer.submit',
        submission: { orderKey: 'key-1' },
        violations: [{ section: 'ORDERER' }],
      },
      { type: 'buyer.accept' },
      { type: 'buyer.dismiss' },
      { type: 'buyer.retry' },
      { type: 'buyer.changeCoupons' },
    ],
    answers: {
      checkOrder: [
        { kind: 'unchanged' },
        { kind: 'unchanged' },
        CHANGED,
        BLOCKED,
        COUPON_REFUSED,
        REFUSED,
      ],
      placeOrder: [
        { kind: 'placed', order: { orderId: '1', paymentId: '2', payableAmount: 100 } },
        CHANGED,
        BLOCKED,
        COUPON_REFUSED,
        { kind: 'incomplete', violations: [{ section: 'ORDERER' }] },
        REFUSED,
      ],
    },
    ends: ['placed'],
  },
  paying: {
    machine: payingChart,
    inputs: [
      { paymentId: 'payment-1', arrival: { kind: 'placed', payableAmount: 62_900 } },
      { paymentId: 'payment-1', arrival: { kind: 'placed', payableAmount: 0 } },
      { paymentId: 'payment-1', arrival: { kind: 'returned', returned: RETURNED } },
      { paymentId: 'payment-1', arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' } },
    ],
    events: [
      { type: 'buyer.retry' },
      { type: 'buyer.changeMethod' },
      { type: 'buyer.keepMethod' },
      { type: 'buyer.chooseMethod', method: 'PHONE', cashReceipt: null },
    ],
    answers: {
      requestPayment: [
        { kind: 'opened', windowUrl: '/window' },
        { kind: 'pinNeeded' },
        ...PAYING_ENDS,
      ],
      approvePayment: PAYING_ENDS,
      approveFreePayment: PAYING_ENDS,
      lookUpPayment: PAYING_ENDS,
      openWindow: [undefined],
    },
    ends: ['completed', 'ended', 'askingPin'],
  },
  couponSheet: {
    machine: couponSheetChart,
    inputs: [{ quote: null }, { quote: QUOTED.quote }],
    events: [
      { type: 'buyer.pick', picks: PICKS },
      { type: 'buyer.pick', picks: [] },
      { type: 'buyer.reset' },
      { type: 'buyer.enterCode', code: 'AB2CD3', key: 'key-1' },
      { type: 'buyer.enterCode', code: '', key: 'key-1' },
      { type: 'buyer.apply' },
      { type: 'buyer.retry' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      loadCoupons: [QUOTED, REFUSED],
      priceCoupons: [QUOTED, REFUSED],
      registerCode: [{ kind: 'registered' }, REFUSED],
    },
    ends: ['applied', 'closed'],
    actions: ['applyPicks'],
  },
  optionSheet: {
    machine: optionSheetChart,
    events: [
      { type: 'value.picked', selection: { ...SELECTION, picked: ['블랙'], options: [] } },
      { type: 'option.added', selection: SELECTION },
      { type: 'addon.added', selection: { ...SELECTION, addons: [LINE] } },
      {
        type: 'quantity.changed',
        selection: { ...SELECTION, options: [{ ...LINE, quantity: 2 }] },
      },
      { type: 'option.removed', selection: { ...SELECTION, options: [] } },
      { type: 'buyer.submit', intent: 'CART', key: 'key-1', problem: null },
      { type: 'buyer.submit', intent: 'BUY', key: 'key-2', problem: null },
      { type: 'buyer.submit', intent: 'BUY', key: 'key-3', problem: PROBLEM },
      { type: 'buyer.retry' },
      { type: 'buyer.dismiss' },
    ],
    answers: {
      submitOptions: [{ kind: 'accepted', cartIds: [1] }, REFUSED],
    },
    ends: ['ordering'],
    actions: ['explainRefusal', 'openCheckout'],
  },
}
