import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { useToast } from '../../parts/toast.ts'
import { deskCalls } from './deskData.ts'
import type { DeskItemData } from './deskData.ts'
import type { SentScan } from './DeskScanSheet.tsx'
import type { ShippedParcel } from './DeskShipSheet.tsx'

/** Asks for the desk's list anew, and for the orders that a buyer in this browser looks at. */
export function useDeskRefresh(): () => Promise<unknown> {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: deskCalls.list.key() }),
      queryClient.invalidateQueries({ queryKey: calls.order.key() }),
      queryClient.invalidateQueries({ queryKey: calls.delivery.key() }),
    ])
}

type Told = Pick<DeskItemData, 'goodsName' | 'orderItemStatusEnum'>

/** What comes after anything sent from the desk: a toast of what the item has become or why not, and fresh lists. */
function useDeskAnswers() {
  const refresh = useDeskRefresh()
  const toast = useToast()
  return {
    onSuccess: ({ goodsName, orderItemStatusEnum }: Told) =>
      toast({ text: `${goodsName}: ${ORDER_ITEM_STATUS_LABELS[orderItemStatusEnum]}` }),
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: refresh,
  }
}

/** Sends events of one item; the toast tells what it has become. `sending` is the event on its way. */
export function useDeskEvents({ orderItemIdEncrypt }: DeskItemData) {
  const answers = useDeskAnswers()
  const send = useMutation(deskCalls.send.mutationOptions(answers))
  return {
    send: (type: string, parcel?: ShippedParcel) =>
      send.isPending ? undefined : send.mutate({ id: orderItemIdEncrypt, type, ...parcel }),
    sending: send.isPending ? send.variables.type : null,
  }
}

/** Sends what the courier reports of an item's parcel; the toast tells what it has become. */
export function useDeskScans({ orderItemIdEncrypt }: DeskItemData) {
  const answers = useDeskAnswers()
  const scan = useMutation(deskCalls.scan.mutationOptions(answers))
  return {
    send: (sent: SentScan) =>
      scan.isPending ? undefined : scan.mutate({ id: orderItemIdEncrypt, ...sent }),
    isSending: scan.isPending,
  }
}
