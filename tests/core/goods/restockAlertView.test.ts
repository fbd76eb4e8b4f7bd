import { RESTOCK_ALERT_STATES } from '@jangteo/core/goods/restockAlert.codes'
import { restockAlertView } from '@jangteo/core/goods/restockAlert.view'
import { expect, test } from 'vitest'

test('남아 있는 알림은 모두 지울 수 있다', () => {
  const shown = RESTOCK_ALERT_STATES.map((state) =>
    restockAlertView({ state, saleStatus: 'OUT_OF_STOCK' }),
  )
  expect(shown).toEqual([
    { label: '알림 대기', canBuy: false, canRemove: true },
    { label: '알림 완료', canBuy: false, canRemove: true },
    { label: '판매 종료', canBuy: false, canRemove: true },
    { label: '삭제', canBuy: false, canRemove: false },
  ])
})

test('다시 구매할 수 있게 된 상품은 사러 갈 수 있다', () => {
  expect(restockAlertView({ state: 'NOTIFIED', saleStatus: 'SALE' }).canBuy).toEqual(true)
})
