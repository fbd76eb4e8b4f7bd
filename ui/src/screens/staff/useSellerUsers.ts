import { useMutation } from '@tanstack/react-query'
import { staffCalls } from './staffCalls.ts'
import { useCommands } from './useCommands.ts'

const STALE = [staffCalls.sellerUser.key()]

/** The writes of the users of a store; each asks for the list again. */
export function useSellerUsers(onDone: () => void) {
  const { answered, toasted } = useCommands({ stale: STALE, onDone })
  const { sellerUser } = staffCalls
  return {
    invite: useMutation(sellerUser.invite.mutationOptions(answered('초대 메일을 보냈어요.'))),
    change: useMutation(sellerUser.change.mutationOptions(answered('권한을 저장했어요.'))),
    remove: useMutation(sellerUser.remove.mutationOptions(toasted('담당자를 삭제했어요.'))),
    sendLink: useMutation(sellerUser.sendLink.mutationOptions(toasted('링크를 메일로 보냈어요.'))),
  }
}
