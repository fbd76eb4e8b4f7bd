import { expect, test } from 'vitest'
import {
  COUPON_SHELVES,
  readShelf,
  shelfTabs,
  shelfUrl,
} from '@jangteo/ui/screens/coupon/couponShelf'

test('어느 탭이든 주소로 되돌아온다', () => {
  const shelves = COUPON_SHELVES.map((shelf) =>
    readShelf(new URL(shelfUrl(shelf), 'https://shop.example').searchParams),
  )
  expect(shelves).toEqual([...COUPON_SHELVES])
})

test('첫 탭의 주소에는 아무것도 붙지 않고, 모르는 탭은 첫 탭이다', () => {
  expect(shelfUrl('USABLE')).toEqual('/myPage/coupon/list')
  expect(shelfUrl('USED')).toEqual('/myPage/coupon/list?status=USED')
  expect(readShelf(new URLSearchParams('status=WITHDRAWN'))).toEqual('USABLE')
})

test('탭마다 몇 장인지 적고, 아직 모르면 적지 않는다', () => {
  expect(shelfTabs({ usableCount: 3, usedCount: 0, expiredCount: 12 })).toEqual([
    { key: 'USABLE', label: '사용가능', count: 3 },
    { key: 'USED', label: '사용완료', count: 0 },
    { key: 'EXPIRED', label: '기간만료', count: 12 },
  ])
  expect(shelfTabs(undefined).map(({ count }) => count)).toEqual([undefined, undefined, undefined])
})
