import { useMutation } from '@tanstack/react-query'
import { staffCalls } from './staffCalls.ts'
import { useCommands } from './useCommands.ts'

type Answer = { readonly approvalYn: 'Y' | 'N' }

const STALE = [staffCalls.operatorRole.key(), staffCalls.approval.key()]

const textOf =
  (doneText: string) =>
  ({ approvalYn }: Answer) =>
    approvalYn === 'Y' ? '다른 관리자에게 승인을 요청했어요.' : doneText

/** The writes of roles; another admin approves them first where there is one. */
export function useRoles(onDone: () => void) {
  const { answered } = useCommands({ stale: STALE, onDone })
  const { operatorRole: role } = staffCalls
  return {
    invite: useMutation(role.invite.mutationOptions(answered(textOf('초대 메일을 보냈어요.')))),
    change: useMutation(role.change.mutationOptions(answered(textOf('권한을 저장했어요.')))),
    remove: useMutation(role.remove.mutationOptions(answered(textOf('운영자를 삭제했어요.')))),
    reset: useMutation(
      role.resetAuthenticator.mutationOptions(answered(textOf('인증 앱을 초기화했어요.'))),
    ),
  }
}
