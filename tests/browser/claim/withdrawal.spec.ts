import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { type Input, requested } from '../../support/claim/claimCalls.ts'
import { atDesk, withdraw } from '../../support/claim/claimDesk.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { aShopper, withdrawIn } from './shopper.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

test.use({ expectedComplaints: [/status of 409|ERR_FAILED/] })

test('반품 신청은 한 번 묻고 철회하고, 세 번 철회했으면 고객센터로 이끈다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  const asked: Input = { buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE' }
  await requested(asked)
  await page.goto(routes.claimList())
  const card = page.getByRole('article').filter({ hasText: order.orderNumber })
  await expect(card.getByText('반품요청', { exact: true })).toBeVisible()
  await inspect('claim-list')
  await withdrawIn(page, '반품 신청을 철회할까요?')
  await expect(page.getByText('신청을 철회했어요.', { exact: true })).toBeVisible()
  await expect(card.getByText('반품철회', { exact: true })).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('신청을 철회했어요.')
  await card.getByRole('link', { name: /상세$/ }).click()
  const timeline = page.getByRole('region', { name: '진행 내역' })
  await expect(timeline.getByText('철회', { exact: true })).toHaveCount(1)
  await expect(timeline).toHaveCSS('border-block-end-width', '0px')

  await withdraw(buyer, await requested(asked))
  await withdraw(buyer, await requested(asked))
  const { orderClaimIdEncrypt } = await requested(asked)
  await page.goto(routes.claimDetail(orderClaimIdEncrypt))
  await expect(page.getByText('철회할 수 있는 횟수(3회)를 모두 사용했어요.')).toBeVisible()
  await withdrawIn(page, '반품 신청을 철회할까요?')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('반품 철회가 어려우니 고객센터로 문의해 주세요.')
  await expect(dialog.getByRole('button', { name: '고객센터 문의' })).toBeVisible()
  await inspect('claim-withdrawals-used')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '신청 철회' })).toBeFocused()
})

test('취소 철회는 그새 바뀌었으면 그렇게 알리고, 그 밖에는 실패했다고만 알린다', async ({
  page,
}) => {
  const { buyer, market, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SR' })
  const claim = await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await page.getByRole('link', { name: /취소상세/ }).click()
  const dialog = page.getByRole('alertdialog')
  const restore = await replaceAnswers(page, '**/cancel-cancel', (route) => route.abort())
  await withdrawIn(page, '취소 신청을 철회할까요?')
  await expect(dialog.getByRole('heading', { name: '취소 철회에 실패했어요.' })).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveText(['확인'])
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect(dialog).toHaveCount(0)

  restore()
  await atDesk(market, claim, { type: 'seller.approve' })
  await withdrawIn(page, '취소 신청을 철회할까요?')
  await expect(dialog).toContainText('진행 상태가 바뀌어 처리할 수 없어요.')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { name: '취소가 완료됐어요.' })).toBeVisible()
  await expect(page.getByRole('button', { name: '신청 철회' })).toHaveCount(0)
})
