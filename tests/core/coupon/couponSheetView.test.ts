import { couponSheetChart } from '@jangteo/core/coupon/couponSheet.chart'
import { appliedCouponsView, couponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { expect, test } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'
import { BEST, LINE, OTHER, quoteOf, STORE } from '../../support/coupon/couponSheetQuotes.ts'

test('상품, 중복, 스토어 쿠폰을 자리마다 하나씩 고르고, 어디에 적용 중인지와 못 쓰는 까닭이 있다', () => {
  const clock = new SimulatedClock()
  const input = { quote: quoteOf(BEST, 4_290) }
  const sheet = createActor(couponSheetChart, { clock, input }).start()
  clock.increment(0)
  const none = {
    couponIssueId: null,
    label: '적용 안 함',
    discountText: null,
    isPicked: false,
    isElsewhere: false,
  }
  const ten = { couponIssueId: 'ten', label: '10% 할인', discountText: '-1,290원' }
  const basket = { couponIssueId: 'basket', label: '3,000원 할인', discountText: '-3,000원' }
  expect(withoutVerbs(couponSheetView(sheet.getSnapshot(), sheet, () => 'key-1'))).toEqual({
    isOpen: true,
    isBusy: false,
    busyText: null,
    sections: [
      {
        type: 'GOODS',
        title: '상품쿠폰',
        slots: [
          {
            place: LINE.place,
            title: '머그컵',
            choices: [none, { ...ten, isPicked: true, isElsewhere: false }],
          },
          {
            place: OTHER.place,
            title: '접시',
            choices: [
              { ...none, isPicked: true },
              { ...ten, discountText: '-900원', isPicked: false, isElsewhere: true },
            ],
          },
        ],
      },
      {
        type: 'STORE',
        title: '스토어쿠폰',
        slots: [
          {
            place: STORE.place,
            title: '다담다실',
            choices: [none, { ...basket, isPicked: true, isElsewhere: false }],
          },
        ],
      },
    ],
    unusable: [{ couponIssueId: 'old', name: '지난 쿠폰', reasonText: '사용 기간이 지났어요.' }],
    applied: { text: '-4,290원 · 2장 적용', isDiscount: true },
    applyText: '4,290원 할인 적용',
    canApply: true,
    canRetry: false,
    canRepeat: false,
    noticeText: null,
    code: null,
  })
})

test('적용한 쿠폰이 없으면 없다고 한다', () => {
  expect([appliedCouponsView(0, 0), appliedCouponsView(11_670, 4)]).toEqual([
    { text: '적용한 쿠폰이 없어요', isDiscount: false },
    { text: '-11,670원 · 4장 적용', isDiscount: true },
  ])
})
