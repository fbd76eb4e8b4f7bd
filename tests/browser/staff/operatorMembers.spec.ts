import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator, logInSeller } from './steps.ts'

test.use({ expectedComplaints: [/ERR_FAILED|status of 404/] })

/** A member of their own for one test. */
async function aLoginId(): Promise<string> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  return loginId
}

test('운영자는 회원을 찾아 사유를 남기고 개인정보를 보고, 이용을 정지한다', async ({
  page,
  inspect,
}) => {
  const loginId = await aLoginId()
  await logInOperator(page)
  await page.goto(operatorRoutes.members())
  await page.getByLabel('찾을 값').fill(loginId)
  await page.getByRole('button', { name: '찾기' }).click()
  const found = page.getByRole('list', { name: '찾은 회원' }).getByRole('link')
  await expect(found).toContainText('홍*동')
  await inspect('operator-members')
  await found.click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('홍*동')
  await expect(page.getByText(`${loginId}@mail.example`)).toHaveCount(0)
  await inspect('operator-member')
  await page.getByRole('button', { name: '사유를 남기고 보기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '열람' }).click()
  await expect(dialog.getByText('사유를 5~300자로 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('사유').fill('고객센터 문의 확인')
  await dialog.getByRole('button', { name: '열람' }).click()
  await expect(page.getByText(`${loginId}@mail.example`)).toBeVisible()

  await page.getByRole('button', { name: '이용 정지', exact: true }).click()
  await dialog.getByLabel('사유').fill('도용 신고 확인')
  await dialog.getByRole('button', { name: '정지' }).click()
  await expectToast(page, '회원의 이용을 정지했어요.')
  await expect(page.getByRole('button', { name: '이용 정지 해제' })).toBeVisible()
  await expect(page.getByText('도용 신고 확인')).toBeVisible()
})

test('쿠폰 목록을 불러오지 못하면 시트에 알리고, 다시 불러온다', async ({ page, inspect }) => {
  const loginId = await aLoginId()
  await logInOperator(page)
  await page.goto(operatorRoutes.members())
  await page.getByLabel('찾을 값').fill(loginId)
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('list', { name: '찾은 회원' }).getByRole('link').click()
  await replaceNextAnswer(page, '**/operators/member-coupons', (route) => route.abort())
  await page.getByRole('button', { name: '쿠폰 지급' }).click()
  const sheet = page.getByRole('dialog', { name: '쿠폰을 지급할까요?' })
  await expect(sheet.getByText('불러오지 못했어요')).toBeVisible()
  await inspect('operator-coupons-failed')
  await sheet.getByRole('button', { name: '다시 시도' }).click()
  await expect(sheet.getByLabel('쿠폰')).toBeVisible()
})

test('운영자는 공휴일을 추가하고 지우고, 약관을 미리 공지한다', async ({ page, inspect }) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.holidays())
  await page.getByLabel('날짜').fill('2031-03-04')
  await page.getByLabel('이름').fill('임시공휴일')
  await page.getByRole('button', { name: '추가' }).click()
  const added = page.getByRole('listitem').filter({ hasText: '2031년 3/4(화)' })
  await expect(added).toContainText('임시공휴일')
  await inspect('operator-holidays')
  await added.getByRole('button', { name: '2031.03.04 임시공휴일 삭제' }).click()
  await expect(added).toHaveCount(0)

  await page.goto(operatorRoutes.terms())
  await page.getByRole('button', { name: '이용약관 개정', exact: true }).click()
  await page.getByLabel('시행일').fill('2031-01-01')
  await inspect('operator-terms')
  await page.getByRole('button', { name: '공지' }).click()
  await expectToast(page, '2판을 공지했어요.')
  await expect(page.getByText('2판 2031.01.01 시행 예정')).toBeVisible()
})

test('판매자와 운영자의 알림에는 읽지 않은 수가 보이고, 분리 보관은 사유를 묻는다', async ({
  page,
  inspect,
}) => {
  await logInSeller(page, 'salgyeol')
  await page.goto(sellerRoutes.notifications())
  await expect(page.getByText('새 주문이 들어왔어요').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /알림 읽지 않음/ })).toBeVisible()
  await inspect('seller-notifications')
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()

  await logInOperator(page)
  await page.goto(operatorRoutes.notifications())
  await inspect('operator-notifications')
  await page.goto(operatorRoutes.closedOrders())
  await page.getByLabel('주문번호').fill('2026082299999999')
  await page.getByRole('button', { name: '열람' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('사유').fill('수사기관 요청 확인')
  await inspect('operator-closed-orders')
  await dialog.getByRole('button', { name: '열람' }).click()
  await expectToast(page, '분리 보관된 주문이 아니에요. 주문번호를 확인해 주세요.')
})
