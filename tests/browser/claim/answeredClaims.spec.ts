import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { anotherOption, aShopper } from './shopper.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const SWEET_POTATOES = goodsNamed('해남 꿀고구마')

const cardOf = (page: Page, orderNumber: string) =>
  page.getByRole('article').filter({ hasText: orderNumber })
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '신청 종류' }).getByRole('button', { name })

test('데스크가 까닭을 적어 거부한 반품을 구매자가 목록에서 찾아 읽는다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const returned = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  await requested({ buyer, order: returned, type: 'RETURN', reason: 'DAMAGE_DEFECT' })
  const cancelled = await buy({ goodsId: SWEET_POTATOES })
  await requested({ buyer, order: cancelled, type: 'CANCEL', reason: 'ORDER_MISTAKE' })

  await page.goto(routes.desk('claims'))
  const atDesk = cardOf(page, returned.orderNumber)
  await atDesk.getByRole('button', { name: '반품 거부' }).click()
  const sheet = page.getByRole('dialog', { name: '반품 거부' })
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(sheet.getByText('상세 사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await inspect('desk-claim-refusal')
  await sheet.getByLabel('구매자에게 알릴 사유').fill('포장을 뜯어 다시 팔 수 없어요.')
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(atDesk.getByText('반품거부', { exact: true })).toBeVisible()
  await inspect('desk-claims')

  await page.goto(routes.claimList())
  await expect(page.getByText('신청 2건')).toBeVisible()
  await tabOf(page, '취소').click()
  await expect(cardOf(page, cancelled.orderNumber)).toContainText('취소가 완료됐어요.')
  await expect(cardOf(page, returned.orderNumber)).toHaveCount(0)
  await tabOf(page, '교환').click()
  await expect(page.getByRole('heading', { name: '취소·교환·반품 내역이 없어요' })).toBeVisible()
  await tabOf(page, '전체').click()
  await page.getByRole('button', { name: '이름으로 검색' }).click()
  await page.getByLabel('신청한 상품 검색').fill('딸기')
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await expect(page.getByText('신청 1건')).toBeVisible()
  await cardOf(page, returned.orderNumber).getByRole('link', { name: '상세' }).click()
  await expect(page.getByRole('heading', { name: /판매자가 반품을 거부했어요/ })).toBeVisible()
  await expect(page.getByRole('region', { name: '신청 사유' })).toBeVisible()
  await expect(page.getByRole('region', { name: '수거 정보' })).toHaveCount(0)
  const timeline = page.getByRole('region', { name: '진행 내역' })
  await expect(timeline.getByRole('listitem').first()).toContainText(
    '포장을 뜯어 다시 팔 수 없어요.',
  )
  await inspect('claim-refused')
  await page.goBack()
  await expect(page.getByLabel('신청한 상품 검색')).toHaveValue('딸기')
})

test('교환의 추가결제를 카드로 내고 신청으로 돌아온다', async ({ page, inspect }) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: SWEET_POTATOES, until: 'SC' })
  const more = await anotherOption(buyer, order)
  await requested({ buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more })
  await page.goto(routes.myPage())
  const waiting = page.getByRole('region', { name: '결제를 기다리는 추가결제' })
  await expect(waiting).toContainText('추가결제 6,000원')
  await page.goto('/myPage/additionalPay')
  await expect(page).toHaveURL(/\/myPage\/addtionalPay$/)
  await inspect('additional-payments')
  await page.getByRole('link', { name: /추가결제하기/ }).click()
  await expect(page.getByText('6,000원', { exact: true }).first()).toBeVisible()
  await inspect('additional-payment')
  await page.getByRole('button', { name: '6,000원 결제하기' }).click()
  await expect(page.getByText('결제수단을 선택해 주세요.')).toBeVisible()
  await page.getByText('신용/체크카드').click()
  await page.getByRole('button', { name: '6,000원 결제하기' }).click()
  await page.waitForURL('**/sandbox-gateway/window/**')
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '추가결제가 완료됐어요' })).toBeVisible()
  await inspect('additional-payment-complete')
  await page.getByRole('link', { name: '신청 내역 보기' }).click()
  await expect(page.getByText('추가결제 완료', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: '택배 기사님이 수거하러 방문할 예정이에요.' }),
  ).toBeVisible()
  await inspect('claim-paid')
})
