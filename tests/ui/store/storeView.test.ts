import { expect, test } from 'vitest'
import { readGroupId } from '@jangteo/ui/screens/display/exhibition/exhibitionGroup'
import { readStoreView, storeGoodsUrl } from '@jangteo/ui/screens/store/storeView'

test.each([
  ['', { tab: 'HOME', categoryId: null }],
  ['?tab=GOODS', { tab: 'GOODS', categoryId: null }],
  ['?tab=GOODS&categoryId=7', { tab: 'GOODS', categoryId: 7 }],
  ['?categoryId=7', { tab: 'HOME', categoryId: null }],
  ['?tab=REVIEWS&categoryId=7', { tab: 'HOME', categoryId: null }],
  ['?tab=GOODS&categoryId=0', { tab: 'GOODS', categoryId: null }],
  ['?tab=GOODS&categoryId=1e3', { tab: 'GOODS', categoryId: null }],
])('스토어의 주소를 읽는다: %s', (search, view) => {
  expect(readStoreView(search)).toEqual(view)
})

test('스토어 상품의 주소는 처음 그대로인 것을 적지 않는다', () => {
  expect(storeGoodsUrl('dadam', null, 'RANKING')).toBe('/store/dadam?tab=GOODS')
  expect(storeGoodsUrl('dadam', 7, 'NEW')).toBe(
    '/store/dadam?tab=GOODS&categoryId=7&goodsSortTypeEnum=NEW',
  )
})

test.each([
  ['', null],
  ['?groupId=12', 12],
  ['?groupId=-1', null],
  ['?groupId=[1,2]', null],
])('기획전의 묶음을 읽는다: %s', (search, groupId) => {
  expect(readGroupId(search)).toBe(groupId)
})
