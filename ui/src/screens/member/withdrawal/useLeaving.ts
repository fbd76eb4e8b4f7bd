import type { LeaveReason } from '@jangteo/core/member/leave.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { forgetDrafts } from '../../../lib/drafts.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Proof of a member who leaves, as it is sent. */
export type SentProof = {
  readonly password?: string
  readonly phrase?: string
  readonly verificationId?: string
}

/** Leaving with a proof. Whoever left is led home, and everything that the page knows of them is forgotten. */
export function useLeaving(reason: LeaveReason) {
  const calls = useCalls()
  const navigate = useNavigate()
  const changeSession = useSessionChange()
  const toast = useToast()
  const leave = useMutation(
    calls.withdrawal.leave.mutationOptions({
      onSuccess: async () => {
        forgetDrafts()
        await navigate(routes.home(), { replace: true })
        await changeSession()
        toast({ text: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.' })
      },
    }),
  )
  const leaveWith = (proof: SentProof) => leave.mutate({ leaveReason: reason, ...proof })
  return { error: leave.error, isPending: leave.isPending, leaveWith }
}
