import { Select } from '../field/Select.tsx'
import type { HeadColumn } from './DataTableHead.tsx'
import type { TableSort } from './tableState.ts'

type SortSelectProps = {
  readonly columns: readonly HeadColumn[]
  readonly sort: TableSort
  readonly onSort: (sort: TableSort) => void
}

const SEPARATOR = ' '

function valueOf({ key, isDescending }: TableSort): string {
  return `${key}${SEPARATOR}${isDescending ? 'down' : 'up'}`
}

function readSort(value: string): TableSort {
  const [key = '', way] = value.split(SEPARATOR)
  return { key, isDescending: way === 'down' }
}

/** Orders the rows where their header cells are not shown. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const choices = columns
    .filter(({ isSortable }) => isSortable === true)
    .flatMap(({ key, header }) => [
      { value: valueOf({ key, isDescending: true }), label: `${header} 높은순` },
      { value: valueOf({ key, isDescending: false }), label: `${header} 낮은순` },
    ])
  return (
    <Select
      label="정렬"
      look="chip"
      value={valueOf(sort)}
      choices={choices}
      onChange={(value) => onSort(readSort(value))}
    />
  )
}
