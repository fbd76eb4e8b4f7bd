import type { LeaveReason } from '@jangteo/core/member/leave.codes'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { IdentityCheck } from '../identity/IdentityCheck.tsx'
import { returnedVerification } from '../identity/identityReturn.ts'
import { useIdentityCheck } from '../identity/useIdentityCheck.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useLeaving } from './useLeaving.ts'

type LeaveByIdentityProps = { readonly reason: LeaveReason }

/**
 * Leaving with a verified identity. One that is not accepted begins again once the address is without it, or the check
 * would find it there again.
 */
export function LeaveByIdentity({ reason }: LeaveByIdentityProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const restart = () =>
    void navigate(lifeRoutes.withdraw({ leaveReason: reason }), { replace: true })
  return <Check key={returnedVerification(search)} reason={reason} onRestart={restart} />
}

const stay = () => undefined

function Check({ reason, onRestart }: LeaveByIdentityProps & { readonly onRestart: () => void }) {
  const check = useIdentityCheck({ purpose: 'WITHDRAW', onVerified: stay })
  const { error, isPending, leaveWith } = useLeaving(reason)
  const { verified } = check
  const isUnaccepted =
    isRefusal(error, 'IDENTITY_UNVERIFIED') || isRefusal(error, 'IDENTITY_DIFFERENT')
  return (
    <LeaveQuestion
      reason={reason}
      error={error}
      action={
        verified === null || isUnaccepted ? null : (
          <Button
            isWide
            isBusy={isPending}
            onClick={() => leaveWith({ verificationId: verified.verificationId })}
          >
            탈퇴하기
          </Button>
        )
      }
    >
      {isUnaccepted ? (
        <Button isWide onClick={onRestart}>
          다시 인증하기
        </Button>
      ) : (
        <IdentityCheck view={check} />
      )}
    </LeaveQuestion>
  )
}
