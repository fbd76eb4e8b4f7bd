import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'

/** Of the demo's reviews it has more than its page shows. */
const TANGERINES = goodsNamed('서귀포 노지 감귤')
const SHOWN_COUNT = 5

test('상품 페이지는 새 리뷰 다섯 개까지 보이고, 나머지는 모두 보기에서 고르고 거른다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.productDetail(TANGERINES, { review: true }))
  const reviews = page.getByRole('region', { name: '리뷰', exact: true })
  const all = reviews.getByRole('link', { name: /^리뷰 \d+개 모두 보기$/ })
  await all.scrollIntoViewIfNeeded()
  await expect(reviews.getByRole('article')).toHaveCount(SHOWN_COUNT)
  await all.click()
  await expect(page).toHaveURL(routes.reviewDetail({ goodsId: TANGERINES }))
  await page.getByLabel('정렬').selectOption('평점 낮은순')
  await expect(page.getByRole('article').nth(SHOWN_COUNT)).toBeVisible()
  await inspect('review-detail')
})
