import { formatNumber } from '@jangteo/core/money/money.rules'
import { Button } from '../../parts/action/Button.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { BlockedLines } from './BlockedLines.tsx'
import type { CartProps } from './cartProps.ts'

/** Questions before lines are removed, and notices of lines that can't be ordered. */
export function CartDialogs({ view }: CartProps) {
  const { removalCount, blocked, confirm, dismiss } = view
  return (
    <>
      <Dialog
        isOpen={removalCount !== null}
        title={`상품 ${formatNumber(removalCount ?? 0)}개를 삭제할까요?`}
        onDismiss={dismiss}
        actions={
          <>
            <Button variant="outline" onClick={dismiss}>
              취소
            </Button>
            <Button variant="outline" onClick={confirm}>
              삭제
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={blocked !== null}
        title="지금은 구매할 수 없는 상품이 있어요"
        onDismiss={dismiss}
        actions={<Button onClick={dismiss}>장바구니 확인하기</Button>}
      >
        {blocked === null ? null : <BlockedLines lines={blocked} />}
      </Dialog>
    </>
  )
}
