import { GOODS_LISTING_LABELS, GOODS_LISTINGS } from '@jangteo/core/goods/goodsListing.codes'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from './SellerGoods.module.css'
import { SellerGoodsTable } from './SellerGoodsTable.tsx'
import { type GoodsFilters, readFilters, toQuery } from './sellerGoodsData.ts'

const PAGE_SIZE = 20
const SHOWN = GOODS_LISTINGS.filter((listing) => listing !== 'DELETED')

/** The store's products: by state, by name, those that run out. */
export function SellerGoodsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(query)
  const go = (change: Partial<GoodsFilters>) =>
    void navigate(sellerRoutes.goods(toQuery({ ...filters, page: 0, ...change })))
  const { data } = useSuspenseQuery(
    staffCalls.sellerGoods.list.queryOptions({
      input: {
        page: filters.page,
        size: PAGE_SIZE,
        listingEnum: filters.listing ?? undefined,
        keyword: filters.keyword,
        lowStockYn: filters.isLowStock ? 'Y' : 'N',
      },
    }),
  )
  const countOf = (listing: string) =>
    data.countList.find((count) => count.listingEnum === listing)?.count ?? 0
  const total = SHOWN.reduce((sum, listing) => sum + countOf(listing), 0)
  const tabs = [
    { key: 'ALL', label: '전체', count: total },
    ...SHOWN.map((key) => ({ key, label: GOODS_LISTING_LABELS[key], count: countOf(key) })),
  ]
  return (
    <StaffPage
      title="상품"
      place="판매자센터"
      actions={
        <>
          <ButtonLink to={sellerRoutes.goodsFiles()} variant="outline" size="s">
            파일로 등록·재고 변경
          </ButtonLink>
          <ButtonLink to={sellerRoutes.newGoods()} size="s">
            상품 등록
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label="상품 상태"
        tabs={tabs}
        current={filters.listing ?? 'ALL'}
        onSelect={(key) => go({ listing: SHOWN.find((listing) => listing === key) ?? null })}
      />
      <GoodsSearch key={filters.keyword} filters={filters} onSearch={go} />
      <SellerGoodsTable page={data} filters={filters} />
    </StaffPage>
  )
}

type GoodsSearchProps = {
  readonly filters: GoodsFilters
  readonly onSearch: (change: Partial<GoodsFilters>) => void
}

function GoodsSearch({ filters, onSearch }: GoodsSearchProps) {
  const [keyword, setKeyword] = useState(filters.keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ keyword: keyword.trim() })
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <div className={styles.search}>
          <TextInput
            label="상품명 또는 상품코드"
            type="search"
            value={keyword}
            maxLength={100}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </div>
        <Button type="submit" variant="outline">
          검색
        </Button>
        <Checkbox
          isChecked={filters.isLowStock}
          onChange={(isLowStock) => onSearch({ isLowStock })}
        >
          재고 5개 이하만
        </Checkbox>
      </form>
    </search>
  )
}
