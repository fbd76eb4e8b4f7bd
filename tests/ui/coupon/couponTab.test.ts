import { expect, test } from 'vitest'
import { COUPON_TABS, readTab, couponTabs, tabUrl } from '@jangteo/ui/screens/coupon/couponTab'

test('어느 탭이든 주소로 되돌아온다', () => {
  const tabs = COUPON_TABS.map((tab) =>
    readTab(new URL(tabUrl(tab), 'https://shop.example').searchParams),
  )
  expect(tabs).toEqual([...COUPON_TABS])
})

test('첫 탭의 주소에는 아무것도 붙지 않고, 모르는 탭은 첫 탭이다', () => {
  expect(tabUrl('USABLE')).toEqual('/myPage/coupon/list')
  expect(tabUrl('USED')).toEqual('/myPage/coupon/list?status=USED')
  expect(readTab(new URLSearchParams('status=WITHDRAWN'))).toEqual('USABLE')
})

test('탭마다 몇 장인지 적고, 아직 모르면 적지 않는다', () => {
  expect(couponTabs({ usableCount: 3, usedCount: 0, expiredCount: 12 })).toEqual([
    { key: 'USABLE', label: '사용가능', count: 3 },
    { key: 'USED', label: '사용완료', count: 0 },
    { key: 'EXPIRED', label: '기간만료', count: 12 },
  ])
  expect(couponTabs(undefined).map(({ count }) => count)).toEqual([undefined, undefined, undefined])
})
