import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { reviewQuote } from '@jangteo/core/review/reviewPick.rules'
import { expect, type Page } from '@playwright/test'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { reach, reachAbsent } from './reach.ts'

const TITLE = '리뷰로 추천하는 상품'
const CALL = '**/api/displays/searches/recommend/review*'

type Review = {
  readonly score: number
  readonly text: string
  readonly goods: { readonly goodsId: number; readonly goodsName: string }
}
type Answer = { readonly content: readonly Review[] }

const picks = (page: Page) => page.getByRole('region', { name: TITLE })

/** Makes every review one of another product, with a score of its own. */
function scored(body: Answer, scores: readonly number[]): Answer {
  return {
    content: body.content
      .slice(0, scores.length)
      .map((review, place) => ({ ...review, score: scores[place] ?? 0 })),
  }
}

test('홈은 좋은 리뷰의 한 줄로 상품을 권하고 그 상품으로 이어진다', async ({ page, inspect }) => {
  const answer = await page.request.get('/api/displays/searches/recommend/review')
  const { content } = (await answer.json()) as Answer
  const first = content.find(({ score }) => score >= 4)
  if (first === undefined) throw new Error('the demo has reviews that helped')
  await page.goto('/')
  const links = picks(page).getByRole('link')
  await reach(page, TITLE, links)
  await expect(links.first()).toContainText(reviewQuote(first.text))
  await expect(links.first()).toContainText(first.goods.goodsName)
  await expect(links.first()).toContainText(`별점 ${first.score}점`)
  await inspect('home-reviews')
  await links.first().click()
  await expect(page).toHaveURL(routes.productDetail(first.goods.goodsId))
  await expect(page.getByRole('heading', { level: 1, name: first.goods.goodsName })).toBeVisible()
})

test('별이 넷보다 적은 리뷰로는 권하지 않고, 남는 상품이 셋보다 적으면 코너가 없다', async ({
  page,
}) => {
  let scores = [3, 5, 4, 5]
  await replaceAnswers(page, CALL, async (route) => {
    const fetched = await route.fetch()
    await route.fulfill({ json: scored((await fetched.json()) as Answer, scores) })
  })
  await page.goto('/')
  await reach(page, TITLE, picks(page).getByRole('link'))
  await expect(picks(page).getByRole('link')).toHaveCount(3)
  scores = [3, 5, 4]
  await page.reload()
  await reachAbsent(page, TITLE)
})

test.describe('리뷰를 가져오지 못하면', () => {
  test.use({ expectedComplaints: [/500/] })

  test('코너만 빠진다', async ({ page }) => {
    await page.route(CALL, (route) =>
      route.fulfill({ status: 500, json: { code: 'SYSTEM_ERROR', message: '오류', status: 500 } }),
    )
    await page.goto('/')
    await reachAbsent(page, TITLE)
    await reach(page, '가게 둘러보기', page.getByRole('region', { name: '가게 둘러보기' }))
  })
})

type Home = {
  readonly mainGroupList: readonly {
    readonly content?: { readonly goodsList?: readonly object[] }
  }[]
}

test('아무도 꾸미지 않은 홈에서는 마지막 목록 위에 있다', async ({ page }) => {
  await replaceAnswers(page, '**/api/displays/pages/main-list*', async (route) => {
    const fetched = await route.fetch()
    const body = (await fetched.json()) as Home
    const goodsList = body.mainGroupList.flatMap(({ content }) => content?.goodsList ?? [])
    const sections = [
      { sectionId: 'new', title: '새로 들어왔어요', layout: 'RAIL', goodsList },
      { sectionId: 'more', title: '많이 찾는 상품 더 보기', layout: 'GRID', goodsList },
    ]
    await route.fulfill({ json: { ...body, mainGroupList: [], sections } })
  })
  await page.goto(routes.deal())
  await page.getByRole('link', { name: '추천', exact: true }).click()
  await reach(page, TITLE, picks(page).getByRole('link'))
  const top = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN
  expect(await top(TITLE)).toBeLessThan(await top('많이 찾는 상품 더 보기'))
})
