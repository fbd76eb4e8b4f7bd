import { expect, type Page } from '@playwright/test'
import { findBrokenWords } from '../inspection/brokenWords.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { recordShifts } from '../inspection/shifts.ts'
import { logIn } from '../purchase/steps.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { DESK_TAG } from '../viewports.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

type Stop = {
  readonly path: string
  /** Heading that the page is known by once it is whole. */
  readonly whole: string
  /** Under which name it is inspected; absent where another test does. */
  readonly name?: string
}

const FOR_ALL: readonly Stop[] = [
  { path: '/', whole: '오늘의 특가' },
  { path: '/category', whole: '과일·견과' },
  { path: '/category/detail/1?freeShippingYn=Y&minPrice=10000', whole: '식품' },
  { path: '/store/dadam', whole: '베스트' },
  { path: '/main/exhibition/1', whole: '이 기획전의 쿠폰' },
  { path: '/login', whole: '로그인', name: 'login' },
  { path: '/order/guest', whole: '비회원 주문조회', name: 'guest-order' },
  { path: '/order/list', whole: '로그인하고 이용해 주세요' },
  { path: '/nowhere', whole: '페이지를 찾을 수 없어요', name: 'not-found' },
  { path: '/devOnly', whole: 'ErrorState', name: 'gallery' },
  { path: '/devOnly/desk', whole: '데스크' },
]

const FOR_MEMBERS: readonly Stop[] = [
  { path: '/myPage', whole: '최근 주문' },
  { path: '/order/list', whole: '주문내역' },
  { path: '/myPage/coupon/list', whole: '사용할 수 있는 쿠폰이 없어요', name: 'coupon-none' },
  { path: '/myPage/manageAddress', whole: '배송지 관리', name: 'address-full' },
]

/** Goods and categories are many of a kind: one of each is followed. */
const kindOf = (href: string) => href.replaceAll(/\d+/g, '0').split('?')[0] ?? href

async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs
}

type Walk = { readonly page: Page; readonly inspect: (name: string) => Promise<void> }

/** Opens page after page; answers a link of every kind that was seen. */
async function walk({ page, inspect }: Walk, stops: readonly Stop[]): Promise<string[]> {
  const shifts = await recordShifts(page)
  const links = new Map<string, string>()
  for (const { path, whole, name } of stops) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: whole, exact: true }).first()).toBeAttached()
    await untilRested(page)
    expect([path, await shifts()]).toEqual([path, []])
    expect([path, await withLargeText(page, findOverflow)]).toEqual([path, []])
    expect([path, await findBrokenWords(page)]).toEqual([path, []])
    for (const href of await linksOf(page)) links.set(kindOf(href), href)
    if (name !== undefined) await inspect(name)
  }
  return [...links.values()]
}

test.use({ expectedComplaints: [/status of 404|ERR_INTERNET_DISCONNECTED/] })

/** The links that lead nowhere. */
async function deadOnes(page: Page, links: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    links.map(async (href) => ({ href, isThere: (await page.request.get(href)).ok() })),
  )
  return answers.filter(({ isThere }) => !isThere).map(({ href }) => href)
}

test(
  '누구나 보는 화면은 흔들리지 않고, 글자를 키워도 넘치지 않으며, 링크가 모두 이어진다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    const links = await walk({ page, inspect }, FOR_ALL)
    expect([links.includes('/order/cart'), await deadOnes(page, links)]).toEqual([true, []])
  },
)

test(
  '회원이 보는 화면은 흔들리지 않고, 글자를 키워도 넘치지 않으며, 링크가 모두 이어진다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await logIn(page, 'yejuncha')
    const links = await walk({ page, inspect }, FOR_MEMBERS)
    expect([links.includes('/myPage/manageAddress'), await deadOnes(page, links)]).toEqual([
      true,
      [],
    ])
  },
)

test('모든 화면에 아이콘이 있고, 묻지 않고 찾는 브라우저도 아이콘을 받는다', async ({ page }) => {
  const iconsOf = async (path: string) => {
    await page.goto(path)
    return page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  }
  const everyIcon = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
  expect([await iconsOf('/'), await iconsOf('/nowhere'), await iconsOf('/api/docs')]).toEqual([
    everyIcon,
    everyIcon,
    ['/favicon.svg'],
  ])
  expect(await deadOnes(page, everyIcon)).toEqual([])
})

test('덜 움직이기를 바라면 소식이 저절로 넘어가지 않고, 연결이 끊기면 알린다', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: '소식 자동 넘김 시작하기' })).toBeVisible()
  await untilRested(page)
  await context.setOffline(true)
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toHaveCount(0)
})

test.describe('연결이 끊긴 채', () => {
  test.use({
    expectedComplaints: [
      /ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/,
    ],
  })
  test('누른 상품은 그렇다고 알리고, 다시 이어지면 저절로 열린다', async ({ page, context }) => {
    await page.goto('/')
    await untilRested(page)
    await context.setOffline(true)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: '인터넷 연결이 끊겼어요' })).toBeVisible()
    await expect(page.getByRole('button', { name: '뒤로 가기' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: '바로구매' })).toBeVisible()
  })
})

test.describe('화면의 코드를 받지 못하면', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module/] })
  test('까닭을 알리고, 새로고침하면 열린다', async ({ page }) => {
    const restore = await replaceAnswers(page, '**/assets/LoginScreen*', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: '로그인' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: '화면을 열지 못했어요' })).toBeVisible()
    restore()
    await page.getByRole('button', { name: '새로고침' }).click()
    await expect(page.getByLabel('비밀번호')).toBeVisible()
  })

  test('묻는 창을 받지 못해도 화면은 그대로이고, 새로고침하면 묻는다', async ({ page }) => {
    await page.goto('/store')
    await page.getByRole('link', { name: '오븐의오후' }).click()
    await page.getByRole('button', { name: '받을 수 있는 쿠폰 1장' }).click()
    const restore = await replaceAnswers(page, '**/assets/ConfirmDialog*', (route) => route.abort())
    const ask = page.getByRole('button', { name: '로그인하고 받기', exact: true })
    await ask.click()
    await expectToast(page, '네트워크 연결을 확인해 주세요.')
    await expect(ask).toBeVisible()
    restore()
    await page.getByRole('button', { name: '새로고침' }).click()
    await page.getByRole('button', { name: '받을 수 있는 쿠폰 1장' }).click()
    await ask.click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})
