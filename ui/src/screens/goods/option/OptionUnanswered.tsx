import { Button } from '../../../parts/action/Button.tsx'
import { Dialog } from '../../../parts/dialog/Dialog.tsx'
import { useOptionEnd } from './useOptionSheet.ts'
import type { OptionChoice } from './useOptionSheet.ts'

type OptionUnansweredProps = {
  readonly choice: OptionChoice
  /** Called once the cart took the selection. */
  readonly onAdded: () => void
}

/** Outcome of a selection that was sent: it ends, or nobody knows whether the cart took it and it can be sent again. */
export function OptionUnanswered({ choice, onAdded }: OptionUnansweredProps) {
  const sheet = useOptionEnd(choice, onAdded)
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
