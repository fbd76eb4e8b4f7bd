import { Button } from '../../../parts/action/Button.tsx'
import { Dialog } from '../../../parts/dialog/Dialog.tsx'
import type { OptionSheet } from './useOptionSheet.ts'

/** Nobody knows whether the cart took the selection: it can be sent again. */
export function OptionUnanswered({ sheet: { view, verbs } }: { readonly sheet: OptionSheet }) {
  return (
    <Dialog
      isOpen={view.canRepeat}
      title="담겼는지 확인하지 못했어요"
      onDismiss={verbs.dismiss}
      actions={
        <>
          <Button variant="outline" onClick={verbs.dismiss}>
            닫기
          </Button>
          <Button onClick={verbs.repeat}>다시 확인</Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 상품이 두 번 담기지 않아요.
    </Dialog>
  )
}
