import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { hideLoginId } from '@jangteo/core/member/mask.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { confirm, itemsOf } from '../../support/order/paidOrder.ts'
import { aPhoto } from '../../support/upload/pictures.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { rankToday } from './rankToday.ts'

const TEA = goodsNamed('하동 세작 녹차')
const TEXT = '향이 은은하고 여러 번 우려도 맛이 진해요. 부모님 선물로도 좋았어요.'
const EDITED = `${TEXT} 두 번째로 주문했어요.`

/** The reader's browser, beside the writer's. */
async function aReader(writer: Page): Promise<Page> {
  const reader = await writer
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(writer.url()).origin })
  if (reader === undefined) throw new Error('a page has a browser')
  const page = await reader.newPage()
  await aShopper(page)
  return page
}

test('구매확정한 상품에 사진과 리뷰를 쓰고 고치면, 다른 회원이 도움을 받고 신고하며, 작성자는 점수를 얻는다', async ({
  page,
  inspect,
}) => {
  const { buy, loginId } = await aShopper(page)
  const order = await buy({ goodsId: TEA, until: 'SC' })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await page.getByRole('button', { name: /구매확정/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('link', { name: /리뷰 작성/ }).click()

  await expect(page.getByRole('heading', { name: '리뷰 쓰기' })).toBeVisible()
  await page.getByRole('button', { name: '등록' }).click()
  await expect(page.getByText('별점을 선택해 주세요.')).toBeVisible()
  await inspect('review-editor')
  await page.getByRole('radio', { name: '4점' }).check({ force: true })
  await page.getByLabel('리뷰', { exact: true }).fill(TEXT)
  await page
    .getByLabel('사진·동영상', { exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await expect(page.getByText('첨부한 파일 1개')).toBeAttached()
  await page.getByRole('checkbox', { name: /리뷰 운영 기준/ }).check()
  await page.getByRole('button', { name: '등록' }).click()

  await page.getByRole('link', { name: /리뷰 수정/ }).click()
  await expect(page.getByRole('heading', { name: '리뷰 수정' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '4점' })).toBeChecked()
  await page.getByLabel('리뷰', { exact: true }).fill(EDITED)
  await page.getByRole('button', { name: '수정', exact: true }).click()
  await expect(page.getByRole('link', { name: /리뷰 수정/ })).toBeVisible()

  await page.goto(`${routes.review()}?tab=written`)
  await expect(page.getByRole('article').filter({ hasText: EDITED })).toBeVisible()

  const reader = await aReader(page)
  await reader.goto(routes.productDetail(TEA, { review: true }))
  const reviews = reader.getByRole('region', { name: '리뷰', exact: true })
  await expect(reviews.getByRole('heading', { name: /^리뷰/ })).toBeInViewport()
  const card = reviews.getByRole('article').filter({ hasText: EDITED })
  await card.getByRole('button', { name: /도움돼요/ }).click()
  await expect(card.getByRole('button', { name: '도움돼요 1' })).toBeVisible()
  await card.getByRole('button', { name: '리뷰 사진 1 크게 보기' }).click()
  await reader
    .getByRole('dialog', { name: '리뷰 사진 1/1' })
    .getByRole('button', { name: '신고' })
    .click()
  const sheet = reader.getByRole('dialog', { name: '신고하기' })
  await sheet.getByRole('radio', { name: '저작권 침해' }).check()
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await expect(reader.getByText('신고를 접수했어요.', { exact: false })).toBeVisible()
  await expect(sheet).toHaveCount(0)

  // The same link again: its page is open already.
  const rating = reader.getByRole('article').first().getByRole('link', { name: /별점/ }).first()
  await rating.scrollIntoViewIfNeeded()
  await rating.click()
  await expect(reviews.getByRole('heading', { name: /^리뷰/ })).toBeInViewport()

  await rankToday()
  await card.getByRole('link', { name: hideLoginId(loginId) }).click()
  await expect(reader.getByRole('heading', { name: hideLoginId(loginId) })).toBeVisible()
  await expect(reader.getByText('32점')).toBeVisible()
  await reader.goto(routes.reviewerRanking())
  await expect(
    reader.getByRole('region', { name: '리뷰어 순위' }).getByRole('listitem').first(),
  ).toBeVisible()
  await page.goto(routes.review())
  await expect(page.getByText(/리뷰 점수 32점/)).toBeVisible()
  await inspect('review-main')
  await reader.context().close()
})

test.describe('두 탭에서', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('같은 리뷰를 쓰면 하나만 등록되고, 다른 탭은 까닭을 알린다', async ({ page }) => {
    const { buy, buyer } = await aShopper(page)
    const order = await buy({ goodsId: TEA, until: 'SC' })
    await confirm(buyer, ...itemsOf(order))
    await page.goto(routes.orderDetail(order.ordersIdEncrypt))
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: /리뷰 작성/ }).click()
      await tab.getByRole('radio', { name: '5점' }).check({ force: true })
      await tab.getByLabel('리뷰', { exact: true }).fill(TEXT)
      await tab.getByRole('checkbox', { name: /리뷰 운영 기준/ }).check()
    }
    await other.getByRole('button', { name: '등록' }).click()
    await expect(other.getByRole('link', { name: /리뷰 수정/ })).toBeVisible()

    await page.getByRole('button', { name: '등록' }).click()
    await expect(page.getByText('한 옵션당 리뷰는 1번만 작성할 수 있어요.')).toBeVisible()
    await expect(page.getByLabel('리뷰', { exact: true })).toHaveValue(TEXT)
    await page.getByRole('button', { name: '뒤로 가기' }).click()
    await expect(page).toHaveURL(routes.orderDetail(order.ordersIdEncrypt))
    await other.close()
  })
})
