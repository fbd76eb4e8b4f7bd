import { goodsListingView, listingSteps } from '@jangteo/core/goods/goodsListing.view'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { RefusedList } from '../../staff/RefusedList.tsx'
import styles from './SellerGoods.module.css'
import { type GoodsFilters, type SellerGoodsRow, toQuery } from './sellerGoodsData.ts'
import { SellerStockSheet } from './SellerStockSheet.tsx'
import { useGoodsSteps } from './useGoodsSteps.ts'

type SellerGoodsTableProps = {
  readonly page: StaffAnswers['sellerGoods']['list']
  readonly filters: GoodsFilters
}

/** A page of the store's products, with what can be done with each, and with those that are chosen. */
export function SellerGoodsTable({ page, filters }: SellerGoodsTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [stocked, setStocked] = useState<SellerGoodsRow | null>(null)
  const steps = useGoodsSteps()
  const chosen = page.content.filter(({ goodsId }) => selected.has(String(goodsId)))
  const columns = columnsOf({ onStock: setStocked, steps })
  return (
    <>
      {chosen.length === 0 ? null : (
        <div className={styles.chosen}>
          <p>{chosen.length}개 선택</p>
          <Button
            size="s"
            variant="outline"
            isBusy={steps.isBusy}
            onClick={() =>
              steps.submitAll(chosen, (refused) =>
                setSelected(new Set(refused.map(({ id }) => id))),
              )
            }
          >
            선택한 상품 판매 요청
          </Button>
        </div>
      )}
      {steps.refused.length === 0 ? null : (
        <div className={styles.refused}>
          <RefusedList label="판매 요청하지 못한 상품" refused={steps.refused} />
        </div>
      )}
      <DataTable
        name="상품"
        columns={columns}
        rows={page.content}
        keyOf={({ goodsId }) => String(goodsId)}
        nameOf={({ goodsName }) => goodsName}
        selection={{ selected, onChange: setSelected }}
        empty={
          <EmptyState
            icon={PackageSearch}
            title="상품이 없어요"
            text="조건을 바꾸거나 새 상품을 등록해 주세요."
          />
        }
      />
      <Pagination
        {...page}
        toUrl={(number) => sellerRoutes.goods(toQuery({ ...filters, page: number }))}
      />
      <SellerStockSheet goods={stocked} onDismiss={() => setStocked(null)} />
    </>
  )
}

type Acting = {
  readonly onStock: (goods: SellerGoodsRow) => void
  readonly steps: ReturnType<typeof useGoodsSteps>
}

function columnsOf(acting: Acting): readonly DataColumn<SellerGoodsRow>[] {
  return [
    { key: 'goods', header: '상품', isTitle: true, cell: (goods) => <GoodsName goods={goods} /> },
    { key: 'listing', header: '상태', cell: (goods) => <GoodsMarks goods={goods} /> },
    {
      key: 'price',
      header: '판매가',
      align: 'end',
      cell: ({ salePrice }) => <span className={styles.figures}>{formatWon(salePrice)}</span>,
    },
    {
      key: 'stock',
      header: '재고',
      align: 'end',
      cell: (goods) => (
        <Button
          size="s"
          variant="text"
          aria-label={`${goods.goodsName} 재고 ${goods.stock}개 변경`}
          onClick={() => acting.onStock(goods)}
        >
          {formatNumber(goods.stock)}개
        </Button>
      ),
    },
    {
      key: 'sold',
      header: '판매',
      align: 'end',
      cell: ({ soldCount }) => <span className={styles.figures}>{formatNumber(soldCount)}개</span>,
    },
    {
      key: 'steps',
      header: '관리',
      cell: (goods) => <GoodsButtons goods={goods} steps={acting.steps} />,
    },
  ]
}

function GoodsName({ goods }: { readonly goods: SellerGoodsRow }) {
  return (
    <div className={styles.goods}>
      <div className={styles.picture}>
        {goods.picture === '' ? (
          <span className={styles.blank} />
        ) : (
          <Img picture={goods.picture} alt="" sizes="44px" />
        )}
      </div>
      <div>
        <AppLink className={styles.name} to={sellerRoutes.goodsForm(goods.goodsId)}>
          {goods.goodsName}
        </AppLink>
        {goods.sellerCode === null ? null : <p className={styles.code}>{goods.sellerCode}</p>}
      </div>
    </div>
  )
}

function GoodsMarks({ goods }: { readonly goods: SellerGoodsRow }) {
  const { label, tone, note } = goodsListingView({
    listing: goods.listingEnum,
    saleStatus: goods.saleStatusEnum,
    hasRevision: goods.revisionYn === 'Y',
  })
  return (
    <span className={styles.marks}>
      <Badge tone={tone}>{label}</Badge>
      {note === null ? null : <Badge tone="brand">{note}</Badge>}
    </span>
  )
}

type GoodsButtonsProps = { readonly goods: SellerGoodsRow; readonly steps: Acting['steps'] }

function GoodsButtons({ goods, steps }: GoodsButtonsProps) {
  const offered = listingSteps(goods.listingEnum, goods.stepList, true).filter(
    ({ event }) => event !== 'seller.edit',
  )
  const sale = goods.saleStatusEnum === 'STOP' ? 'resume' : 'stop'
  return (
    <div className={styles.buttons}>
      {goods.listingEnum === 'LISTED' ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`${goods.goodsName} ${sale === 'stop' ? '판매 중지' : '판매 재개'}`}
          onClick={() => steps.setSale(goods, sale)}
        >
          {sale === 'stop' ? '판매 중지' : '판매 재개'}
        </Button>
      ) : null}
      {offered.map(({ event, label }) => (
        <Button
          key={event}
          size="s"
          variant="outline"
          aria-label={`${goods.goodsName} ${label}`}
          onClick={() => void steps.take(goods, event)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
