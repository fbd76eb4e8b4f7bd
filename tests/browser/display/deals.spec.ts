import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

const RADIO = goodsNamed('다이얼 라디오 블루투스 스피커')

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '특가 상태' }).getByRole('button', { name })
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '특가 카테고리' }).getByRole('button', { name })
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name })

test(
  '특가를 상태와 카테고리로 나눠 보고, 상품에 다녀와도 보던 곳에 있다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await page.goto(routes.deal())
    await expect(card(page, '고흥 유자청 600g')).toContainText('33%')
    await expect(card(page, '고흥 유자청 600g')).toContainText('73% 판매')
    await expect(card(page, '고흥 유자청 600g').getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d$/)
    await expect(card(page, '해바라기 생화 한 묶음')).toContainText('품절')
    await inspect('deals-running')

    await chip(page, '음료·차·우리 술').click()
    await expect(page).toHaveURL(/categoryId=\d+/)
    await expect(card(page, '붉은 장미')).toHaveCount(0)
    await card(page, '고흥 유자청 600g').getByRole('link').click()
    const panel = page.getByRole('region', { name: '특가' })
    await expect(panel).toContainText('73% 판매')
    await expect(panel).toContainText('특가가 끝나면 원래 가격으로 판매해요.')
    await expect(panel.getByRole('timer')).toHaveText(/마감까지 .*\d\d:\d\d:\d\d$/)
    await inspect('product-on-deal')
    await page.goBack()
    await expect(chip(page, '음료·차·우리 술')).toHaveAttribute('aria-pressed', 'true')

    await tab(page, '오픈 예정').click()
    await expect(card(page, '다이얼 라디오')).toContainText('오픈 예정')
    await expect(page.getByRole('main')).not.toContainText('68,700')
    await inspect('deals-coming')
    await tab(page, '종료').click()
    await expect(card(page, '보성 발효 홍차 50g')).toContainText('지금은 21,600원')
    await inspect('deals-ended')
  },
)

test('특가가 없는 카테고리는 없다고 알리고 다른 탭으로 이어 준다', async ({ page, inspect }) => {
  await page.goto(routes.deal({ status: 'COMING', categoryId: 999_999 }))
  await expect(page.getByRole('heading', { name: '예정된 특가가 없어요' })).toBeVisible()
  await inspect('deals-empty')
  await page.getByRole('button', { name: '진행 중인 특가 보기' }).click()
  await expect(card(page, '고흥 유자청 600g')).toBeVisible()
})

test.describe('답이 오지 않는 동안', () => {
  test.use({ expectedComplaints: [/status of 500|^500: .*displays\/deals/] })

  test('특가를 불러오지 못하면 다시 불러올 수 있다', async ({ page, inspect }) => {
    await page.route(/api\/displays\/deals/, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'SYSTEM_ERROR', message: '', status: 500, data: null },
      }),
    )
    await page.goto(routes.deal())
    const again = page.getByRole('button', { name: /다시/ })
    await expect(again.first()).toBeVisible()
    await inspect('deals-failed')
    await page.unroute(/api\/displays\/deals/)
    await again.first().click()
    await expect(card(page, '고흥 유자청 600g')).toBeVisible()
  })
})

test('홈의 오늘의 특가에서 판매율을 보고 특가 목록으로 간다', async ({ page }) => {
  await page.goto('/')
  const rail = page.getByRole('region', { name: '오늘의 특가' })
  await expect(rail.getByText('73% 판매').first()).toBeAttached()
  await rail.getByRole('link', { name: '오늘의 특가' }).click()
  await expect(page).toHaveURL(routes.deal())
})

test('오픈 예정 특가는 상품 페이지에서 언제 여는지 알린다', async ({ page }) => {
  await page.goto(routes.productDetail(RADIO))
  const panel = page.getByRole('region', { name: '특가' })
  await expect(panel).toContainText('특가 오픈 예정')
  await expect(panel).toContainText('공개돼요.')
  await expect(panel.getByRole('timer')).toHaveText(/오픈까지/)
})
