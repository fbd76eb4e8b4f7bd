import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { asked } from '../../support/inquiry/questions.ts'
import { aShopper } from '../claim/shopper.ts'
import { logIn } from '../purchase/steps.ts'
import { marketUrl } from '../request.ts'
import { test } from '../shop.ts'
import { logInSeller } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const GOODS = goodsNamed('논산 설향 딸기 500g 2팩')
const SECRET = '공동현관 비밀번호를 남겨도 되나요?'
const CHANGED = '공동현관에 두고 가실 수 있나요?'

async function logInNew(page: Page): Promise<void> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
}

async function openQuestions(page: Page) {
  await page.goto(routes.productDetail(GOODS))
  await page
    .getByRole('navigation', { name: '상품 안내' })
    .getByRole('button', { name: '문의' })
    .click()
  const section = page.getByRole('region', { name: '문의', exact: true })
  await expect(section.getByRole('button', { name: '문의하기' })).toBeVisible()
  return section
}

test('비밀로 묻고 고치면, 판매자가 답변해 알림이 오고, 다른 회원은 내용을 보지 못한다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.home())
  await logInNew(page)
  const section = await openQuestions(page)
  await section.getByRole('button', { name: '문의하기' }).click()
  const sheet = page.getByRole('dialog', { name: '상품 문의' })
  await sheet.getByRole('button', { name: '문의 남기기' }).click()
  await expect(sheet.getByText('문의 내용을 입력해 주세요.')).toBeVisible()
  await inspect('question-sheet')
  await sheet.getByRole('radio', { name: '배송' }).check()
  await sheet.getByLabel('문의 내용').fill(SECRET)
  await sheet.getByRole('checkbox', { name: '비밀글로 문의하기' }).check()
  await sheet.getByRole('button', { name: '문의 남기기' }).click()
  await expectToast(page, '문의를 남겼어요. 답변이 달리면 알려 드릴게요.')
  await expect(section.getByText(SECRET).first()).toBeVisible()
  await inspect('goods-questions')

  await page.goto(routes.productInquiry())
  await page.getByRole('button', { name: `${SECRET} 문의 수정` }).click()
  const editing = page.getByRole('dialog', { name: '문의 수정' })
  await editing.getByLabel('문의 내용').fill(CHANGED)
  await editing.getByRole('button', { name: '수정하기' }).click()
  await expect(page.getByText(CHANGED).first()).toBeVisible()
  await inspect('my-questions')

  await logInSeller(page, 'achimbat', ['CS'])
  await page.goto(sellerRoutes.qnas({ keyword: '설향 딸기 500g' }))
  const row = page.getByRole('row').filter({ hasText: CHANGED })
  await expect(row).toContainText('비밀글')
  await inspect('seller-questions')
  await row.getByRole('button', { name: /답변 보류/ }).click()
  await expect(row).toContainText('답변보류')
  await row.getByRole('button', { name: /답변하기/ }).click()
  const answering = page.getByRole('dialog', { name: '답변하기' })
  await answering.getByLabel('답변').fill('네, 두고 갈게요.')
  await inspect('seller-answer')
  await answering.getByRole('button', { name: '답변하기' }).click()
  await expect(row).toContainText('답변완료')

  await page.goto(routes.notificationList())
  await expect(page.getByText('문의에 답변이 달렸어요')).toBeVisible()
  await expect(page.getByText(CHANGED)).toHaveCount(0)
  await page.getByRole('link', { name: /문의에 답변이 달렸어요/ }).click()
  await expect(page.getByText('네, 두고 갈게요.')).toBeVisible()
  await expect(page.getByRole('button', { name: /문의 수정/ })).toHaveCount(0)

  await page.context().clearCookies()
  await logInNew(page)
  const others = await openQuestions(page)
  await expect(others.getByText('비밀글입니다.').first()).toBeVisible()
  await expect(others.getByText(CHANGED)).toHaveCount(0)
  await expect(others.getByText('네, 두고 갈게요.')).toHaveCount(0)
  await inspect('goods-questions-others')
})

test('손님이 문의하려면 로그인해야 하고, 남긴 문의가 없으면 그렇게 말한다', async ({
  page,
  inspect,
}) => {
  const section = await openQuestions(page)
  await section.getByRole('button', { name: '문의하기' }).click()
  await expect(
    page.getByRole('alertdialog').getByText('로그인하고 판매자에게 물어보세요.'),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await page.goto(routes.productInquiry())
  await expect(page.getByRole('heading', { name: '로그인하고 이용해 주세요' })).toBeVisible()
  await logInNew(page)
  await page.goto(routes.productInquiry())
  await expect(page.getByRole('heading', { name: '남긴 상품 문의가 없어요' })).toBeVisible()
  await inspect('no-questions')
})

test.describe('답변이 먼저 달린 문의', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('고치던 글과 까닭이 시트에 남고, 닫으면 수정 단추가 없다', async ({ page, inspect }) => {
    const { buyer } = await aShopper(page)
    const text = `선물 포장이 되나요? ${Date.now().toString(36)}`
    const question = await asked(buyer, GOODS, { text })
    await page.goto(routes.productInquiry())
    await page.getByRole('button', { name: `${text} 문의 수정` }).click()
    const sheet = page.getByRole('dialog', { name: '문의 수정' })
    await sheet.getByLabel('문의 내용').fill('선물 포장과 카드도 되나요?')
    const seller = await page.context().browser()?.newPage()
    if (seller === undefined) throw new Error('the page has no browser')
    await logInSeller(seller, 'achimbat', ['CS'])
    const answered = await seller.request.put(
      `${marketUrl()}/api/sellers/qnas/${question.qnaIdEncrypt}/answer`,
      {
        headers: { authorization: GUEST_CREDENTIAL },
        data: { text: '네, 돼요.', seenRevision: 1 },
      },
    )
    expect(answered.status()).toBe(200)
    await seller.context().close()
    await sheet.getByRole('button', { name: '수정하기' }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByLabel('문의 내용')).toHaveValue('선물 포장과 카드도 되나요?')
    await inspect('question-answered-meanwhile')
    await sheet.getByRole('button', { name: '닫기' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText('네, 돼요.')).toBeVisible()
    await expect(page.getByRole('button', { name: `${text} 문의 수정` })).toHaveCount(0)
  })
})
