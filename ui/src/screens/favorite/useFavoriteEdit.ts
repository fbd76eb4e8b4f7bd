import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'

type Placing = {
  readonly groupId: string
  readonly groupName: string
  readonly favoriteIds: readonly string[]
  /** Group that they leave for the other one. */
  readonly fromGroupId?: string
}

/** What is done with picked favourites; `onDone` follows when it is. */
export function useFavoriteEdit(onDone: () => void) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const onError = (error: unknown) => toast({ text: refusalText(error) })
  const finish = async (text: string) => {
    onDone()
    toast({ text })
    await queryClient.invalidateQueries({ queryKey: calls.favorite.key() })
  }
  const removal = useMutation({
    mutationFn: (favoriteGoodsIdEncryptList: string[]) =>
      calls.favorite.removeGoods.call({ favoriteGoodsIdEncryptList }),
    onSuccess: () => finish(FAVORITE_MESSAGES.FAVORITE_REMOVED()),
    onError,
  })
  const placing = useMutation({
    mutationFn: ({ groupId, favoriteIds, fromGroupId }: Placing) =>
      calls.favorite.addToGroup.call({
        favoriteGoodsGroupIdEncrypt: groupId,
        favoriteGoodsIdEncryptList: [...favoriteIds],
        ...(fromGroupId === undefined ? {} : { fromGroupIdEncrypt: fromGroupId }),
      }),
    onSuccess: (_, { groupName, favoriteIds, fromGroupId }) =>
      finish(
        `‘${groupName}’에 ${formatNumber(favoriteIds.length)}개를 ${fromGroupId === undefined ? '담았어요' : '옮겼어요'}.`,
      ),
    onError,
  })
  const taking = useMutation({
    mutationFn: ({ groupId, favoriteIds }: Pick<Placing, 'groupId' | 'favoriteIds'>) =>
      calls.favorite.takeFromGroup.call({
        favoriteGoodsGroupIdEncrypt: groupId,
        favoriteGoodsIdEncryptList: [...favoriteIds],
      }),
    onSuccess: () => finish('그룹에서 뺐어요. 찜은 그대로예요.'),
    onError,
  })
  return { removal, placing, taking }
}
