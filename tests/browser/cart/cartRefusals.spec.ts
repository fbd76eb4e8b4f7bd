import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct, changeGoods, changeOption, optionOf } from '../../support/stock.ts'
import type { Stock } from '../../support/stock.ts'
import { openStock } from '../stock.ts'
import { addToCart } from '../request.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** With one option name and add-ons. */
const POT = goodsNamed('올리브나무 토분 화분')

type Turn = {
  readonly name: string
  readonly quantity?: number
  readonly hasAddon?: true
  /** Change that the seller makes after it went into the cart. */
  readonly turns: (stock: Stock, goodsId: number) => Promise<void>
  readonly reported: readonly string[]
  /** The button that fixes it. */
  readonly fix: string | null
}

/** One product for every reason that a cart can know. */
const TURNS: readonly Turn[] = [
  {
    name: '모자란 화분',
    quantity: 5,
    turns: async (stock, goodsId) =>
      changeOption(stock, (await optionOf(stock, goodsId)).id, { stock: 3 }),
    reported: ['재고가 부족해요. 3개 남았어요.', '5개', '3개'],
    fix: '3개로 변경',
  },
  {
    name: '받침 없는 화분',
    hasAddon: true,
    turns: async (stock, goodsId) =>
      changeOption(stock, (await optionOf(stock, goodsId, 'ADDON')).id, { stock: 0 }),
    reported: ['추가상품의 재고가 부족해요.'],
    fix: null,
  },
  {
    name: '한 사람 두 개 화분',
    quantity: 3,
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { account_quantity_max: 2 }),
    reported: ['1인당 2개까지 구매할 수 있어요.', '3개', '2개'],
    fix: '2개로 변경',
  },
  {
    name: '한 번에 두 개 화분',
    quantity: 4,
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { order_quantity_max: 2 }),
    reported: ['한 번에 최대 2개까지 주문할 수 있어요.', '4개', '2개'],
    fix: '2개로 변경',
  },
  {
    name: '두 개부터 화분',
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { quantity_min: 2 }),
    reported: ['최소 2개부터 주문할 수 있어요.', '1개', '2개'],
    fix: '2개로 변경',
  },
  {
    name: '옵션이 는 화분',
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { option_names: ['크기', '색'] }),
    reported: ['옵션을 선택해 주세요.'],
    fix: '옵션 변경',
  },
  {
    name: '회원만 사는 화분',
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { guest_quantity_max: 0 }),
    reported: ['회원만 구매할 수 있는 상품이에요. 로그인해 주세요.'],
    fix: null,
  },
  {
    name: '어른만 사는 화분',
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { is_adult_only: true }),
    reported: ['성인인증이 필요한 상품이에요.'],
    fix: null,
  },
  {
    name: '그만 파는 화분',
    turns: (stock, goodsId) => changeGoods(stock, goodsId, { sale_status: 'STOP' }),
    reported: ['판매 중인 상품이 아니에요.'],
    fix: null,
  },
]

/** Puts a product of its own into the cart; answers its id. */
async function put(page: Page, stock: Stock, turn: Turn): Promise<number> {
  const goodsId = await aProduct(stock, POT, { name: turn.name, stock: 50 })
  const { id: optionId } = await optionOf(stock, goodsId)
  const addon = turn.hasAddon ? await optionOf(stock, goodsId, 'ADDON') : null
  const addItemList = addon === null ? [] : [{ optionId: addon.id, quantity: 1 }]
  await addToCart(page, { goodsId, optionId, quantity: turn.quantity ?? 1, addItemList })
  return goodsId
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

async function pressUntilRemoved(page: Page, name: string, fix: string): Promise<void> {
  const button = lineOf(page, name).getByRole('button', { name: fix })
  await button.click()
  await expect(button).toHaveCount(0)
}

test('담아 둔 상품을 구매할 수 없게 되면 상품마다 까닭을 읽고, 바로잡아 주문서로 간다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const goods: (Turn & { readonly id: number })[] = []
  for (const turn of TURNS) goods.push({ ...turn, id: await put(page, stock, turn) })
  await page.goto('/order/cart')
  await expect(page.getByRole('button', { name: '10개 구매하기' })).toBeEnabled()
  for (const { id, turns } of goods) await turns(stock, id)

  await page.getByRole('button', { name: '10개 구매하기' }).click()
  const dialog = page.getByRole('alertdialog', { name: '지금은 구매할 수 없는 상품이 있어요' })
  for (const { name, reported } of TURNS) {
    const blamed = dialog.getByRole('listitem').filter({ hasText: name })
    for (const text of reported) await expect(blamed).toContainText(text)
  }
  await inspect('cart-blocked')
  await dialog.getByRole('button', { name: '장바구니 확인하기' }).click()

  const missing = page.getByRole('region', { name: '구매할 수 없는 상품 1' })
  await expect(missing).toContainText('그만 파는 화분')
  await expect(lineOf(page, '회원만 사는 화분').getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(lineOf(page, '어른만 사는 화분').getByRole('link', { name: '로그인' })).toBeVisible()
  await inspect('cart-reasons')
  await missing.getByRole('button', { name: '품절 삭제' }).click()
  await expectToast(page, '장바구니에서 삭제했어요.')
  await expect(missing).toHaveCount(0)

  for (const { name, fix } of TURNS) {
    if (fix?.endsWith('개로 변경')) await pressUntilRemoved(page, name, fix)
  }
  for (const name of ['받침 없는 화분', '옵션이 는 화분', '회원만 사는 화분', '어른만 사는 화분']) {
    await lineOf(page, name)
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .uncheck()
  }
  await page.getByRole('button', { name: '4개 구매하기' }).click()
  await expect(page.getByRole('region', { name: '주문 상품 4' })).toBeVisible()
  await stock.close()
})
