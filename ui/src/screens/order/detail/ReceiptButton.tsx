import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import type { Answers } from '@jangteo/http/call/calls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'

type Receipts = Answers['payment']['ordersReceipt']

/** The order's own receipt, else the first of what its claims asked for; `null` where there is none. */
function receiptOf(receipts: Receipts): string | null {
  const urls = [receipts, ...receipts.additionalPaymentList].flatMap(
    ({ cardReceiptUrl, cashReceiptUrl }) => [cardReceiptUrl, cashReceiptUrl],
  )
  return urls.find((url) => url !== null) ?? null
}

/** Opens the receipt that the gateway issued; where there is none yet the buyer is notified. Source: spec §8. */
export function ReceiptButton({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const toast = useToast()
  const receipt = useMutation({
    mutationFn: () => calls.payment.ordersReceipt.call({ id: ordersId }),
    onSuccess: (receipts) => {
      const url = receiptOf(receipts)
      if (url === null) toast({ text: PAYMENT_MESSAGES.RECEIPT_NOT_ISSUED() })
      else window.location.assign(url)
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return (
    <Button variant="outline" isBusy={receipt.isPending} onClick={() => receipt.mutate()}>
      영수증 보기
    </Button>
  )
}
