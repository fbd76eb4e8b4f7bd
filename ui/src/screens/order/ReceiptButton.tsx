import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { Button } from '../../parts/Button.tsx'
import { useToast } from '../../parts/toast.ts'

/** Opens the receipt that the gateway issued; where there is none yet the buyer is told. Source: spec §8. */
export function ReceiptButton({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const toast = useToast()
  const receipt = useMutation({
    mutationFn: () => calls.payment.ordersReceipt.call({ id: ordersId }),
    onSuccess: ({ cardSlipUrl, cashReceiptUrl }) => {
      const url = cardSlipUrl ?? cashReceiptUrl
      if (url !== null) window.location.assign(url)
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return (
    <Button variant="outline" isBusy={receipt.isPending} onClick={() => receipt.mutate()}>
      영수증 보기
    </Button>
  )
}
