import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { boxOf } from '../box.ts'
import { test } from '../shop.ts'

const TANGERINES = routes.productDetail(goodsNamed('서귀포 노지 감귤'))

/** A phone laid on its side: the camera's cutout takes this much of the left edge and, turned over, of the right. */
const CUTOUT_PX = 47
const ASIDE = { width: 660, height: 360 }

test.use({ viewport: ASIDE })

test('옆으로 눕힌 휴대폰에서 카메라에 가리는 버튼이 없고, 사진의 수는 사진 위에 있다', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const insets = { left: CUTOUT_PX, right: CUTOUT_PX, top: 0, bottom: 0 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto(TANGERINES)
  await expect(page.getByRole('button', { name: '바로구매' })).toBeVisible()
  expect(await page.evaluate(underTheCutout, CUTOUT_PX)).toEqual([])
  const picture = await boxOf(page.getByRole('img', { name: '서귀포 노지 감귤 사진 1' }))
  const next = await boxOf(page.getByRole('button', { name: '다음 사진' }))
  expect(next.right).toBeLessThanOrEqual(picture.right)
})

/** Every button and link in view that reaches under the cutout; slides beside the shown one take no focus. */
function underTheCutout(cutoutPx: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href]')]
    .filter((part) => {
      const { left, right, top } = part.getBoundingClientRect()
      const isInView = part.tabIndex >= 0 && right > 0 && top >= 0 && top < innerHeight
      return isInView && (left < cutoutPx || right > innerWidth - cutoutPx)
    })
    .map(({ ariaLabel, innerText }) => ariaLabel ?? innerText)
}
