import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { DESK_TAG } from '../viewports.ts'
import { test } from '../shop.ts'
import { logInOperator } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

const shownTitles = async (page: Page) => {
  const answer = await page.request.get('/api/displays/pages/sub-main-list?gnbTypeEnum=SUB_MAIN_B')
  const { mainGroupList } = (await answer.json()) as {
    readonly mainGroupList: readonly { readonly title: string }[]
  }
  return mainGroupList.map(({ title }) => title)
}

test.describe('전시 구성', { tag: DESK_TAG }, () => {
  test('코너를 고쳐 저장하면 실제 화면으로 보이고, 게시하면 모두에게 보이며, 되돌릴 수 있다', async ({
    page,
    inspect,
  }) => {
    await logInOperator(page, ['DISPLAY'])
    await page.goto(operatorRoutes.display({ page: 'SUB_B' }))
    const before = await shownTitles(page)
    const groups = page.getByRole('list', { name: '코너' })
    await groups.getByRole('button', { expanded: false }).first().click()
    await page.getByLabel('제목', { exact: false }).nth(1).fill('이번에 바꾸면 좋은 것')
    await inspect('operator-composer')
    await expect(page.getByText('바꾼 내용을 저장하면 게시할 수 있어요.')).toBeVisible()
    await page.getByRole('button', { name: '저장하고 미리보기' }).click()
    await expectToast(page, '초안을 저장했어요.')
    const preview = page.frameLocator('iframe[title="전시 미리보기"]')
    await expect(preview.getByText('이번에 바꾸면 좋은 것').first()).toBeVisible()
    await inspect('operator-composer-preview')
    await page.getByRole('button', { name: '게시', exact: true }).click()
    await expectToast(page, /^게시했어요/)
    const first = async () => (await shownTitles(page))[0]
    await expect.poll(first, { timeout: 15_000 }).toBe('이번에 바꾸면 좋은 것')
    const former = page.getByRole('listitem').filter({ hasText: '지난 게시' }).first()
    await former.getByRole('button', { name: '되돌리기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click()
    await expect.poll(() => shownTitles(page), { timeout: 15_000 }).toEqual(before)
  })

  test.describe('다른 창에서 먼저 게시했을 때', () => {
    test.use({ expectedComplaints: [/status of 409/] })

    test('다시 저장해도 게시되지 않고, 지금 전시에서 다시 시작해야 게시된다', async ({ page }) => {
      await logInOperator(page, ['DISPLAY'])
      const url = operatorRoutes.display({ page: 'SUB_A' })
      await page.goto(url)
      const saveAndPublish = async (on: Page) => {
        await on.getByRole('button', { name: '저장하고 미리보기' }).click()
        await expect(on.getByText('저장한 초안을 게시할 수 있어요.')).toBeVisible()
        await on.getByRole('button', { name: '게시', exact: true }).click()
      }
      await expect(page.getByRole('list', { name: '코너' })).toBeVisible()
      const other = await page.context().newPage()
      await other.goto(url)
      const published = other.waitForResponse(/\/publish$/)
      await saveAndPublish(other)
      expect((await published).status()).toBe(200)
      await other.close()

      for (const _ of [1, 2]) {
        await saveAndPublish(page)
        await expectToast(page, /^그사이 다른 전시가 게시됐어요/)
      }
      const shown = page.getByRole('listitem').filter({ hasText: '게시 중' }).first()
      await shown.getByRole('button', { name: '이 내용으로 수정' }).click()
      await saveAndPublish(page)
      await expectToast(page, /^게시했어요/)
    })
  })

  test.describe('모자란 코너', () => {
    test.use({ expectedComplaints: [/status of 422/] })

    test('저장되지 않고 그 코너가 열려 무엇이 모자란지 알린다', async ({ page }) => {
      await logInOperator(page, ['DISPLAY'])
      await page.goto(operatorRoutes.display({ page: 'SUB_A' }))
      await page.getByLabel('더할 코너').selectOption({ label: '이미지 2열' })
      await page.getByRole('button', { name: '코너 추가' }).click()
      await page.getByRole('button', { name: '저장하고 미리보기' }).click()
      await expect(page.getByText('이 코너에 맞는 수만큼 채워 주세요.')).toBeVisible()
    })
  })
})

test('메뉴와 검색어를 고쳐 저장한다', async ({ page, inspect }) => {
  await logInOperator(page, ['DISPLAY'])
  await page.goto(operatorRoutes.display({ page: 'GNB' }))
  await expect(page.getByRole('list', { name: '메뉴' })).toBeVisible()
  await inspect('operator-gnb')
  await page.getByRole('button', { name: '메뉴 저장' }).click()
  await expectToast(page, '메뉴를 저장했어요.')
  await page.goto(operatorRoutes.display({ page: 'KEYWORDS' }))
  await page.getByLabel('금칙어').fill('나쁜 말')
  await inspect('operator-keywords')
  await page.getByRole('button', { name: '검색어 저장' }).click()
  await expectToast(page, '검색어를 저장했어요.')
  await page.reload()
  await expect(page.getByLabel('금칙어')).toHaveValue('나쁜말')
})

test('기획전을 만들면 쇼핑객이 그 상품을 본다', async ({ page, inspect }) => {
  await logInOperator(page, ['DISPLAY'])
  await page.goto(operatorRoutes.exhibitions())
  await expect(page.getByRole('table', { name: '기획전' })).toBeVisible()
  await inspect('operator-exhibitions')
  await page.getByRole('link', { name: '기획전 만들기' }).click()
  await page.getByLabel('기획전 이름').fill('늦가을 찻자리')
  await page.getByLabel('한 줄 소개').fill('한 잔의 여유')
  await page.getByRole('textbox', { name: /^대표 그림/ }).fill('exhibition-night')
  await page.getByLabel('소개', { exact: false }).last().fill('찻잎부터 다기까지 모았어요.')
  await page.getByRole('button', { name: '상품 찾기' }).click()
  await page.getByLabel('상품 이름').fill('세작')
  // Enter searches; what is half made is not saved.
  await page.getByLabel('상품 이름').press('Enter')
  await page.getByRole('button', { name: /하동 세작 녹차/ }).click()
  await inspect('operator-exhibition')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '늦가을 찻자리' })).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const groupIds = async () => {
    const answer = await page.request.get(`/api/exhibitions/${id}`)
    const { groupList } = (await answer.json()) as {
      readonly groupList: readonly { readonly groupId: number }[]
    }
    return groupList.map(({ groupId }) => groupId)
  }
  await page.getByRole('button', { name: '묶음 추가' }).click()
  await page.getByLabel('묶음 이름').last().fill('다기')
  await page.getByRole('button', { name: '상품 찾기' }).last().click()
  await page.getByLabel('상품 이름').fill('머그')
  await page.getByRole('list', { name: '찾은 상품' }).getByRole('button').first().click()
  const save = async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: '저장' }).click()
    await saved
  }
  await save()
  await expectToast(page, '기획전을 저장했어요.')
  const saved = await groupIds()
  await save()
  expect(await groupIds()).toEqual(saved)
  await page.goto(routes.exhibitionDetail(id))
  await expect(page.getByRole('link', { name: /하동 세작 녹차/ }).first()).toBeVisible()
})

test('응모 이벤트를 만든다', async ({ page, inspect }) => {
  await logInOperator(page, ['DISPLAY'])
  await page.goto(operatorRoutes.events())
  await inspect('operator-events')
  await page.getByRole('link', { name: '이벤트 만들기' }).click()
  await page.getByLabel('제목').fill('차 한 잔 나눔')
  await page.getByLabel('종류').selectOption({ label: '응모' })
  await page.getByRole('textbox', { name: /^대표 그림/ }).fill('hero-1')
  await page.getByLabel('내용').fill('# 함께해요')
  await page.getByLabel('경품 이름').fill('녹차 한 통')
  await page.getByLabel('새 분류').fill('찻자리')
  await page.getByLabel('새 분류').press('Enter')
  await expectToast(page, '분류를 추가했어요.')
  await expect(page.getByLabel('분류', { exact: true })).toHaveText(/찻자리/)
  await inspect('operator-event')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '차 한 잔 나눔' })).toBeVisible()
})
