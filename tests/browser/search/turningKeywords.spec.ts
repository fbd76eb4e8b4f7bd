import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { test } from '../shop.ts'
import { untilStarted } from '../started.ts'
import { DESK_VIEWPORT } from '../viewports.ts'

const HINT = '어떤 상품을 찾으세요?'
const BOARD = '/api/displays/rankings/popular-keyword'
/** Time for which a keyword is shown, and in which a page is idle at the latest. */
const TURN_MS = 4_000

const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: HINT })
const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: '검색어' })

async function popularKeywords(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(BOARD)
  const { content } = (await answer.json()) as {
    readonly content: readonly { readonly keyword: string }[]
  }
  return content.map(({ keyword }) => keyword)
}

/** Boards that the page asks for. */
function listBoards(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(BOARD)) asked.push(request.url())
  })
  return asked
}

/** Opens home on a clock of its own, with the popular keywords there. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install()
  const board = page.waitForResponse((response) => response.url().endsWith(BOARD))
  await page.goto(routes.home())
  await expect(pill(page).or(field(page)).first()).toBeVisible()
  await untilStarted(page)
  await page.clock.runFor(TURN_MS)
  await board
}

test.describe('움직임을 덜지 않은 화면에서', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('막대의 검색은 인기 검색어를 차례로 보여 주고, 이름과 자리는 그대로다', async ({ page }) => {
    const [first = '', second = ''] = await popularKeywords(page)
    await openHome(page)
    await expect(pill(page)).toHaveText(HINT)
    const before = await pill(page).boundingBox()
    for (const keyword of [first, second]) {
      await page.clock.runFor(TURN_MS)
      await expect(pill(page)).toHaveText(keyword)
    }
    expect(await pill(page).boundingBox()).toEqual(before)
    await pill(page).click()
    await expect(page.getByRole('heading', { level: 1, name: '검색' })).toBeAttached()
  })

  test.describe('넓은 화면에서', () => {
    test.use({ viewport: DESK_VIEWPORT })

    test('검색칸의 말도 돌아가다가, 칸에 있는 동안에는 멈춘다', async ({ page }) => {
      const [first = '', second = ''] = await popularKeywords(page)
      await openHome(page)
      await page.clock.runFor(TURN_MS)
      await expect(field(page)).toHaveAttribute('placeholder', first)
      await field(page).focus()
      await page.clock.runFor(3 * TURN_MS)
      await expect(field(page)).toHaveAttribute('placeholder', first)
      await field(page).blur()
      await page.clock.runFor(TURN_MS)
      await expect(field(page)).toHaveAttribute('placeholder', second)
    })
  })
})

test.describe('움직임을 덜고 싶은 사람에게', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('막대의 검색은 가만히 있고, 검색어를 묻지도 않는다', async ({ page }) => {
    const asked = listBoards(page)
    await page.clock.install()
    await page.goto(routes.home())
    await untilStarted(page)
    await page.clock.runFor(3 * TURN_MS)
    await expect(pill(page)).toHaveText(HINT)
    expect(asked).toEqual([])
  })
})
