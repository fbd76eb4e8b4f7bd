import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

/** Of the demo's reviews it has more pictures than one. */
const TANGERINES = goodsNamed('서귀포 노지 감귤')

/** The grid of a product's pictures, with the button of the second one. */
async function openGrid(page: Page) {
  await page.goto(routes.mediaReview(TANGERINES))
  const second = page.getByRole('button', { name: '리뷰 사진 2 크게 보기' })
  await expect(second).toBeVisible()
  return second
}

/** The viewer with the picture of that place on top. */
function viewerAt(page: Page, place: number) {
  return page.getByRole('dialog', { name: new RegExp(String.raw`^리뷰 사진 ${place}/\d+$`) })
}

/** Draws a finger sideways over the picture. */
async function swipe(page: Page, by: number): Promise<void> {
  const picture = page.getByRole('dialog').getByRole('img')
  const at = (clientX: number) => ({ touches: [{ identifier: 0, clientX, clientY: 200 }] })
  const end = { changedTouches: [{ identifier: 0, clientX: 160 + by, clientY: 210 }] }
  await picture.dispatchEvent('touchstart', at(160))
  await picture.dispatchEvent('touchend', end)
}

test('크게 본 리뷰 사진은 화살표 키와 손가락으로 넘기고, 닫으면 누른 사진으로 돌아온다', async ({
  page,
  inspect,
}) => {
  const second = await openGrid(page)
  await second.click()
  await expect(viewerAt(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(viewerAt(page, 3)).toBeVisible()
  await expect(viewerAt(page, 3).getByRole('status')).toHaveText(/^3 \/ \d+$/)
  await swipe(page, 90)
  await expect(viewerAt(page, 2)).toBeVisible()
  await swipe(page, -90)
  await expect(viewerAt(page, 3)).toBeVisible()
  await swipe(page, -10)
  await expect(viewerAt(page, 3)).toBeVisible()
  await inspect('review-media-viewer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(second).toBeFocused()
})

test('뒤로 가면 크게 본 리뷰 사진이 먼저 닫히고, 사진의 리뷰를 보고 오면 사진들로 돌아온다', async ({
  page,
}) => {
  const second = await openGrid(page)
  const url = page.url()
  await second.click()
  await expect(viewerAt(page, 2)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toEqual(url)
  await second.click()
  await viewerAt(page, 2).getByRole('link', { name: '리뷰 보기' }).click()
  await expect(page.getByRole('heading', { name: '상품 리뷰' })).toBeVisible()
  await page.goBack()
  await expect(second).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('상품 화면의 사진 띠에서 누른 사진이 그 자리에서 크게 열리고, 닫으면 상품으로 돌아온다', async ({
  page,
}) => {
  await page.goto(routes.productDetail(TANGERINES, { review: true }))
  const second = page.getByRole('button', { name: '리뷰 사진 2 크게 보기' }).first()
  await second.click()
  await expect(viewerAt(page, 2)).toBeFocused()
  await expect(viewerAt(page, 2).getByRole('link', { name: '리뷰 보기' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(routes.productDetail(TANGERINES, { review: true }))
})

test('크게 본 리뷰 사진은 아래의 리뷰를 가리지 않는다', { tag: DESK_TAG }, async ({ page }) => {
  const second = await openGrid(page)
  await second.click()
  const viewer = viewerAt(page, 2)
  const picture = viewer.getByRole('img', { name: '리뷰 사진 2' })
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  const [shown, next] = await Promise.all([
    picture.boundingBox(),
    viewer.getByRole('button', { name: '다음' }).boundingBox(),
  ])
  if (shown === null || next === null) throw new Error('both are drawn')
  expect(shown.y + shown.height).toBeLessThanOrEqual(next.y)
})

test('리뷰어의 프로필에 있는 사진도 크게 본다', async ({ page, inspect }) => {
  const second = await openGrid(page)
  await second.click()
  await viewerAt(page, 2).getByRole('link', { name: '리뷰 보기' }).click()
  await page.getByRole('article').first().getByRole('link', { name: /\*$/ }).click()
  await expect(page.getByRole('heading', { name: '리뷰어 프로필' })).toBeVisible()
  const first = page
    .getByRole('region', { name: '사진·동영상' })
    .getByRole('button', { name: '리뷰 사진 1 크게 보기' })
  await first.click()
  await expect(viewerAt(page, 1)).toBeFocused()
  await inspect('reviewer-media-viewer')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('글자를 두 배로 키워도 크게 본 사진은 양쪽 여백을 지킨다', async ({ page }) => {
  const second = await openGrid(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await second.click()
  const picture = viewerAt(page, 2).getByRole('img', { name: '리뷰 사진 2' })
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  const box = await picture.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (box === null) throw new Error('it is drawn')
  expect(width - box.x - box.width).toBeCloseTo(box.x, 0)
})
