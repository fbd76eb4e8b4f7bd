import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { DEAL_STATE_LABELS } from '@jangteo/core/display/deal.codes'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { TimerReset } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { useCommands } from '../../staff/useCommands.ts'
import { DealSheet } from './DealSheet.tsx'
import styles from './SellerDeals.module.css'
import type { SellerDealData } from './sellerDealData.ts'

const PAGE_SIZE = 20

/** The deal that the sheet is open for: a new one, or one that has not begun. */
type Opened = { readonly deal: SellerDealData | null }

function minuteText(moment: string): string {
  return formatDateTime(Date.parse(moment))
}

/** The store's deals: prices for a time, and for so many pieces. */
export function SellerDealsScreen() {
  const [query] = useSearchParams()
  const page = readPage(query)
  const [opened, setOpened] = useState<Opened | null>(null)
  const stop = useStopDeal()
  const { data } = useSuspenseQuery(
    staffCalls.sellerDeal.list.queryOptions({ input: { page, size: PAGE_SIZE } }),
  )
  return (
    <StaffPage
      title="특가"
      place="판매자센터"
      actions={
        <Button size="s" onClick={() => setOpened({ deal: null })}>
          특가 등록
        </Button>
      }
    >
      <DataTable
        name="특가"
        columns={columnsOf({ onEdit: (deal) => setOpened({ deal }), onStop: stop })}
        rows={data.content}
        keyOf={({ dealId }) => String(dealId)}
        nameOf={({ goodsName }) => goodsName}
        empty={<EmptyState icon={TimerReset} title="등록한 특가가 없어요" />}
      />
      <Pagination {...data} toUrl={(number) => sellerRoutes.deals({ page: number })} />
      {opened === null ? null : <DealSheet deal={opened.deal} onDismiss={() => setOpened(null)} />}
    </StaffPage>
  )
}

type Acting = {
  readonly onEdit: (deal: SellerDealData) => void
  readonly onStop: (deal: SellerDealData) => void
}

function columnsOf({ onEdit, onStop }: Acting): readonly DataColumn<SellerDealData>[] {
  return [
    { key: 'goods', header: '상품', isTitle: true, cell: ({ goodsName }) => goodsName },
    {
      key: 'state',
      header: '상태',
      cell: ({ stateEnum }) => (
        <Badge tone={stateEnum === 'RUNNING' ? 'positive' : 'neutral'}>
          {DEAL_STATE_LABELS[stateEnum]}
        </Badge>
      ),
    },
    {
      key: 'price',
      header: '특가 · 판매가',
      align: 'end',
      cell: ({ dealPrice, salePrice }) => `${formatWon(dealPrice)} · ${formatWon(salePrice)}`,
    },
    {
      key: 'period',
      header: '기간',
      cell: ({ startsAt, endsAt }) => `${minuteText(startsAt)} ~ ${minuteText(endsAt)}`,
    },
    {
      key: 'taken',
      header: '판매',
      align: 'end',
      cell: ({ taken, quantityTotal }) =>
        quantityTotal === null
          ? `${formatNumber(taken)}개`
          : `${formatNumber(taken)} / ${formatNumber(quantityTotal)}개`,
    },
    {
      key: 'steps',
      header: '관리',
      cell: (deal) => <DealButtons deal={deal} onEdit={onEdit} onStop={onStop} />,
    },
  ]
}

function DealButtons({ deal, onEdit, onStop }: Acting & { readonly deal: SellerDealData }) {
  const { stateEnum, goodsName } = deal
  const isOver = stateEnum === 'ENDED' || stateEnum === 'STOPPED'
  return (
    <span className={styles.buttons}>
      {stateEnum === 'COMING' ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`${goodsName} 특가 수정`}
          onClick={() => onEdit(deal)}
        >
          수정
        </Button>
      ) : null}
      {isOver ? null : (
        <Button
          size="s"
          variant="outline"
          aria-label={`${goodsName} 특가 중단`}
          onClick={() => onStop(deal)}
        >
          중단
        </Button>
      )}
    </span>
  )
}

function useStopDeal() {
  const { toasted } = useCommands({ stale: [staffCalls.sellerDeal.key()] })
  const confirm = useConfirm()
  const { mutate } = useMutation(
    staffCalls.sellerDeal.stop.mutationOptions(toasted('특가를 중단했어요.')),
  )
  return ({ dealId: id, goodsName }: SellerDealData) => {
    const text = '바로 판매가로 돌아가요. 이미 주문한 분의 금액은 그대로예요.'
    const title = `'${goodsName}' 특가를 중단할까요?`
    return void confirm({ title, text, acceptLabel: '중단', dismissLabel: '닫기' }).then(
      (isAccepted) => (isAccepted ? mutate({ id }) : undefined),
    )
  }
}
