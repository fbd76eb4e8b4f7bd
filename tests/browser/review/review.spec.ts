import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aPhoto } from '../../support/upload/pictures.ts'
import { aShopper } from '../claim/shopper.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const TEA_NAME = '하동 세작 녹차'
const TEA = goodsNamed(TEA_NAME)
const TEXT = '향이 은은하고 여러 번 우려도 맛이 진해요. 부모님 선물로도 좋았어요.'
const EDITED = `${TEXT} 두 번째로 주문했어요.`

test('구매확정한 상품에 사진과 리뷰를 쓰고, 다른 회원이 도움을 받고, 고치고 지운다', async ({
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

  await aShopper(page)
  await page.goto(routes.productDetail(TEA, { review: true }))
  const card = page.getByRole('article').filter({ hasText: EDITED })
  await expect(card.getByText(/수정됨/)).toBeVisible()
  await card.getByRole('button', { name: /도움돼요/ }).click()
  await expect(card.getByRole('button', { name: '도움돼요 1' })).toBeVisible()
  await inspect('product-reviews')
  await page.getByRole('link', { name: '사진·동영상 리뷰 모두 보기' }).click()
  await page
    .getByRole('button', { name: /크게 보기/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(EDITED)).toBeVisible()
  await inspect('review-media')

  await page.context().clearCookies()
  await logIn(page, loginId)
  await page.goto(`${routes.review()}?tab=written`)
  const own = page.getByRole('article').filter({ hasText: EDITED })
  await expect(own.getByText(/도움돼요 1/)).toBeVisible()
  await inspect('own-reviews')
  await own.getByRole('button', { name: `${TEA_NAME} 리뷰 삭제` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('삭제하면 다시 쓸 수 없어요.')).toBeVisible()
  await question.getByRole('button', { name: '삭제' }).click()
  await expectToast(page, '리뷰를 삭제했어요.')
  await expect(page.getByText('아직 작성한 리뷰가 없어요')).toBeVisible()
})
