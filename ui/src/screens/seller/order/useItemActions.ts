import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { SellerItemAction } from '@jangteo/core/order/sellerOrder.codes'
import { itemResultsText } from '@jangteo/core/order/sellerOrder.view'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import type { SheetControl } from '../../../lib/useSheet.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { toastWhenClosed } from '../../staff/useCommands.ts'
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

/** Last try of an action that a sheet sends. */
export type ItemTry = {
  readonly isBusy: boolean
  /** Error of the whole call; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly refused: readonly RefusedItem[]
}

type Opened = { readonly action: SellerItemAction; readonly items: readonly SellerItemData[] }

/** True when no item was changed: the sheet stays open with what was typed. */
function isRefusal(results: ItemResultsData): boolean {
  return results.every(({ resultEnum }) => resultEnum === 'REFUSED')
}

function useSendItems(sheet: SheetControl, onDone: () => void) {
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ resultList }, { action }) => {
      if (isRefusal(resultList) && sheet.isOpen) return
      const resultEnums = resultList.map(({ resultEnum }) => resultEnum)
      toast({ text: itemResultsText(action, resultEnums) })
      sheet.dismiss()
      onDone()
    },
    onError: toastWhenClosed(toast, sheet),
    onSettled: () =>
      Promise.all(
        [staffCalls.sellerOrder, staffCalls.sellerClaim].map((calls) =>
          queryClient.invalidateQueries({ queryKey: calls.key() }),
        ),
      ),
  })
}

/**
 * Sends actions on items; the toast sums up the results, and what was refused stays to be read. The sheet of an action
 * with details closes once something was carried out, and shows the refusal of its last try until then. It names the
 * items that it was opened for, which the list behind it may show no more.
 */
export function useItemActions(sheetName: string, onDone: () => void) {
  const sheet = useSheet(sheetName)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { mutate, reset, data, variables, isPending, error } = useSendItems(sheet, onDone)
  const begin = (action: SellerItemAction, items: readonly SellerItemData[]) => {
    if (action === 'ACKNOWLEDGE' || action === 'REMOVE_INVOICE') return mutate({ action, items })
    reset()
    setOpened({ action, items })
    return sheet.open()
  }
  const refused =
    data === undefined || variables === undefined ? [] : refusedOf(data.resultList, variables.items)
  return {
    begin,
    isBusy: isPending,
    /** Refused items that no sheet shows. */
    refused: sheet.isOpen ? [] : refused,
    sheet: {
      opened: sheet.isOpen ? opened : null,
      tried: { isBusy: isPending, error, refused } satisfies ItemTry,
      onDismiss: sheet.dismiss,
      onSend: (sent: ItemAction) => mutate(sent),
    },
  }
}

export type ItemSheet = ReturnType<typeof useItemActions>['sheet']
