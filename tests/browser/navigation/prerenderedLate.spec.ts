import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page, type Response } from '@playwright/test'
import { holdRequests } from '../heldRequests.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'

const LATER = '‽'
const HOUR_MS = 3_600_000
const SHOWN_NUMBER = /^(cartCount|salePrice|soldCount|reviewCount|totalElements|goodsCount|rank)$/
const SHOWN_TEXT = /^(goodsName|storeName|title|subtitle|categoryName)$/

type Answers = Readonly<Record<string, string>>

/** Another answer of the same shape: what a page shows of it reads differently. */
function toLater(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (typeof value === 'number' && SHOWN_NUMBER.test(key)) return value + 1
    return typeof value === 'string' && SHOWN_TEXT.test(key) ? value + LATER : value
  })
}

/** Answers to the calls of a page that is out of date, as they will be later. */
async function learnLaterAnswers(page: Page, path: string): Promise<Answers> {
  const answers = new Map<string, Promise<string>>()
  const readAnswer = (response: Response) => {
    const isAnswer = response.url().includes('/api/') && response.request().method() === 'GET'
    if (isAnswer && response.ok()) answers.set(response.url(), response.text())
  }
  page.on('response', readAnswer)
  await page.goto(path)
  await untilRested(page)
  page.off('response', readAnswer)
  const texts = await Promise.all(
    [...answers].map(async ([url, text]) => [url, toLater(await text)] as const),
  )
  return Object.fromEntries(texts)
}

/** The browser's clock: the data of a page are an hour old when it is taken over. */
async function comeLater(page: Page): Promise<void> {
  await page.addInitScript((aheadMs) => {
    const { now } = Date
    Date.now = () => now() + aheadMs
  }, HOUR_MS)
}

/** Answers at once, while React takes the page over in short turns, by a clock that runs fast, one in each frame. */
async function answerAtOnce(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript((known) => {
    const ask = globalThis.fetch
    const clock = performance.now.bind(performance)
    performance.now = () => 20 * clock()
    Object.assign(globalThis, { setImmediate: (turn: () => void) => requestAnimationFrame(turn) })
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : new URL(input, location.href).href
      const text = known[url]
      return text === undefined
        ? ask(input, init)
        : new Response(text, { headers: { 'content-type': 'application/json' } })
    }
  }, answers)
}

const PAGES = [
  ['홈', '/'],
  ['카테고리 목록', routes.category()],
  ['카테고리', routes.categoryDetail(1)],
  ['상품', routes.productDetail(2)],
  ['기획전 목록', routes.exhibitionList()],
  ['기획전', routes.exhibitionDetail(1)],
  ['랭킹', routes.ranking()],
  ['스토어 목록', routes.storeList()],
  ['스토어', routes.store('dadam')],
] as const

for (const [name, path] of PAGES) {
  test(`${name} 화면을 이어받는 사이에 다른 답이 와도, 온 그대로 이어받은 뒤에 새 답을 보인다`, async ({
    page,
  }) => {
    await comeLater(page)
    await answerAtOnce(page, await learnLaterAnswers(page, path))
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(LATER)
    await expect(page.getByRole('link', { name: /^장바구니.*1/ }).first()).toBeAttached()
  })
}

/** A list that two parts of its page read; any other answer would have React take the second one over at once. */
test('카테고리 화면을 이어받는 사이에 목록의 답만 먼저 와도 온 그대로 이어받는다', async ({
  page,
}) => {
  const path = routes.categoryDetail(1)
  await comeLater(page)
  const answers = Object.entries(await learnLaterAnswers(page, path))
  const lists = answers.filter(([url]) => url.includes('/categories/goods?'))
  await answerAtOnce(page, Object.fromEntries(lists))
  const answerOthers = await holdRequests(page, '**/api/**')
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText(LATER)
  answerOthers()
})
