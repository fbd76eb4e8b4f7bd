import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { Button } from '../../../parts/action/Button.tsx'
import { Dialog } from '../../../parts/dialog/Dialog.tsx'

/** Nobody knows whether the cart took the selection: it can be sent again. */
export function OptionUnanswered({ sheet }: { readonly sheet: OptionSheetView }) {
  return (
    <Dialog
      isOpen={sheet.canRepeat}
      title="담겼는지 확인하지 못했어요"
      onDismiss={sheet.dismiss}
      actions={
        <>
          <Button variant="outline" onClick={sheet.dismiss}>
            닫기
          </Button>
          <Button onClick={sheet.repeat}>다시 확인</Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 상품이 두 번 담기지 않아요.
    </Dialog>
  )
}
