import { expect, test } from 'vitest'
import { readFilters } from '@jangteo/ui/screens/seller/goods/sellerGoodsData'
import { readPage } from '@jangteo/ui/screens/staff/readPage'

function pageOf(query: string): number {
  return readPage(new URLSearchParams(query))
}

test('주소가 쪽을 말하면 그 쪽을, 아니면 첫 쪽을 읽는다', () => {
  const pages = ['', 'page=', 'page=0', 'page=3', 'page=9999'].map(pageOf)
  expect(pages).toEqual([0, 0, 0, 3, 9_999])
  const broken = ['page=abc', 'page=-1', 'page=1.5', 'page=1e3', 'page=10000', 'page=NaN']
  expect(broken.map(pageOf)).toEqual(broken.map(() => 0))
})

test('상품 목록도 같은 쪽을 읽는다', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))
  expect(read('listing=LISTED&page=2')).toEqual({
    listing: 'LISTED',
    keyword: '',
    isLowStock: false,
    page: 2,
  })
  expect(read('page=10000').page).toEqual(0)
})
