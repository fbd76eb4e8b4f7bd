import { expect } from '@playwright/test'
import { excessOf } from '../../budget/firstLoad.ts'
import { loadFirst } from '../inspection/firstLoad.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

const PAGES = [
  ['홈은', '/'],
  ['상품 상세는', '/product/detail/2'],
] as const

test.use({
  /** Phones draw two dots for a point, and so fetch larger pictures. */
  deviceScaleFactor: ({ isMobile }, provide) => provide(isMobile ? 2 : 1),
})

for (const [name, path] of PAGES) {
  test(
    `${name} 처음 열 때 정해진 만큼만 받고 움직이지 않는다`,
    { tag: DESK_TAG },
    async ({ page, baseURL }) => {
      const load = await loadFirst(page, path)
      expect(excessOf(load, new URL(baseURL ?? '').origin)).toEqual([])
    },
  )
}
