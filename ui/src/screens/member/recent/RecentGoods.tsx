import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { GoodsCard } from '../../../parts/goods/GoodsCard.tsx'
import { TILE_SIZES } from '../../../parts/goods/GoodsTiles.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { EditBar } from '../../favorite/EditBar.tsx'
import { PickableGoods } from '../../favorite/PickableGoods.tsx'
import { useSelection } from '../../favorite/useSelection.ts'

const PAGE_SIZE = 20

/** Products viewed lately, some of which can be picked and removed. */
export function RecentGoods() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.favorite.recent.infiniteOptions({
      input: (page: number) => ({ page, size: PAGE_SIZE }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  const selection = useSelection()
  const removal = useRemoval(selection.end)
  const goodsList = uniqBy(list.data.pages, ({ goodsId }) => goodsId)
  if (goodsList.length === 0) {
    return (
      <EmptyState
        icon={Clock}
        title="최근 본 상품이 없어요"
        text="둘러본 상품을 90일 동안 여기에서 다시 볼 수 있어요."
      >
        <ButtonLink to={routes.home()}>둘러보기</ButtonLink>
      </EmptyState>
    )
  }
  const entries = goodsList.map((goods) => ({
    id: goods.recentGoodsIdEncrypt,
    goodsId: goods.goodsId,
    goodsName: goods.goodsName,
    card: <GoodsCard goods={goods} sizes={TILE_SIZES} headingLevel={2} />,
  }))
  return (
    <>
      <EditBar selection={selection} listedIds={entries.map(({ id }) => id)}>
        <Button
          variant="outline"
          size="s"
          disabled={selection.ids.length === 0}
          isBusy={removal.isPending}
          onClick={() => removal.mutate([...selection.ids])}
        >
          삭제
        </Button>
      </EditBar>
      <PickableGoods entries={entries} selection={selection} more={moreOf(list)} />
    </>
  )
}

function useRemoval(onDone: () => void) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (recentGoodsIdEncryptList: string[]) =>
      calls.favorite.removeRecent.call({ recentGoodsIdEncryptList }),
    onSuccess: async () => {
      onDone()
      toast({ text: '최근 본 상품에서 삭제했어요.' })
      await queryClient.invalidateQueries({ queryKey: calls.favorite.recent.key() })
      await queryClient.invalidateQueries({ queryKey: calls.myPage.key(), refetchType: 'none' })
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
}
