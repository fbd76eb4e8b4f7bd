import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { test } from '../shop.ts'
import { untilStarted } from '../started.ts'
import { DESK_VIEWPORT } from '../viewports.ts'

const HINT = '상품 검색'
const BOARD = '/api/displays/rankings/popular-keyword'
/** Time for which a keyword is shown. */
const TURN_MS = 4_000
const STEP_MS = 1_000
/** Time in which the page answers a step. */
const LOOK_MS = 100
const A_MINUTE_MS = 60_000

type Board = { readonly content: readonly { readonly keyword: string }[] }

const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: HINT })
const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: '검색어' })

const showsIn = (place: Locator, keyword: string) =>
  expect(place).toHaveAttribute('placeholder', keyword, { timeout: LOOK_MS })

/** Boards that the page asks for. */
function listBoards(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(BOARD)) asked.push(request.url())
  })
  return asked
}

/** Opens home with its time stopped: it goes on only as a test says, however long the machine takes. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  await page.goto(routes.home())
  await runUntil(page, () => untilStarted(page, { timeout: LOOK_MS }))
}

/** Lets the page's time go on in short steps until something holds. */
async function runUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    await holds()
  }).toPass({ intervals: [50] })
}

/** Opens home until it has the popular keywords, none of which it shows yet. */
async function openHome(page: Page): Promise<readonly string[]> {
  const boards: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(BOARD)) boards.push(response)
  })
  await openStopped(page)
  await runUntil(page, async () => expect(boards).toHaveLength(1))
  const answers = (await Promise.all(boards.map((board) => board.json()))) as readonly Board[]
  return answers.flatMap(({ content }) => content.map(({ keyword }) => keyword))
}

test.describe('움직임을 덜지 않은 화면에서', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('막대의 검색은 인기 검색어를 차례로 보여 주고, 이름과 자리는 그대로다', async ({ page }) => {
    const [first = '', second = ''] = await openHome(page)
    await expect(pill(page)).toHaveText(HINT)
    const before = await pill(page).boundingBox()
    for (const keyword of [first, second]) {
      await runUntil(page, () => expect(pill(page)).toHaveText(keyword, { timeout: LOOK_MS }))
    }
    expect(await pill(page).boundingBox()).toEqual(before)
    await page.clock.resume()
    await pill(page).click()
    await expect(page.getByRole('heading', { level: 1, name: '검색' })).toBeAttached()
  })

  test.describe('넓은 화면에서', () => {
    test.use({ viewport: DESK_VIEWPORT })

    test('검색칸의 말도 돌아가다가, 칸에 있는 동안에는 멈춘다', async ({ page }) => {
      const [first = '', second = ''] = await openHome(page)
      await runUntil(page, () => showsIn(field(page), first))
      await field(page).focus()
      await page.clock.runFor(3 * TURN_MS)
      await expect(field(page)).toHaveAttribute('placeholder', first)
      await field(page).blur()
      await runUntil(page, () => showsIn(field(page), second))
    })
  })
})

test.describe('움직임을 덜고 싶은 사람에게', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('막대의 검색은 가만히 있고, 검색어를 묻지도 않는다', async ({ page }) => {
    const asked = listBoards(page)
    await openStopped(page)
    await page.clock.runFor(3 * TURN_MS)
    await expect(pill(page)).toHaveText(HINT)
    expect(asked).toEqual([])
  })
})
