import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { PackageSearch } from 'lucide-react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Markdown } from '../../display/Markdown.tsx'
import type { SpecialSale } from './specialSaleDraft.ts'

type SaleGoods = SpecialSale['goodsList'][number]

function numberColumn(
  header: string,
  read: (goods: SaleGoods) => number,
  format: (value: number) => string = formatNumber,
): DataColumn<SaleGoods> {
  return { key: header, header, align: 'end', cell: (goods) => format(read(goods)) }
}

const COLUMNS: readonly DataColumn<SaleGoods>[] = [
  { key: 'name', header: '상품', isTitle: true, cell: ({ goodsName }) => goodsName },
  numberColumn('판매가', ({ salePrice }) => salePrice, formatWon),
  numberColumn('수량', ({ quantityTotal }) => quantityTotal),
  numberColumn('1인 구매 수량', ({ personMax }) => personMax),
  numberColumn('응모', ({ entryCount }) => entryCount),
  numberColumn('당첨', ({ wonCount }) => wonCount),
  numberColumn('예비', ({ waitingCount }) => waitingCount),
  numberColumn('구매', ({ boughtCount }) => boughtCount),
  numberColumn('기간 지남', ({ lapsedCount }) => lapsedCount),
]

/** A special sale that cannot be changed: its products with their entries, and its text. */
export function SaleProgress({ sale }: { readonly sale: SpecialSale }) {
  return (
    <>
      <PageSection title="상품별 진행">
        <DataTable
          name="상품별 진행"
          columns={COLUMNS}
          rows={sale.goodsList}
          keyOf={({ saleGoodsId }) => String(saleGoodsId)}
          nameOf={({ goodsName }) => goodsName}
          empty={<EmptyState icon={PackageSearch} title="상품이 없어요" />}
        />
      </PageSection>
      <PageSection title="안내">
        <Markdown text={sale.body} />
      </PageSection>
    </>
  )
}
