import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from '../heldRequests.ts'
import { replaceAnswers, replaceNextAnswer } from '../replacedAnswers.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'
import { reach, reachAbsent } from './reach.ts'

type Group = {
  readonly blockTypeEnum: string
  readonly title: string
  readonly mainGroupId: number
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('아래 코너는 다가가면 채워진다', async ({ page, inspect }) => {
  await page.goto('/')
  await expect(section(page, '오늘의 특가').getByRole('article')).not.toHaveCount(0)
  const titles = ['가게에서 온 편지', '이런 날엔 이런 것', '새로 들어왔어요', '가게 둘러보기']
  for (const title of titles) {
    await reach(page, title, section(page, title).getByRole('link'))
  }
  await inspect('home-groups')
})

test.describe('채우지 못하는 코너는', () => {
  test.use({ expectedComplaints: [/500/] })

  test('빠지고, 나머지는 그대로 보인다', async ({ page }) => {
    await page.route('**/api/displays/mains/customs/banner*', (route) =>
      route.fulfill({ status: 500, json: { code: 'SYSTEM_ERROR', message: '오류', status: 500 } }),
    )
    await page.goto('/')
    await reachAbsent(page, '가게에서 온 편지')
    await reach(page, '가게 둘러보기', section(page, '가게 둘러보기').getByRole('article'))
    await expect(section(page, '오늘의 특가')).toBeVisible()
  })
})

test('모르는 종류의 코너는 건너뛰고, 화면을 비우지 않는다', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/api/displays/pages/sub-main-list*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { mainGroupList: Group[] }
    const [first] = body.mainGroupList
    const unknown = { ...first, blockTypeEnum: 'HOLOGRAM', mainGroupId: 987_654 }
    await route.fulfill({ json: { ...body, mainGroupList: [unknown, ...body.mainGroupList] } })
  })
  await page.goto(routes.storeList())
  await untilRested(page)
  await page
    .getByRole('link', { name: /^산지에서/ })
    .first()
    .click()
  await expect(section(page, '지금이 제철').getByRole('link', { name: '감귤' })).toBeVisible()
  await expect.poll(() => warnings.filter((text) => text.includes('HOLOGRAM'))).not.toEqual([])
})

test('다녀오면 보던 코너에 그대로 있다', async ({ page }) => {
  await page.goto('/')
  const stores = section(page, '가게 둘러보기')
  await reach(page, '가게 둘러보기', stores.getByRole('article'))
  const first = stores.getByRole('link', { name: /^아침밭상회/ })
  await first.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => globalThis.scrollY)
  await first.click()
  await expect(page).toHaveURL(routes.store('achimbat'))
  await page.goBack()
  await expect(first).toBeInViewport()
  const after = await page.evaluate(() => globalThis.scrollY)
  expect(Math.abs(after - before)).toBeLessThan(200)
})

test('둘러본 다음에는 어울리는 상품이 있다', async ({ page }) => {
  await page.goto(routes.productDetail(2))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await reach(
    page,
    '이런 상품은 어때요?',
    section(page, '이런 상품은 어때요?').getByRole('article'),
  )
})

test('서브 메인은 제목과 코너로 열리고, 없는 것은 없다고 한다', async ({ page, inspect }) => {
  await page.goto(routes.subMain('a'))
  await expect(page).toHaveTitle('산지에서 - 장터')
  await expect(section(page, '지금이 제철').getByRole('link', { name: '감귤' })).toBeVisible()
  await reach(page, '거두는 사람들', section(page, '거두는 사람들').getByRole('article'))
  await inspect('sub-main')
  await page.goto(routes.subMain('z'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section(page, '지금이 제철')).toHaveCount(0)
})

test('메뉴에는 새 것과 문구의 표시가 있고, 귀로도 들린다', async ({ page }) => {
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: '추천 메뉴' })
  await expect(tabs.getByRole('link', { name: '집꾸미기 새로 나옴' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: '산지에서 제철' })).toBeVisible()
})

/** An entry of each kind, the marks taking turns. */
const EVERY_KIND = [
  ['HOME', '추천', '/', 'NONE'],
  ['RANKING', '랭킹', '/main/ranking', 'AD'],
  ['DEAL', '특가', '/main/deal', 'NEW'],
  ['SUB_MAIN_A', '산지에서', '/main/sub/a', 'TEXT'],
  ['SUB_MAIN_B', '집꾸미기', '/main/sub/b', 'AD'],
  ['EXHIBITION_LIST', '기획전', '/main/exhibition', 'NONE'],
  ['EXHIBITION_DETAIL', '그릇전', '/main/exhibition/3', 'AD'],
  ['COMMUNITY', '광장', 'https://community.jangteo.example/', 'NEW'],
  ['VIEW_BENEFITS', '혜택', '/main/benefits', 'TEXT'],
] as const
const MARKS = { NONE: '', AD: ' 광고', NEW: ' 새로 나옴', TEXT: ' 제철' } as const

test('메뉴는 갈 곳의 종류마다 이어지고, 광고는 눈에 보이게 광고라고 한다', async ({ page }) => {
  await replaceAnswers(page, '**/api/systems/layouts/layout', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    const gnbList = EVERY_KIND.map(([gnbTypeEnum, title, url, gnbSubtitleTypeEnum]) => ({
      gnbTypeEnum,
      title,
      url,
      gnbSubtitleTypeEnum,
      subtitle: gnbSubtitleTypeEnum === 'TEXT' ? '제철' : null,
    }))
    await route.fulfill({ json: { ...body, gnbList } })
  })
  await page.goto(routes.deal())
  const tabs = page.getByRole('navigation', { name: '추천 메뉴' })
  for (const [, title, url, mark] of EVERY_KIND) {
    const link = tabs.getByRole('link', { name: `${title}${MARKS[mark]}`, exact: true })
    await expect(link).toHaveAttribute('href', url)
    if (mark === 'AD') await expect(link.getByText('광고', { exact: true })).toBeVisible()
  }
  await tabs.getByRole('link', { name: '그릇전 광고' }).click()
  await expect(page).toHaveURL(/\/main\/exhibition\/3$/)
})

async function openVideos(page: Page): Promise<Locator> {
  await page.goto('/')
  const videos = section(page, '돌려 보는 상품')
  await reach(page, '돌려 보는 상품', videos.getByRole('article'))
  return videos
}

const PLAY_FIRST = { name: '진사 찻주전자 재생하기, 4초' }
const PAUSE_FIRST = { name: '진사 찻주전자 멈추기' }

test('동영상은 멈춰 있다가 누르면 돌고, 다시 누르면 멈추며, 상품으로 이어진다', async ({
  page,
  inspect,
}) => {
  const videos = await openVideos(page)
  await expect(videos.getByRole('article')).toHaveCount(4)
  await inspect('home-videos')
  const first = videos.getByRole('article').first()
  const isPaused = () =>
    first.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.paused)
  expect(await isPaused()).toBe(true)
  await first.getByRole('button', PLAY_FIRST).click()
  await expect(first.getByRole('button', PAUSE_FIRST)).toBeVisible()
  await first.getByRole('button', PAUSE_FIRST).click()
  expect(await isPaused()).toBe(true)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('진사 도자 찻주전자')
})

test('동영상이 오기 전에 다시 누르면 돌지 않는다', async ({ page }) => {
  const release = await holdRequests(page, '**/*.mp4')
  const videos = await openVideos(page)
  await videos.getByRole('button', PLAY_FIRST).click()
  await videos.getByRole('button', PAUSE_FIRST).click()
  release()
  await expect(videos.getByRole('button', PLAY_FIRST)).toBeVisible()
})

test.describe('동영상이 오지 않으면', () => {
  test.use({ expectedComplaints: [/404/] })

  test('알리고 멈춰 있으며, 다시 누르면 다시 받는다', async ({ page }) => {
    await replaceNextAnswer(page, '**/*.mp4', (route) => route.fulfill({ status: 404 }))
    const videos = await openVideos(page)
    await videos.getByRole('button', PLAY_FIRST).click()
    await expect(page.getByText('동영상을 재생하지 못했어요')).toBeVisible()
    await videos.getByRole('button', PLAY_FIRST).click()
    await expect(videos.getByRole('button', PAUSE_FIRST)).toBeVisible()
  })
})
