import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import type { Page } from '@playwright/test'

/** Address of the market that the pages are of. */
export function marketUrl(): string {
  const url = process.env['MARKET_URL']
  if (url === undefined) throw new Error('the market of the browser tests does not run')
  return url
}

/** Makes a call with the page's cookies, beside it; the page knows what the answer sets when it is opened next. */
export async function post<Body>(page: Page, path: string, data: object): Promise<Body> {
  const headers = { authorization: GUEST_CREDENTIAL }
  const response = await page.request.post(`/api${path}`, { headers, data })
  if (response.status() !== 200)
    throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Body
}

type CartGoods = {
  readonly goodsId: number
  readonly optionId: number
  readonly quantity: number
  readonly addItemList?: readonly { readonly optionId: number; readonly quantity: number }[]
}

/** Puts a product into the page's cart, or aside for buying at once; answers the ids of its lines. */
export async function addToCart(
  page: Page,
  goods: CartGoods,
  more: { readonly buyNowYn?: 'Y' } = {},
): Promise<readonly number[]> {
  const data = { goodsList: [goods], ...more }
  const { cartIdList } = await post<{ readonly cartIdList: readonly number[] }>(
    page,
    '/shops/carts',
    data,
  )
  return cartIdList
}
