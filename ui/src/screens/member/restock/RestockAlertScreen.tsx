import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { RESTOCK_ALERT_COUNT_MAX } from '@jangteo/core/goods/restock.rules'
import { restockAlertView } from '@jangteo/core/goods/restockAlert.view'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { BellRing, Trash2 } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ListPage, ListResults } from '../../order/list/ListLookup.tsx'
import styles from '../../order/list/OrderList.module.css'
import { OrderListSkeleton } from '../../order/list/OrderListSkeleton.tsx'

type Alerts = Answers['restock']['list']
type Alert = Alerts['content'][number]

/** The member's restock alerts, newest first. */
export function RestockAlertScreen() {
  return (
    <>
      <title>재입고 알림 - 장터</title>
      <PageHeader title="재입고 알림" width="page" />
      <MemberOnly subject="내 재입고 알림" skeleton={<OrderListSkeleton />}>
        <ListPage>
          <AlertResults />
        </ListPage>
      </MemberOnly>
    </>
  )
}

function AlertResults() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.restock.list.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
    staleTime: 0,
  })
  const count = list.data.pages[0]?.totalElements ?? 0
  const place = useFocusOn<HTMLElement>(count, { onlyWhenLost: true })
  return (
    <section ref={place} tabIndex={-1} aria-label="신청한 재입고 알림">
      {count === 0 ? <NoAlerts /> : <AlertList list={list} count={count} />}
    </section>
  )
}

function NoAlerts() {
  return (
    <EmptyState
      icon={BellRing}
      title="신청한 재입고 알림이 없어요"
      text={`품절된 상품에서 ${RESTOCK_ALERT_COUNT_MAX}개까지 신청할 수 있어요.`}
    >
      <ButtonLink to={routes.home()}>상품 둘러보기</ButtonLink>
    </EmptyState>
  )
}

type AlertListProps = {
  readonly list: UseSuspenseInfiniteQueryResult<InfiniteData<Alerts>>
  readonly count: number
}

function AlertList({ list, count }: AlertListProps) {
  return (
    <ListResults countText={`재입고 알림 ${formatNumber(count)}개`} more={moreOf(list)}>
      {uniqBy(list.data.pages, ({ restockAlertReqIdEncrypt: id }) => id).map((alert) => (
        <li key={alert.restockAlertReqIdEncrypt}>
          <AlertCard alert={alert} />
        </li>
      ))}
    </ListResults>
  )
}

function useRemoving() {
  const calls = useCalls()
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation(
    calls.restock.remove.mutationOptions({
      onSuccess: () => toast({ text: '재입고 알림을 삭제했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.restock.key() }),
    }),
  )
}

function AlertCard({ alert }: { readonly alert: Alert }) {
  const { goodsId, goodsName, picture, optionName, storeName, storeUrl } = alert
  const { label, canBuy } = restockAlertView({
    state: alert.stateEnum,
    saleStatus: alert.statusEnum,
  })
  const removing = useRemoving()
  return (
    <div className={clsx(styles.card, styles.headless)}>
      <GoodsLine
        goods={{ goodsId, goodsName, picture, optionName, isAddon: false }}
        isDim={!canBuy}
        corner={
          <IconButton
            icon={Trash2}
            iconSize="s"
            label={`${goodsName} ${optionName} 재입고 알림 삭제`}
            onClick={() => removing.mutate({ id: alert.restockAlertReqIdEncrypt })}
          />
        }
      >
        <StoreLink storeName={storeName} storeUrl={storeUrl} />
        <p>
          <Badge tone={canBuy ? 'brand' : 'neutral'}>{canBuy ? '구매 가능' : label}</Badge>{' '}
          <span className={styles.number}>{formatDate(Date.parse(alert.requestedAt))} 신청</span>
        </p>
      </GoodsLine>
      {canBuy ? (
        <ButtonLink to={routes.productDetail(goodsId)} variant="outline">
          구매하러 가기
        </ButtonLink>
      ) : null}
    </div>
  )
}
