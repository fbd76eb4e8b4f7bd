import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffCalls } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router.ts'
import { useToast } from '../../parts/toast/toast.ts'

type LogOutCall = Pick<StaffCalls['sellerSession']['logOut'], 'mutationOptions'>

/** Ends a session of staff; nothing that this page has seen is left. */
export function useStaffLogOut(logOut: LogOutCall, loginUrl: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const leaving = useMutation(
    logOut.mutationOptions({
      onSuccess: async () => {
        await navigate(loginUrl, { replace: true })
        queryClient.clear()
      },
      onError: (error) => toast({ text: refusalText(error) }),
    }),
  )
  return { isLeaving: leaving.isPending, onLogOut: () => leaving.mutate({}) }
}
