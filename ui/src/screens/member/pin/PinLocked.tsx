import { PIN_MESSAGES } from '@jangteo/core/member/pin/pin.messages'
import { LockKeyhole } from 'lucide-react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'

/** Says that the PIN is locked; verifying one's identity is the way on. */
export function PinLocked({ onReset }: { readonly onReset: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={LockKeyhole}
        title="결제 비밀번호가 잠겼어요"
        text={PIN_MESSAGES.PIN_LOCKED()}
      >
        <Button onClick={onReset}>본인인증하고 다시 설정하기</Button>
      </EmptyState>
    </div>
  )
}
