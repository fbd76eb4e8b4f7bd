import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const NAME = '서귀포 노지 감귤'
const TANGERINES = routes.productDetail(goodsNamed(NAME))

test('상품을 공유하면 기기의 공유창이 이름과 주소로 열리고, 없으면 링크를 복사한다', async ({
  page,
}) => {
  await page.goto(`${TANGERINES}?review=Y`)
  await page.getByRole('button', { name: '공유' }).click()
  await expectToast(page, '링크를 복사했어요.')
  await page.evaluate(() => {
    const share = (data: ShareData) => {
      Object.assign(globalThis, { shared: data })
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await page.getByRole('button', { name: '공유' }).click()
  const shared = () => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown)
  await expect.poll(shared).toEqual({ title: NAME, url: new URL(TANGERINES, page.url()).href })
})
