import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { confirm, itemsOf } from '../../support/order/paidOrder.ts'
import { aVideo } from '../../support/upload/pictures.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { recordVideo } from '../upload/recordVideo.ts'
import { DESK_TAG } from '../viewports.ts'

const TEA = goodsNamed('하동 세작 녹차')
const TEXT = '향이 은은하고 여러 번 우려도 맛이 진해요. 부모님 선물로도 좋았어요.'

const textOf = (page: Page) => page.getByLabel('리뷰', { exact: true })
const filesOf = (page: Page) => page.getByRole('group', { name: '사진·동영상', exact: true })
const submitOf = (page: Page) => page.getByRole('button', { name: '등록' })

/** The editor of a member's own confirmed purchase, come to from the list of what they can review. */
async function openEditor(page: Page) {
  const { buyer, buy } = await aShopper(page)
  await confirm(buyer, ...itemsOf(await buy({ goodsId: TEA, until: 'SC' })))
  await page.goto(routes.review())
  await expect(page.getByText('까지 작성')).toContainText('D-90')
  await page.getByRole('link', { name: '하동 세작 녹차 리뷰 쓰기' }).click()
  await expect(page.getByRole('heading', { name: '리뷰 쓰기' })).toBeVisible()
}

async function fillAll(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '5점' }).check({ force: true })
  await textOf(page).fill(TEXT)
  await page.getByRole('checkbox', { name: /리뷰 운영 기준/ }).check()
}

test('리뷰를 등록하면 고칠 것을 그 칸에서 하나씩 가리킨다', async ({ page, inspect }) => {
  await openEditor(page)
  await submitOf(page).click()
  await expect(page.getByRole('radio', { name: '1점' })).toBeFocused()
  await expect(page.getByText('별점을 선택해 주세요.')).toBeInViewport()
  await inspect('review-editor-problems')
  await page.getByRole('radio', { name: '4점' }).check({ force: true })
  await textOf(page).fill('짧아요')
  await submitOf(page).click()
  await expect(textOf(page)).toBeFocused()
  await expect(textOf(page)).toHaveAccessibleDescription('리뷰는 30자 이상 작성해 주세요.')
  await textOf(page).fill(TEXT)
  await submitOf(page).click()
  await expect(page.getByRole('region', { name: '약관 동의' })).toBeFocused()
  await expect(page.getByText('리뷰 작성 약관에 동의해 주세요.')).toBeInViewport()
})

test('동영상이 둘이면 등록하기 전에 알리고, 쓰던 리뷰는 새로고침해도 남는다', async ({ page }) => {
  await openEditor(page)
  await expect(filesOf(page)).toHaveAccessibleDescription(/동영상은 1개/)
  await fillAll(page)
  await filesOf(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['하나', '둘'].map((name) => ({
        name: `${name}.mp4`,
        mimeType: 'video/mp4',
        buffer: aVideo(),
      })),
    )
  await expect(filesOf(page).getByText('동영상은 1개까지 올릴 수 있어요.')).toBeVisible()
  await filesOf(page).getByRole('button', { name: '둘.mp4 삭제' }).click()
  await expect(filesOf(page).getByText('동영상은 1개까지 올릴 수 있어요.')).toHaveCount(0)
  await page.reload()
  await expect(textOf(page)).toHaveValue(TEXT)
  await expect(page.getByRole('radio', { name: '5점' })).toBeChecked()
  await expect(filesOf(page).getByText('하나.mp4')).toBeVisible()
})

test('리뷰에 올린 동영상은 미리보기로 보이고, 크게 열면 재생된다', async ({ page, inspect }) => {
  await openEditor(page)
  await fillAll(page)
  await filesOf(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: '우린 차.mp4',
      mimeType: 'video/mp4',
      buffer: await recordVideo(page, 'video/mp4;codecs=vp9'),
    })
  await expect(filesOf(page).getByRole('button', { name: '우린 차.mp4 삭제' })).toBeVisible()
  await submitOf(page).click()
  await expectToast(page, '리뷰를 등록했어요.')
  await page.goto(`${routes.review()}?tab=written`)
  const opener = page.getByRole('button', { name: '리뷰 동영상 1 크게 보기' })
  const still = opener.locator('img')
  await expect
    .poll(() => still.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  await opener.click()
  const viewer = page.getByRole('dialog', { name: '리뷰 동영상 1/1' })
  const video = viewer.getByLabel('리뷰 동영상 1', { exact: true })
  await video.evaluate((shown: HTMLVideoElement) => shown.play())
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime))
    .toBeGreaterThan(0.2)
  await inspect('review-video')
})

test('주소로 바로 연 리뷰 쓰기는 등록한 뒤 내 리뷰로 간다', async ({ page }) => {
  await openEditor(page)
  await page.goto(page.url())
  await fillAll(page)
  await submitOf(page).click()
  await expectToast(page, '리뷰를 등록했어요.')
  await expect(page).toHaveURL(routes.review())
})

test.describe('답이 끊겨도', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('보낸 리뷰를 그대로 다시 확인하고, 나갈 수 있다', async ({ page }) => {
    await openEditor(page)
    await fillAll(page)
    await page.route('**/feedbacks', (route) => route.abort('internetdisconnected'))
    await submitOf(page).click()
    await expect(page.getByText(/등록됐는지 확인하지 못했어요/)).toBeInViewport()
    await expect(textOf(page)).toBeDisabled()
    await page.getByRole('button', { name: '뒤로 가기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '계속 쓰기' }).click()
    await submitOf(page).click()
    await page.unroute('**/feedbacks')
    await page.getByRole('button', { name: '다시 확인' }).click()
    await expectToast(page, '리뷰를 등록했어요.')
  })
})

test('글자를 두 배로 키워도 별 다섯 개를 모두 누를 수 있다', async ({ page }) => {
  await openEditor(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const star of ['1점', '5점']) {
    await expect(page.getByRole('radio', { name: star })).toBeInViewport({ ratio: 1 })
  }
})

test('넓은 화면의 등록 단추는 칸들과 너비가 같다', { tag: DESK_TAG }, async ({ page }) => {
  await openEditor(page)
  const [text, button] = await Promise.all([
    textOf(page).boundingBox(),
    submitOf(page).boundingBox(),
  ])
  if (text === null || button === null) throw new Error('both are drawn')
  expect([button.x, button.width]).toEqual([text.x, text.width])
})

test('좁은 화면의 약관은 칸들과 줄이 맞는다', async ({ page }) => {
  await openEditor(page)
  const [text, heading] = await Promise.all([
    textOf(page).boundingBox(),
    page.getByRole('heading', { name: '약관 동의' }).boundingBox(),
  ])
  expect(heading?.x).toEqual(text?.x)
})
