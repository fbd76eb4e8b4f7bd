import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Asks the list of devices again, and says why where a device was not logged out. */
function useAfterwards() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  return {
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.account.sessions.key() }),
  }
}

/** Logs one other device out. */
export function useDeviceLogOut(sessionId: string, name: string) {
  const calls = useCalls()
  const toast = useToast()
  const afterwards = useAfterwards()
  const ending = useMutation(
    calls.account.endSession.mutationOptions({
      onSuccess: () => toast({ text: `${name}에서 로그아웃했어요.` }),
      ...afterwards,
    }),
  )
  return { isPending: ending.isPending, logOut: () => ending.mutate({ id: sessionId }) }
}

/** Logs every other device out, after one question. */
export function useOthersLogOut() {
  const calls = useCalls()
  const toast = useToast()
  const confirm = useConfirm()
  const afterwards = useAfterwards()
  const ending = useMutation(
    calls.account.endOtherSessions.mutationOptions({
      onSuccess: ({ endedCount }) =>
        toast({ text: `다른 기기 ${endedCount}대에서 로그아웃했어요.` }),
      ...afterwards,
    }),
  )
  const logOut = async () => {
    const title = '다른 기기에서 모두 로그아웃할까요?'
    if (await confirm({ title, acceptLabel: '로그아웃' })) ending.mutate({})
  }
  return { isPending: ending.isPending, logOut }
}
