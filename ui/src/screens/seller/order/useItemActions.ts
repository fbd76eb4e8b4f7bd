import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { itemResultsText } from '@jangteo/core/order/sellerOrder.view'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { ItemResultsData, SellerItemData } from './sellerOrderData.ts'

type Named = Pick<SellerItemData, 'orderItemIdEncrypt' | 'itemNumber'>

/** An action on items with its details. */
export type ItemAction =
  | { readonly action: 'ACKNOWLEDGE' | 'REMOVE_INVOICE'; readonly items: readonly Named[] }
  | {
      readonly action: 'SHIP'
      readonly items: readonly Named[]
      readonly courierEnum: Courier
      readonly invoice: string
    }
  | {
      readonly action: 'DELAY'
      readonly items: readonly Named[]
      readonly reason: string
      readonly shipsOn: Day
    }
  | { readonly action: 'REFUSE'; readonly items: readonly Named[]; readonly memo: string }

/** An item whose action was refused, and why. */
export type RefusedItem = { readonly itemNumber: string; readonly message: string }

function send({ items, ...rest }: ItemAction) {
  const orderItemIdList = items.map(({ orderItemIdEncrypt }) => orderItemIdEncrypt)
  const { sellerOrder } = staffCalls
  switch (rest.action) {
    case 'ACKNOWLEDGE':
      return sellerOrder.acknowledge.call({ orderItemIdList })
    case 'REMOVE_INVOICE':
      return sellerOrder.removeInvoice.call({ orderItemIdList })
    case 'SHIP': {
      const { courierEnum, invoice } = rest
      return sellerOrder.ship.call({ orderItemIdList, courierEnum, invoice })
    }
    case 'DELAY': {
      const { reason, shipsOn } = rest
      return sellerOrder.delay.call({ orderItemIdList, reason, shipsOn })
    }
    case 'REFUSE':
      return sellerOrder.refuse.call({ orderItemIdList, memo: rest.memo })
  }
}

function refusedOf(results: ItemResultsData, items: readonly Named[]): RefusedItem[] {
  const numberOf = new Map(items.map((item) => [item.orderItemIdEncrypt, item.itemNumber]))
  return results.flatMap(({ orderItemIdEncrypt, message }) =>
    message === null ? [] : [{ itemNumber: numberOf.get(orderItemIdEncrypt) ?? '', message }],
  )
}

/** Sends actions on items; the toast sums up the results, and what was refused stays to be read. */
export function useItemActions(onDone: () => void) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<readonly RefusedItem[]>([])
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: ({ resultList }, { action, items }) => {
      toast({
        text: itemResultsText(
          action,
          resultList.map((one) => one.resultEnum),
        ),
      })
      setRefused(refusedOf(resultList, items))
      onDone()
    },
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () =>
      Promise.all(
        [staffCalls.sellerOrder, staffCalls.sellerClaim].map((calls) =>
          queryClient.invalidateQueries({ queryKey: calls.key() }),
        ),
      ),
  })
  return {
    refused,
    sending: mutation.isPending ? mutation.variables.action : null,
    send: (sent: ItemAction) => (mutation.isPending ? undefined : mutation.mutate(sent)),
  }
}

export type ItemActions = ReturnType<typeof useItemActions>
