import { Button } from '../../parts/action/Button.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { BlockedLines } from './BlockedLines.tsx'
import type { CartProps } from './cartProps.ts'

/** Notice of lines that can't be ordered. */
export function CartDialogs({ view: { blocked, dismiss } }: CartProps) {
  return (
    <Dialog
      isOpen={blocked !== null}
      title="지금은 구매할 수 없는 상품이 있어요"
      onDismiss={dismiss}
      actions={<Button onClick={dismiss}>장바구니 확인하기</Button>}
    >
      {blocked === null ? null : <BlockedLines lines={blocked} />}
    </Dialog>
  )
}
