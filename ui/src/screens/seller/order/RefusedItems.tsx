import { RefusedList } from '../../staff/RefusedList.tsx'
import type { RefusedItem } from './useItemActions.ts'

/** The items that an action was refused for, each with the reason. */
export function RefusedItems({ results }: { readonly results: readonly RefusedItem[] }) {
  return (
    <RefusedList
      label="처리하지 못한 주문 상품"
      refused={results.map(({ itemNumber, message }) => ({
        id: itemNumber,
        name: itemNumber,
        message,
      }))}
    />
  )
}
