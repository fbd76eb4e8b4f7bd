import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { deskCalls } from './deskData.ts'
import type { DeskAnswer } from './DeskAskSheet.tsx'
import { deskClaimLabel } from './deskClaim.ts'
import type { DeskClaimData, DeskItemData, DeskPaymentData, DeskRefundData } from './deskData.ts'
import type { DelayNotice } from './DeskDelaySheet.tsx'
import type { SentScan } from './DeskScanSheet.tsx'
import type { ShippedParcel } from './DeskShipSheet.tsx'

/** Asks for the desk's lists again, and for what a buyer in this browser looks at. */
export function useDeskRefresh(): () => Promise<unknown> {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [
        deskCalls.list,
        deskCalls.claims,
        deskCalls.payments,
        deskCalls.refunds,
        deskCalls.outbox,
        calls.order,
        calls.delivery,
        calls.claim,
        calls.payment,
      ].map((asked) => queryClient.invalidateQueries({ queryKey: asked.key() })),
    )
}

/** Handles the answer of a desk's call: a toast with its outcome or its refusal, and fresh lists. */
function useDeskAnswers<Answer>(textOf: (answer: Answer) => string) {
  const refresh = useDeskRefresh()
  const toast = useToast()
  return {
    onSuccess: (answer: Answer) => toast({ text: textOf(answer) }),
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: refresh,
  }
}

/** Details of what is sent, and what follows once it was taken: a sheet closes. */
type Sent<Details> = Details & { readonly onDone?: () => void }

type Sending<Answer, Failure, Variables> = Pick<
  UseMutationResult<Answer, Failure, Variables>,
  'isPending' | 'mutate'
>

/** Sends what a press asks for; nothing while the press before is on its way. */
function sendOne<Answer, Failure, Variables>(
  { isPending, mutate }: Sending<Answer, Failure, Variables>,
  variables: Variables,
  onDone?: () => void,
): void {
  if (!isPending) mutate(variables, { onSuccess: () => onDone?.() })
}

type NotifiedItem = Pick<DeskItemData, 'goodsName' | 'orderItemStatusEnum'>

function itemText({ goodsName, orderItemStatusEnum }: NotifiedItem): string {
  return `${goodsName}: ${ORDER_ITEM_STATUS_LABELS[orderItemStatusEnum]}`
}

function claimText(claim: DeskClaimData): string {
  return `${claim.items[0]?.goodsName ?? ''}: ${deskClaimLabel(claim)}`
}

/** Sends events of one item; the toast says what it has become. `sending` is the event on its way. */
export function useDeskEvents({ orderItemIdEncrypt }: DeskItemData) {
  const answers = useDeskAnswers(itemText)
  const send = useMutation(deskCalls.send.mutationOptions(answers))
  return {
    send: (
      type: string,
      { onDone, ...reported }: Sent<Partial<ShippedParcel & DelayNotice>> = {},
    ) => sendOne(send, { id: orderItemIdEncrypt, type, ...reported }, onDone),
    sending: send.isPending ? send.variables.type : null,
  }
}

/** Sends what the courier reports of an item's parcel; the toast says what it has become. */
export function useDeskScans({ orderItemIdEncrypt }: DeskItemData) {
  const answers = useDeskAnswers(itemText)
  const scan = useMutation(deskCalls.scan.mutationOptions(answers))
  return {
    send: ({ onDone, ...sent }: Sent<SentScan>) =>
      sendOne(scan, { id: orderItemIdEncrypt, ...sent }, onDone),
    isSending: scan.isPending,
  }
}

/** Refuses to sell an item; the toast says what it has become. */
export function useSaleRefusal({ orderItemIdEncrypt }: DeskItemData) {
  const answers = useDeskAnswers(claimText)
  const refuse = useMutation(deskCalls.refuseSale.mutationOptions(answers))
  return {
    send: ({ memo, onDone }: Sent<{ readonly memo: string }>) =>
      sendOne(refuse, { id: orderItemIdEncrypt, memo }, onDone),
    isSending: refuse.isPending,
  }
}

/** Details of an event of a claim. */
export type ClaimStepInput = Partial<DeskAnswer & ShippedParcel>

/** Sends events of one claim; the toast says what it has become. `sending` is the event on its way. */
export function useDeskClaimEvents({ orderClaimIdEncrypt }: DeskClaimData) {
  const answers = useDeskAnswers(claimText)
  const send = useMutation(deskCalls.sendClaim.mutationOptions(answers))
  return {
    send: (type: string, { onDone, ...reported }: Sent<ClaimStepInput> = {}) =>
      sendOne(send, { id: orderClaimIdEncrypt, type, ...reported }, onDone),
    sending: send.isPending ? send.variables.type : null,
  }
}

type RefundAnswer = Pick<DeskRefundData, 'refundStatusEnum'>

function refundText({ refundStatusEnum }: RefundAnswer): string {
  return REFUND_STATE_LABELS[refundStatusEnum]
}

/** Has a refund asked for again, or records that a person paid it. */
export function useDeskRefundEvents({ refundIdEncrypt }: DeskRefundData) {
  const answers = useDeskAnswers(refundText)
  const send = useMutation(deskCalls.sendRefund.mutationOptions(answers))
  return {
    send: (type: DeskRefundData['events'][number]['type']) =>
      sendOne(send, { id: refundIdEncrypt, type }),
    sending: send.isPending ? send.variables.type : null,
  }
}

/** Records what an operator found out of a payment; the toast says what was recorded. */
export function usePaymentRecords({ paymentGatewayIdEncrypt }: DeskPaymentData) {
  const answers = useDeskAnswers(({ label }: { readonly label: string }) => `${label}: 적었어요.`)
  const send = useMutation(deskCalls.recordPayment.mutationOptions(answers))
  return {
    send: (
      type: DeskPaymentData['events'][number]['type'],
      { memo, onDone }: Sent<{ readonly memo: string }>,
    ) => sendOne(send, { id: paymentGatewayIdEncrypt, type, memo }, onDone),
    sending: send.isPending ? send.variables.type : null,
  }
}
