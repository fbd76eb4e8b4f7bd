import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { DESK_VIEWPORT } from '../viewports.ts'
import { test } from '../shop.ts'
import { logInOperator } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

/** Operators sit at a desk. */
test.use({ viewport: DESK_VIEWPORT, hasTouch: false, isMobile: false })

/** A home is stored for ten seconds, and which revision it shows for five; then it is sent once more. */
const SHOWN_WITHIN_MS = 30_000
const FORMER = '지금 많이 보는 상품'
const TITLE = '지금 다들 보는 상품'

test('홈 코너의 제목을 바꿔 미리 보고 게시하면, 구매자의 홈에 새 제목이 보인다', async ({
  page,
  browser,
}) => {
  await logInOperator(page, ['DISPLAY'])
  await page.goto(operatorRoutes.display({ page: 'HOME' }))
  const group = page.getByRole('list', { name: '코너' }).getByRole('listitem')
  await group.getByRole('button', { name: new RegExp(`^${FORMER}`) }).click()
  await group
    .filter({ has: page.getByRole('button', { expanded: true }) })
    .getByLabel('제목')
    .first()
    .fill(TITLE)
  await page.getByRole('button', { name: '저장하고 미리보기' }).click()
  await expectToast(page, '초안을 저장했어요.')
  const preview = page.frameLocator('iframe[title="전시 미리보기"]')
  await expect(preview.getByRole('heading', { name: TITLE })).toHaveCount(1)

  const context = await browser.newContext()
  const home = await context.newPage()
  const seesAtHome = async (title: string) => {
    await home.goto(routes.home())
    return home.getByRole('heading', { name: title }).count()
  }
  expect(await seesAtHome(FORMER)).toBe(1)
  await page.getByRole('button', { name: '게시', exact: true }).click()
  await expectToast(page, /^게시했어요/)
  await expect.poll(() => seesAtHome(TITLE), { timeout: SHOWN_WITHIN_MS }).toBe(1)
  expect(await seesAtHome(FORMER)).toBe(0)
  await context.close()
})
