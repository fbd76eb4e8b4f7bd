import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { holdRequests } from '../heldRequests.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'
import { untilStarted } from '../started.ts'
import { expectToast } from '../toasts.ts'

const GOODS = goodsNamed('서귀포 노지 감귤')
const REVIEWS = routes.productDetail(GOODS, { review: true })
/** Lowest place of the title when the reviews are shown: below the bar and the tabs. */
const LANDED_PX = 240

const titleTop = (page: Page) =>
  page
    .locator('#review')
    .getByRole('heading')
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top)
const scrolled = (page: Page) => page.evaluate(() => globalThis.scrollY)

test('리뷰를 보러 온 화면은 스크립트가 오기 전에 리뷰를 보여 주고, 그사이 간 곳과 누른 것을 그대로 둔다', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(REVIEWS)
  await expect.poll(() => titleTop(page)).toBeLessThan(LANDED_PX)
  await page.getByRole('button', { name: '공유' }).click()
  const place = await scrolled(page)
  release()
  await expectToast(page, '링크를 복사했어요.')
  await untilStarted(page)
  expect(await scrolled(page)).toBe(place)
})

test('리뷰를 보러 온 화면에 돌아오면 떠난 자리가 보인다', async ({ page }) => {
  await page.goto(REVIEWS)
  await untilStarted(page)
  await page.getByRole('button', { name: '공유' }).click()
  await expectToast(page, '링크를 복사했어요.')
  await page.getByRole('link', { name: '검색' }).first().click()
  await expect(page).toHaveURL(routes.search())
  await page.goBack()
  await expect(page).toHaveURL(REVIEWS)
  await expect(page.getByRole('button', { name: '공유' })).toBeInViewport()
  await untilRested(page)
  await expect(page.getByRole('button', { name: '공유' })).toBeInViewport()
})
