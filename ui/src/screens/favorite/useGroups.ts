import type { Answers } from '@jangteo/http/call/calls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { newKey } from '../../lib/newKey.ts'
import { useToast } from '../../parts/toast/toast.ts'

export type FavoriteGroup = Answers['favorite']['groups']['groupList'][number]

/** Creates, renames and deletes groups; the lists that show them are asked for again. */
export function useGroupChanges() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const onError = (error: unknown) => toast({ text: refusalText(error) })
  const onSuccess = async () => {
    const shown = [calls.favorite.groups, calls.favorite.groupDetail]
    for (const list of shown) await queryClient.invalidateQueries({ queryKey: list.key() })
  }
  const creation = useMutation({
    mutationFn: (name: string) =>
      calls.favorite.createGroup.call({ name }, { context: { idempotencyKey: newKey() } }),
    onSuccess,
    onError,
  })
  const renaming = useMutation(calls.favorite.renameGroup.mutationOptions({ onSuccess, onError }))
  const removal = useMutation({
    mutationFn: (id: string) =>
      calls.favorite.removeGroups.call({ favoriteGoodsGroupIdEncryptList: [id] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calls.favorite.groups.key() }),
    onError,
  })
  return { creation, renaming, removal }
}
