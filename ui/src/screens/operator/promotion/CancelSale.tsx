import { SALE_CANCEL_REASON_LENGTH } from '@jangteo/core/promotion/specialSale.codes'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import type { SpecialSale } from './specialSaleDraft.ts'

const STALE = [staffCalls.operatorSale.key()]

type CancelSaleProps = { readonly sale: SpecialSale }

/** Cancels a special sale before its draw. A sheet that is open stays when the draw comes first: it shows the refusal. */
export function CancelSale({ sale }: CancelSaleProps) {
  const { specialSaleId: id, cancellableYn } = sale
  const sheet = useSheet(`cancel-sale-${id}`)
  const { sheeted } = useCommands({ stale: STALE })
  const cancel = useMutation(
    staffCalls.operatorSale.cancel.mutationOptions(sheeted(sheet, '특별판매를 취소했어요.')),
  )
  const open = () => {
    cancel.reset()
    sheet.open()
  }
  return (
    <>
      {cancellableYn === 'Y' ? (
        <Button size="s" variant="outline" onClick={open}>
          판매 취소
        </Button>
      ) : null}
      {sheet.isOpen ? (
        <ReasonSheet
          title="특별판매를 취소할까요?"
          acceptLabel="판매 취소"
          length={SALE_CANCEL_REASON_LENGTH}
          isBusy={cancel.isPending}
          error={cancel.error}
          onDismiss={sheet.dismiss}
          onAccept={(reason) => cancel.mutate({ id, reason })}
        >
          <p>응모한 모든 분에게 취소를 알려요. 취소하면 되돌릴 수 없어요.</p>
        </ReasonSheet>
      ) : null}
    </>
  )
}
