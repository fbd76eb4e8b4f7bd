import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { boxOf } from '../box.ts'
import { test } from '../shop.ts'

const HERO_HEIGHT_MAX_PX = 372
const FIRST_PRICE_MAX_PX = 760
const SHORTCUT_ROW_PX = 76
const HOUR_MS = 3_600_000

const deals = (page: Page) => page.getByRole('region', { name: '오늘의 특가' })
const hero = (page: Page) => page.getByRole('region', { name: '오늘의 소식' })

test.describe('손에 든 화면에서', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('첫 화면에 글이 얹힌 소식과 카테고리 두 줄과 특가의 값이 다 보인다', async ({ page }) => {
    await page.goto('/')
    const picture = await boxOf(hero(page).getByRole('link').first())
    expect(picture.height).toBeLessThanOrEqual(HERO_HEIGHT_MAX_PX)
    const words = await boxOf(hero(page).getByText('오늘 새벽에 딴 감귤'))
    const pill = await boxOf(hero(page).getByRole('button', { name: /^다음 소식 보기/ }))
    expect(words.y).toBeGreaterThan(picture.y)
    expect(words.bottom).toBeLessThan(picture.bottom)
    expect(pill.bottom).toBeLessThanOrEqual(picture.bottom)
    const shortcuts = page.getByRole('navigation', { name: '카테고리 바로가기' }).getByRole('link')
    const boxes = await Promise.all((await shortcuts.all()).map(boxOf))
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2)
    expect(boxes.filter(({ height }) => height > SHORTCUT_ROW_PX)).toEqual([])
    const price = deals(page).getByText(/원$/).filter({ visible: true }).first()
    expect((await boxOf(price)).bottom).toBeLessThan(FIRST_PRICE_MAX_PX)
  })

  test('맨 위 탭으로 추천과 특가와 기획전과 스토어를 오간다', async ({ page, inspect }) => {
    await page.goto('/')
    const tabs = page.getByRole('navigation', { name: '추천 메뉴' })
    await expect(tabs.getByRole('link', { name: '추천' })).toHaveAttribute('aria-current', 'page')
    for (const [name, path] of [
      ['특가', routes.deal()],
      ['기획전', routes.exhibitionList()],
      ['스토어', routes.storeList()],
    ] as const) {
      await tabs.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
    }
    await inspect('top-tabs')
  })

  test('주소로 바로 연 화면의 탭도 줄에서 보인다', async ({ page }) => {
    await page.goto(routes.storeList())
    const tabs = page.getByRole('navigation', { name: '추천 메뉴' })
    await expect(tabs.getByRole('link', { name: '스토어' })).toBeInViewport({ ratio: 0.9 })
    await expect(tabs.getByRole('link', { name: '추천' })).not.toBeInViewport()
  })

  test('소식은 자리를 눌러 다음 것으로 넘긴다', async ({ page }) => {
    await page.goto('/')
    await hero(page).getByRole('button', { name: '다음 소식 보기, 지금 1/4' }).click()
    await expect(hero(page).getByRole('button', { name: /지금 2\/4$/ })).toBeVisible()
  })

  test('상품 줄은 단추로 보이는 만큼씩 넘어가고, 끝에서 멈춘다', async ({ page }) => {
    await page.goto('/')
    const back = deals(page).getByRole('button', { name: /이전 상품$/ })
    const on = deals(page).getByRole('button', { name: /다음 상품$/ })
    await expect(back).toBeDisabled()
    const cards = deals(page).getByRole('article')
    await on.click()
    await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 })
    await expect(cards.nth(2)).not.toBeInViewport({ ratio: 0.1 })
    await expect(back).toBeEnabled()
    await on.click()
    await on.click()
    await expect(on).toBeDisabled()
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
  })
})

/** Seconds that a clock of hours, minutes and seconds shows, days before them. */
function secondsOf(text: string): number {
  const [, days = '0', hours, minutes, seconds] =
    /(?:(\d+)일 )?(\d\d):(\d\d):(\d\d)$/.exec(text) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

test('특가의 시계는 기기의 시계가 틀려도 서버의 시각으로 첫 마감까지 흐른다', async ({ page }) => {
  const answer = await page.request.get('/api/displays/pages/main-list')
  const { mainGroupList } = (await answer.json()) as {
    readonly mainGroupList: readonly {
      readonly content?: {
        readonly goodsList?: readonly { readonly deal: { readonly endsAt: string } | null }[]
      }
    }[]
  }
  const [first] = mainGroupList.flatMap(({ content }) => content?.goodsList ?? [])
  const endsAtMs = Date.parse(first?.deal?.endsAt ?? '')
  const serverMs = Date.parse(answer.headers()['date'] ?? '')
  await page.clock.install({ time: serverMs - 5 * HOUR_MS })
  await page.goto('/')
  const clock = deals(page).getByRole('timer', { name: /^첫 마감 / })
  await expect(clock).toHaveText(/\d\d:\d\d:\d\d$/)
  const left = (endsAtMs - serverMs) / 1000
  const shown = async () => Math.abs(secondsOf((await clock.textContent()) ?? '') - left)
  await expect.poll(shown).toBeLessThan(60)
  // It runs once an answer has said the market's time, and a jump of the clock would end a call that is under way.
  await expect(clock).not.toHaveText((await clock.textContent()) ?? '')
  const before = secondsOf((await clock.textContent()) ?? '')
  await page.clock.runFor(10_000)
  const passed = async () => before - secondsOf((await clock.textContent()) ?? '')
  await expect.poll(passed).toBeGreaterThanOrEqual(9)
})
