import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { claimRequestUrl } from '@jangteo/ui/screens/order/claimTarget'
import { expect, type Page } from '@playwright/test'
import type { OrderDetail } from '../../support/purchase.ts'

/** Questions that the steps of a request ask. */
export const ASKS = {
  CANCEL: '어떤 상품을 취소할까요?',
  EXCHANGE: '어떤 상품을 교환할까요?',
  RETURN: '어떤 상품을 반품할까요?',
  REASON: '이유를 선택해 주세요',
  PICKUP: '상품을 어떻게 보내시겠어요?',
  REFUND: '환불 금액을 확인해 주세요',
  COST: '교환 비용을 확인해 주세요',
} as const

/** Waits for a step. */
export function expectStep(page: Page, step: keyof typeof ASKS): Promise<void> {
  return expect(page.getByRole('heading', { name: ASKS[step] })).toBeVisible()
}

/** Opens the request of a kind of claim for an order's first group, nothing chosen. */
export async function openRequest(
  page: Page,
  type: RequestableClaimType,
  order: OrderDetail,
): Promise<void> {
  const groupId = order.groups[0]?.orderShippingPriceIdEncrypt ?? ''
  const target = { type, ordersId: order.ordersIdEncrypt, groupId, itemIds: [] }
  await page.goto(claimRequestUrl(target))
  await expect(page.getByRole('list', { name: '신청 단계' })).toBeVisible()
}

/** Goes on to a step. */
export async function goOn(page: Page, step: keyof typeof ASKS): Promise<void> {
  await page.getByRole('button', { name: '다음' }).click()
  await expectStep(page, step)
  await expect(page.getByRole('heading', { name: ASKS[step] })).toBeFocused()
}

/** Says why. */
export async function explain(page: Page, reason: string, detail: string): Promise<void> {
  await page.getByRole('radio', { name: reason }).check()
  await page.getByLabel('상세 사유').fill(detail)
}

/** Sends the request. */
export async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
}
