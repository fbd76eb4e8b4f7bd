import {
  DELIVERY_REQUEST_LABELS,
  DELIVERY_REQUESTS,
  PICKUP_REQUEST_LABELS,
  PICKUP_REQUESTS,
} from '@jangteo/core/address/deliveryRequest.codes'
import { CLAIM_STATUS_LABELS, CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { TRACKING_LEVEL_LABELS, TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import {
  GOODS_DISPLAY_SALE_STATUS_LABELS,
  GOODS_DISPLAY_SALE_STATUSES,
  GOODS_NOTICE_DISPLAY_LABELS,
  GOODS_NOTICE_DISPLAYS,
  GOODS_SALE_STATUS_LABELS,
  GOODS_SALE_STATUSES,
  GOODS_SORT_LABELS,
  GOODS_SORTS,
  GOODS_TYPE_LABELS,
  GOODS_TYPES,
} from '@jangteo/core/goods/goods.codes'
import {
  ORDER_ITEM_FILTER_LABELS,
  ORDER_ITEM_FILTERS,
  ORDER_ITEM_STATUS_LABELS,
  ORDER_ITEM_STATUSES,
} from '@jangteo/core/order/orderItem.codes'
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '@jangteo/core/payment/payment.codes'
import {
  ADDITIONAL_SHIPPING_KIND_LABELS,
  ADDITIONAL_SHIPPING_KINDS,
  SHIPPING_POLICY_KIND_LABELS,
  SHIPPING_POLICY_KINDS,
} from '@jangteo/core/shipping/shipping.codes'
import { expect, test } from 'vitest'

type Codes = readonly (string | number)[]
type Labels = Readonly<Record<string | number, string>>

/** Every enumeration of a purchase that the specification names (§3), with what people read for its codes. */
const ENUMERATIONS: readonly (readonly [string, Codes, Labels])[] = [
  ['주문상품 상태', ORDER_ITEM_STATUSES, ORDER_ITEM_STATUS_LABELS],
  ['주문 목록 탭', ORDER_ITEM_FILTERS, ORDER_ITEM_FILTER_LABELS],
  ['클레임 상태', CLAIM_STATUSES, CLAIM_STATUS_LABELS],
  ['결제 상태', PAYMENT_STATUSES, PAYMENT_STATUS_LABELS],
  ['결제수단', PAYMENT_METHODS, PAYMENT_METHOD_LABELS],
  ['상품 종류', GOODS_TYPES, GOODS_TYPE_LABELS],
  ['보이는 판매 상태', GOODS_DISPLAY_SALE_STATUSES, GOODS_DISPLAY_SALE_STATUS_LABELS],
  ['판매 상태', GOODS_SALE_STATUSES, GOODS_SALE_STATUS_LABELS],
  ['상품 정렬', GOODS_SORTS, GOODS_SORT_LABELS],
  ['공지 위치', GOODS_NOTICE_DISPLAYS, GOODS_NOTICE_DISPLAY_LABELS],
  ['배송비 종류', SHIPPING_POLICY_KINDS, SHIPPING_POLICY_KIND_LABELS],
  ['추가 배송비', ADDITIONAL_SHIPPING_KINDS, ADDITIONAL_SHIPPING_KIND_LABELS],
  ['배송 요청사항', DELIVERY_REQUESTS, DELIVERY_REQUEST_LABELS],
  ['수거 요청사항', PICKUP_REQUESTS, PICKUP_REQUEST_LABELS],
  ['배송 단계', TRACKING_LEVELS, TRACKING_LEVEL_LABELS],
]

/** Brand names that are written so. */
const LATIN_LABELS = new Set(['L.PAY'])

test.each(ENUMERATIONS)('%s: 코드마다 우리말 이름이 있고 남는 이름이 없다', (_, codes, labels) => {
  expect(Object.keys(labels).toSorted()).toEqual(codes.map(String).toSorted())
  const foreign = Object.values(labels).filter(
    (label) => !/[가-힣]/.test(label) && !LATIN_LABELS.has(label),
  )
  expect(foreign).toEqual([])
})
