import { formatWon } from '@jangteo/core/money/money.rules'
import { useState } from 'react'
import { DataTable } from '../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../parts/table/DataTable.tsx'
import { Pagination } from '../../parts/table/Pagination.tsx'
import type { TableSelection, TableSort } from '../../parts/table/tableState.ts'
import { Specimen } from './Specimen.tsx'

type Row = { readonly key: string; readonly name: string; readonly amount: number }

const ROWS: readonly Row[] = [
  { key: 'a', name: '해남 꿀고구마 3kg', amount: 15_900 },
  { key: 'b', name: '줄이 넘칠 만큼 이름이 아주 긴 상품은 표에서 이렇게 보여요', amount: 128_000 },
]

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'name', header: '상품', isTitle: true, cell: ({ name }) => name },
  {
    key: 'amount',
    header: '금액',
    align: 'end',
    isSortable: true,
    cell: ({ amount }) => formatWon(amount),
  },
]

const SHARED = {
  columns: COLUMNS,
  keyOf: ({ key }: Row) => key,
  nameOf: ({ name }: Row) => name,
  empty: '찾은 상품이 없어요.',
}

/** Tables of a desk: chosen rows, rows on their way, none. */
export function TableSpecimens() {
  const [selected, onChange] = useState<TableSelection['selected']>(new Set(['a']))
  const [sort, onSort] = useState<TableSort>({ key: 'amount', isDescending: true })
  const table = { ...SHARED, sort, onSort, selection: { selected, onChange } }
  return (
    <>
      <Specimen name="DataTable · Pagination" layout="stack">
        <DataTable {...table} name="상품" rows={ROWS} />
        <Pagination number={2} totalPages={12} totalElements={231} toUrl={() => '/devOnly'} />
      </Specimen>
      <Specimen name="DataTable 불러오는 중 · 없음" layout="stack">
        <DataTable {...SHARED} name="불러오는 상품" rows={[]} isLoading />
        <DataTable {...SHARED} name="없는 상품" rows={[]} />
      </Specimen>
    </>
  )
}
