import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, uniqBy } from '../../lib/infiniteList.ts'
import { useNavigate } from '../../lib/router.ts'
import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { EditBar } from './EditBar.tsx'
import styles from './Favorite.module.css'
import { favoriteEntries } from './favoriteEntries.tsx'
import { GroupNameForm } from './GroupNameForm.tsx'
import { GroupPicker } from './GroupPicker.tsx'
import { PickableGoods } from './PickableGoods.tsx'
import { useFavoriteEdit } from './useFavoriteEdit.ts'
import { useGroupChanges } from './useGroups.ts'
import { useSelection } from './useSelection.ts'

const PAGE_SIZE = 20

function useGroup(id: string) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.favorite.groupDetail.infiniteOptions({
      input: (page: number) => ({ id, page, size: PAGE_SIZE }),
      initialPageParam: FIRST_PAGE_NUMBER,
      getNextPageParam: ({ page }) => nextPageNumber(page),
    }),
  )
  const { pages } = list.data
  const entries = pages.map(({ page }) => page)
  return {
    name: pages[0]?.name ?? '',
    count: pages[0]?.goodsCount ?? 0,
    goodsList: uniqBy(entries, ({ goodsId }) => goodsId),
    more: moreOf(list),
  }
}

/** The products of a group, to be moved or taken out of it; its name, and the way to delete it. */
export function FavoriteGroupGoods({ groupId }: { readonly groupId: string }) {
  const { name, count, goodsList, more } = useGroup(groupId)
  const selection = useSelection()
  const [isPicking, setPicking] = useState(false)
  const { placing, taking } = useFavoriteEdit(selection.end)
  const favoriteIds = selection.ids
  const isNothing = favoriteIds.length === 0
  return (
    <>
      <GroupHead groupId={groupId} name={name} count={count} />
      {goodsList.length === 0 ? (
        <EmptyState
          icon={Heart}
          title="아직 담은 상품이 없어요"
          text="찜한 상품에서 편집을 눌러 담아 보세요."
        >
          <ButtonLink to={routes.favorite()}>찜한 상품 보기</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <EditBar
            selection={selection}
            listedIds={goodsList.map(({ favoriteGoodsIdEncrypt: id }) => id)}
          >
            <Button size="s" disabled={isNothing} onClick={() => setPicking(true)}>
              옮기기
            </Button>
            <Button
              variant="outline"
              size="s"
              disabled={isNothing}
              isBusy={taking.isPending}
              onClick={() => taking.mutate({ groupId, favoriteIds })}
            >
              그룹에서 삭제
            </Button>
          </EditBar>
          <PickableGoods entries={favoriteEntries(goodsList)} selection={selection} more={more} />
        </>
      )}
      <GroupPicker
        isOpen={isPicking}
        title="어느 그룹으로 옮길까요?"
        fromId={groupId}
        onDismiss={() => setPicking(false)}
        onPick={(group) => {
          setPicking(false)
          placing.mutate({ ...group, favoriteIds, fromGroupId: groupId })
        }}
      />
    </>
  )
}

type GroupHeadProps = {
  readonly groupId: string
  readonly name: string
  readonly count: number
}

function GroupHead({ groupId, name, count }: GroupHeadProps) {
  const calls = useCalls()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { renaming, removal } = useGroupChanges()
  const [isNaming, setNaming] = useState(false)
  const { data } = useQuery({ ...calls.favorite.groups.queryOptions(), enabled: isNaming })
  const others = data?.groupList.filter((each) => each.favoriteGoodsGroupIdEncrypt !== groupId)
  const remove = async () => {
    const isSure = await confirm({
      title: `‘${name}’ 그룹을 삭제할까요?`,
      text: '담긴 상품은 찜에 그대로 남아요.',
      acceptLabel: '삭제',
    })
    if (!isSure) return
    removal.mutate(groupId, {
      onSuccess: () => void navigate(routes.favorite({ tab: 'groups' }), { replace: true }),
    })
  }
  return (
    <div className={styles.groupHead}>
      <h2 className={styles.groupTitle}>
        {name} <span className={styles.groupCount}>{formatNumber(count)}개</span>
      </h2>
      <div className={styles.actions}>
        <Button variant="quiet" size="s" onClick={() => setNaming(true)}>
          이름 바꾸기
        </Button>
        <Button variant="quiet" size="s" isBusy={removal.isPending} onClick={() => void remove()}>
          삭제
        </Button>
      </div>
      <Sheet isOpen={isNaming} title="그룹 이름 바꾸기" onDismiss={() => setNaming(false)}>
        <GroupNameForm
          name={name}
          otherNames={others?.map((each) => each.name) ?? []}
          action="저장"
          isBusy={renaming.isPending}
          onSubmit={(changed) =>
            renaming.mutate(
              { favoriteGoodsGroupIdEncrypt: groupId, name: changed },
              { onSuccess: () => setNaming(false) },
            )
          }
        />
      </Sheet>
    </div>
  )
}
