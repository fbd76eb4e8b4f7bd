import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../parts/toast/toast.ts'
import { staffCalls } from './staffCalls.ts'

type Answer = { readonly approvalYn: 'Y' | 'N' }

/** The writes of roles; another admin approves them first where there is one. */
export function useRoles(onSaved: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const answered = (doneText: string) => ({
    onSuccess: ({ approvalYn }: Answer) => {
      toast({ text: approvalYn === 'Y' ? '다른 관리자에게 승인을 요청했어요.' : doneText })
      onSaved()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: staffCalls.operatorRole.key() }),
        queryClient.invalidateQueries({ queryKey: staffCalls.approval.key() }),
      ]),
  })
  const noted = (doneText: string) => ({
    ...answered(doneText),
    onError: (error: Error) => toast({ text: refusalText(error) }),
  })
  const { operatorRole: role } = staffCalls
  return {
    invite: useMutation(role.invite.mutationOptions(answered('초대 메일을 보냈어요.'))),
    change: useMutation(role.change.mutationOptions(answered('권한을 저장했어요.'))),
    remove: useMutation(role.remove.mutationOptions(noted('운영자를 삭제했어요.'))),
    reset: useMutation(role.resetAuthenticator.mutationOptions(noted('인증 앱을 초기화했어요.'))),
  }
}
