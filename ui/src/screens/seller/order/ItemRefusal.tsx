import { refusalText } from '@jangteo/http/refusal/refusal'
import { Callout } from '../../../parts/text/Callout.tsx'
import { RefusedItems } from './RefusedItems.tsx'
import type { ItemTry } from './useItemActions.ts'

/** Refusal of a sheet's last try: of the whole call, or of each of its items. */
export function ItemRefusal({ tried: { error, refused } }: { readonly tried: ItemTry }) {
  return error === null ? (
    <RefusedItems results={refused} />
  ) : (
    <Callout tone="danger">{refusalText(error)}</Callout>
  )
}
