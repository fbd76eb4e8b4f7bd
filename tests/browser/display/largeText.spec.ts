import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { findBrokenWords } from '../inspection/brokenWords.ts'
import { withLargeText } from '../inspection/overflow.ts'
import { test } from '../shop.ts'
import { reach } from './reach.ts'

/** Words on a picture that rise above it, into what stands there. */
function findRisenWords(page: Page): Promise<string[]> {
  const cards = page.getByRole('region', { name: '기획전' }).getByRole('article')
  return cards.evaluateAll((found) =>
    found.flatMap((card) => {
      const { top } = card.getBoundingClientRect()
      return [...card.querySelectorAll('h2, h3, p')]
        .filter((words) => words.getBoundingClientRect().top < top)
        .map((words) => words.textContent)
    }),
  )
}

/** Words for the ear alone are as wide. */
const HIDDEN_PX = 2

/** Words of the popular keywords that their line cuts. */
function findCutKeywords(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('ol li a span')
    .evaluateAll(
      (words, hiddenPx) =>
        words
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > hiddenPx && scrollWidth > clientWidth,
          )
          .map(({ textContent }) => textContent),
      HIDDEN_PX,
    )
}

test('글자를 두 배로 키워도 홈의 낱말은 끊기지 않고, 사진 위의 말은 그 카드를 벗어나지 않는다', async ({
  page,
}) => {
  await page.goto(routes.home())
  const ranks = '지금 많이 보는 상품'
  await reach(page, ranks, page.getByRole('region', { name: ranks }).getByRole('link'))
  const exhibitions = page.getByRole('region', { name: '기획전' })
  // A part that the server has drawn may be drawn again while the page starts.
  await expect(() => exhibitions.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await expect(exhibitions.getByRole('article').first()).toBeVisible()
  expect(await withLargeText(page, findBrokenWords)).toEqual([])
  expect(await withLargeText(page, findRisenWords)).toEqual([])
})

test('글자를 두 배로 키워도 인기 검색어를 끝까지 읽는다', async ({ page }) => {
  await page.goto(routes.search())
  await expect(page.getByRole('heading', { name: '인기 검색어' })).toBeVisible()
  expect(await withLargeText(page, findCutKeywords)).toEqual([])
})
