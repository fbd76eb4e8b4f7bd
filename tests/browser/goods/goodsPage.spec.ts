import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct, changeOption, optionsOf } from '../../support/stock.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { DESK_VIEWPORT } from '../viewports.ts'

const TANGERINES = goodsNamed('서귀포 노지 감귤')
/** With two option names: 도정, 무게. */
const RICE = goodsNamed('철원 오대쌀 주문 도정')

/** 50,000 won and more, so that cards take it in instalments. */
const FIRE_PIT = goodsNamed('접어 다니는 스테인리스 화로대')

const NOBODYS = 999_999

/** Below this the picture has left the page. */
const PAST_THE_PICTURE_PX = 400
/** A section that a page leads to begins above this. */
const LANDED_PX = 300
/** As high as a description may be before it is cut off. */
const FOLDED_PX = 1_200

test('상품 화면의 막대는 사진 위에서 비어 있다가 이름을 말하고, 사진은 누르면 커진다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.productDetail(TANGERINES))
  const bar = page.locator('header[data-over]')
  const name = bar.getByText('서귀포 노지 감귤')
  await expect(bar).toHaveAttribute('data-over', 'true')
  await expect(name).toBeHidden()
  await expect(page.getByText(/[\d,]+개 판매/)).toBeVisible()
  await page.evaluate((top) => globalThis.scrollTo(0, top), PAST_THE_PICTURE_PX)
  await expect(name).toBeVisible()
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await expect(name).toBeHidden()

  await page.getByRole('button', { name: '다음 사진' }).click()
  await expect(page.getByText('2/2')).toBeVisible()
  const picture = page.getByRole('button', { name: '서귀포 노지 감귤 사진 2 크게 보기' })
  await picture.click()
  const zoom = page.getByRole('dialog', { name: '서귀포 노지 감귤 사진' })
  await zoom.getByRole('button', { name: '더 크게 보기' }).click()
  await expect(zoom.getByRole('button', { name: '작게 보기' })).toBeVisible()
  await page.goBack()
  await expect(zoom).toHaveCount(0)
  await expect(picture).toBeFocused()
  await expect(page).toHaveURL(routes.productDetail(TANGERINES))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const title of ['함께 보면 좋은 상품', '이 스토어 인기 상품']) {
    const rail = page.getByRole('region', { name: title })
    await expect(rail.getByRole('article').first()).toBeVisible()
    await expect(rail.getByRole('link', { name: '서귀포 노지 감귤', exact: true })).toHaveCount(0)
  }
  await inspect('goods-page')
})

test('상품 안내의 탭은 리뷰와 문의의 수를 말하고, 막대에서 바로 검색하러 간다', async ({
  page,
}) => {
  const stock = openStock()
  const { db } = stock.database
  const { review_count: reviews } = await db
    .selectFrom('goods')
    .select('review_count')
    .where('id', '=', TANGERINES)
    .executeTakeFirstOrThrow()
  const questions = await db
    .selectFrom('goods_questions')
    .select('id')
    .where('goods_id', '=', TANGERINES)
    .where('state', '<>', 'DELETED')
    .execute()
  await stock.close()
  await page.goto(routes.productDetail(TANGERINES))
  const tabs = page.getByRole('navigation', { name: '상품 안내' })
  expect([reviews > 0, questions.length > 0]).toEqual([true, true])
  await expect(tabs.getByRole('button', { name: `리뷰 ${formatNumber(reviews)}` })).toBeVisible()
  await expect(
    tabs.getByRole('button', { name: `문의 ${formatNumber(questions.length)}` }),
  ).toBeVisible()
  await page.locator('header[data-over]').getByRole('link', { name: '검색' }).click()
  await expect(page).toHaveURL(routes.search())
})

test('리뷰를 보러 온 화면은 위가 나중에 길어져도 리뷰에 머물고, 손대면 그대로 둔다', async ({
  page,
}) => {
  await page.goto(routes.productDetail(TANGERINES, { review: true }))
  const title = page.locator('#review').getByRole('heading').first()
  const top = () => title.evaluate((heading) => heading.getBoundingClientRect().top)
  /** Makes what is above longer, in a browser that holds no place by itself, as Safari does not. */
  const lengthen = (heightPx: number) =>
    page.evaluate((px) => {
      document.documentElement.style.overflowAnchor = 'none'
      const info = document.getElementById('info')
      if (info) info.style.paddingBlockEnd = `${px}px`
    }, heightPx)
  await expect.poll(top).toBeLessThan(LANDED_PX)
  await lengthen(FOLDED_PX)
  await expect.poll(top).toBeLessThan(LANDED_PX)
  await page.mouse.wheel(0, -PAST_THE_PICTURE_PX)
  await expect.poll(top).toBeGreaterThan(PAST_THE_PICTURE_PX)
  await lengthen(2 * FOLDED_PX)
  await expect.poll(top).toBeGreaterThan(FOLDED_PX)
})

test.describe('상품이 없는 주소에서', () => {
  test.use({ expectedComplaints: [/status of 404|^404: /] })

  test('못 찾았다는 말은 막대 아래에 선다', async ({ page, inspect }) => {
    for (const path of [routes.productDetail(NOBODYS), '/product/detail/none']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(/찾을 수 없어요$/)
      const bar = await page.locator('header').filter({ visible: true }).first().boundingBox()
      const notice = await page.getByRole('main').locator('section').first().boundingBox()
      expect(notice?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.NaN))
    }
    await inspect('goods-not-found')
  })
})

test('긴 설명과 고시는 접혀 있다가 펼쳐진다', async ({ page }) => {
  const stock = openStock()
  const description = Array.from({ length: 60 }, (_, index) => `${index + 1}번째 문단이에요.`)
  const goodsId = await aProduct(stock, TANGERINES, {
    name: '할 말 많은 감귤',
    description: description.join('\n\n'),
  })
  await stock.close()
  await page.goto(routes.productDetail(goodsId))
  const last = page.getByText('60번째 문단이에요.')
  const opener = page.getByRole('button', { name: '상품정보 펼쳐보기' })
  await expect(opener).toBeVisible()
  const folded = await opener.locator('xpath=../..').boundingBox()
  expect(folded?.height).toEqual(FOLDED_PX)
  await opener.click()
  await expect(opener).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  const facts = page.getByRole('table', { name: '상품정보 제공고시' })
  await expect(facts).toBeHidden()
  await page.getByText('상품정보 제공고시').click()
  await expect(facts).toBeVisible()
})

test('읽는 곳의 탭이 켜지고, 맨 위로 돌아가면 첫 탭이 켜진다', async ({ page }) => {
  await page.goto(routes.productDetail(TANGERINES))
  const tabs = page.getByRole('navigation', { name: '상품 안내' })
  const current = tabs.locator('[aria-current="true"]')
  await expect(current).toHaveText('상품정보')
  /** Facts above it that are still to come push it down. */
  await expect(async () => {
    await page.locator('#seller').evaluate((section) => section.scrollIntoView())
    await expect(current).toHaveText('판매자 정보', { timeout: 500 })
  }).toPass()
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await expect(current).toHaveText('상품정보')
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
  await expect(current).toHaveText('판매자 정보')
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await expect(current).toHaveText('상품정보')
})

test('할부가 되는 값이면 카드사별 무이자 할부를 펼쳐 볼 수 있고, 아니면 없다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.productDetail(FIRE_PIT))
  const plans = page.getByText('카드사별 무이자 할부')
  await expect(plans).toBeVisible()
  await plans.click()
  await expect(page.getByText(/^무이자 2~\d개월/).first()).toBeVisible()
  await inspect('goods-card-plans')
  await page.goto(routes.productDetail(TANGERINES))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(plans).toHaveCount(0)
})

test('옵션은 고른 대로 접히고, 다시 열어 바꿀 수 있고, 얼마 남지 않으면 알려 준다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const goodsId = await aProduct(stock, RICE, { name: '조금 남은 쌀', stock: 50 })
  const [first] = await optionsOf(stock, goodsId)
  await changeOption(stock, first?.id ?? 0, { stock: 3 })
  await stock.close()
  const [milling = '', weight = ''] = first?.option_values ?? []
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await expect(sheet.getByText('조금 남은 쌀')).toBeVisible()
  await sheet.getByRole('button', { name: milling, exact: true }).click()
  const folded = sheet.getByRole('button', { name: new RegExp(`^도정 ?${milling}`) })
  await expect(folded).toBeVisible()
  const scarce = sheet.getByRole('button', { name: `${weight} 3개 남음` })
  await scarce.click()
  await expect(folded).toBeVisible()
  await expect(scarce).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.getByRole('list', { name: '선택한 상품' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await inspect('option-levels')
  await folded.click()
  await expect(sheet.getByRole('group', { name: '도정' })).toBeVisible()
})

test('넓은 화면에서는 상세를 내려도 옵션과 두 단추가 그대로 보인다', async ({ page }) => {
  await page.setViewportSize(DESK_VIEWPORT)
  await page.goto(routes.productDetail(TANGERINES))
  const options = page.getByRole('region', { name: '옵션 선택' })
  await expect(options.getByRole('button', { name: '바로구매' })).toBeInViewport()
  await page.evaluate((top) => globalThis.scrollTo(0, top), FOLDED_PX)
  await expect(options.getByRole('button', { name: '바로구매' })).toBeInViewport()
  await expect(options.getByRole('button', { name: '장바구니' })).toBeInViewport()
  await page.getByRole('button', { name: '2번째 사진 보기' }).click()
  await expect(page.getByRole('button', { name: '2번째 사진 보기' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
