import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../parts/toast/toast.ts'
import { staffCalls } from './staffCalls.ts'

/** The writes of the users of a store; each asks for the list again. */
export function useSellerUsers(onSaved: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const answered = (text: string) => ({
    onSuccess: () => {
      toast({ text })
      onSaved()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffCalls.sellerUser.key() }),
  })
  const noted = (text: string) => ({
    ...answered(text),
    onError: (error: Error) => toast({ text: refusalText(error) }),
  })
  const { sellerUser } = staffCalls
  return {
    invite: useMutation(sellerUser.invite.mutationOptions(answered('초대 메일을 보냈어요.'))),
    change: useMutation(sellerUser.change.mutationOptions(answered('권한을 저장했어요.'))),
    remove: useMutation(sellerUser.remove.mutationOptions(noted('담당자를 삭제했어요.'))),
    sendLink: useMutation(sellerUser.sendLink.mutationOptions(noted('링크를 메일로 보냈어요.'))),
  }
}
