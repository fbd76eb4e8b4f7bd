import type { Members } from '@jangteo/postgres/database/schema.gen'
import { expect, type Page } from '@playwright/test'
import type { Insertable } from 'kysely'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import type { ClaimPage } from '../../support/claim/claimCalls.ts'
import { happen, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { newMember } from '../../support/member.ts'
import { atBank, checkAccount, placeBy } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  type OrderDetail,
  placeOrder,
  putInCart,
  showOrder,
} from '../../support/purchase.ts'
import { buyerOf } from '../coupon/couponOrder.ts'
import { logIn } from '../purchase/steps.ts'
import { marketUrl } from '../request.ts'
import { openStock } from '../stock.ts'

/** The market behind the page, as far as a shopper meets it. */
export function marketOf() {
  const url = marketUrl()
  return {
    url,
    handleWindow: (request: Request) =>
      fetch(new Request(url + new URL(request.url).pathname, request), { redirect: 'manual' }),
  }
}

type Bought = {
  readonly goodsId: number
  /** Bought with it. */
  readonly others?: readonly number[]
  readonly until?: keyof typeof WAY_TO
}

/** A buyer beside a page, and what they buy. */
function buying(buyer: Buyer) {
  const market = marketOf()
  const buy = async ({ goodsId, others = [], until }: Bought): Promise<OrderDetail> => {
    const cartIds: number[] = []
    for (const id of [goodsId, ...others]) cartIds.push(await putInCart(buyer, id))
    const order = await placeOrder(buyer, cartIds)
    await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
    const paid = await showOrder(buyer, order)
    const events = until === undefined ? [] : WAY_TO[until]
    for (const item of itemsOf(paid)) await happen(market, item, ...events)
    return paid
  }
  /** By virtual account, up to the money that is there and the account that it would go back to. */
  const buyByAccount = async ({ goodsId, until }: Bought): Promise<OrderDetail> => {
    const order = await placeBy(buyer, 'VIRTUAL_ACCOUNT', goodsId)
    const returned = await agreeInWindow(market, { buyer, order, form: { bank: '88' } })
    await approve(buyer, order, returned)
    const { gatewayOrderId } = returned
    await atBank(market, { gatewayOrderId, order }, { action: 'deposit' })
    const statuses = async () =>
      itemsOf(await showOrder(buyer, order)).map(({ orderItemStatusEnum: status }) => status)
    await expect.poll(statuses).toEqual(['DC'])
    await checkAccount({ buyer, order })
    const paid = await showOrder(buyer, order)
    const events = until === undefined ? [] : WAY_TO[until]
    for (const item of itemsOf(paid)) await happen(market, item, ...events)
    return paid
  }
  return { buyer, market, buy, buyByAccount }
}

/** A member of their own, logged in in the page, who buys beside it. */
export async function aShopper(page: Page, change: Partial<Insertable<Members>> = {}) {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now }, change)
  await stock.close()
  await logIn(page, loginId)
  return { ...buying(await buyerOf(page)), loginId }
}

/** A guest who buys beside the page; it opens what they bought. */
export async function aGuestShopper(page: Page) {
  const url = marketUrl()
  const { buyer, buy: buyBeside } = buying(aBuyer({ url }))
  const buy = async (bought: Bought): Promise<OrderDetail> => {
    const order = await buyBeside(bought)
    const cookies = [...buyer.cookies].map(([name, value]) => ({ name, value, url }))
    await page.context().addCookies(cookies)
    return order
  }
  return { buyer, buy }
}

/** The first other option that the item of an order may be exchanged for. */
export async function anotherOption(buyer: Buyer, order: OrderDetail): Promise<object> {
  const groupId = order.groups[0]?.orderShippingPriceIdEncrypt ?? ''
  const query = `ordersIdEncrypt=${order.ordersIdEncrypt}&orderShippingPriceIdEncrypt=${groupId}`
  const { items } = await buyer.ask<ClaimPage>(
    'GET',
    `/orders/pages/claim-exchange-request?${query}`,
  )
  const [item] = items
  const option = item?.exchangeOptionList.find(
    ({ optionId, soldOut }) => !soldOut && optionId !== item.optionId,
  )
  if (item === undefined || option === undefined) throw new Error('nothing to exchange it for')
  const { orderItemIdEncrypt } = item
  return { exchangeList: [{ orderItemIdEncrypt, optionId: option.optionId }] }
}

/** Presses the button that withdraws a claim, and answers the one question. */
export async function withdrawIn(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: /신청 철회/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('heading', { name: question })).toBeVisible()
  await dialog.getByRole('button', { name: '철회하기' }).click()
}
