import { ActionMenu } from '../../parts/dialog/ActionMenu.tsx'
import type { OrderLineData } from './orderData.ts'
import { useBuyAgain } from './useBuyAgain.ts'
import { useConfirmPurchase } from './useOrderActions.ts'

/** Actions on one of several items whose buttons stand below all of them. */
export function LineMenu({ line }: { readonly line: OrderLineData }) {
  const { main, addons } = line
  const items = [main, ...addons]
  const confirm = useConfirmPurchase(items)
  const buyAgain = useBuyAgain([line])
  const actions = [
    ...(items.some((item) => item.actions.includes('CONFIRM'))
      ? [{ key: 'CONFIRM', label: '이 상품만 구매확정', ...confirm }]
      : []),
    ...(main.actions.includes('BUY_AGAIN')
      ? [{ key: 'BUY_AGAIN', label: '이 상품만 재구매', ...buyAgain }]
      : []),
  ]
  return actions.length === 0 ? null : (
    <ActionMenu
      id={`line-${main.orderItemIdEncrypt}`}
      title={main.goodsName}
      look="plain"
      actions={actions}
    />
  )
}
