import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './DataTable.module.css'
import { AllBox, DataTableHead } from './DataTableHead.tsx'
import type { HeadColumn } from './DataTableHead.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import type { CellColumn } from './DataTableRow.tsx'
import { SortSelect } from './SortSelect.tsx'
import { followArrows } from './followArrows.ts'
import type { TableSelection, TableSort } from './tableState.ts'
import { useHeldRows } from './useHeldRows.ts'

/** A column: its header, and what it shows of a row. */
export type DataColumn<Row> = HeadColumn & CellColumn<Row>

export type DataTableProps<Row> = {
  /** Name of the table for those who listen to it. */
  readonly name: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Name of a row, for its checkbox. */
  readonly nameOf: (row: Row) => string
  /** The rows are on their way: their places are drawn instead. */
  readonly isLoading?: boolean
  /** Stands instead of rows where there are none. */
  readonly empty: ReactNode
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  readonly selection?: TableSelection
}

const LOADING_ROW_COUNT = 5

/**
 * A table for a desk: dense rows from 960 px on, below that a card for each row. Checkboxes are moved between with the
 * arrow keys, and with shift a range is chosen. A row with an open sheet stays when it leaves the list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, keyOf, isLoading = false, empty, sort, onSort, selection } = props
  const columnCount = columns.length + (selection === undefined ? 0 : 1)
  const places = Array.from({ length: LOADING_ROW_COUNT }, (_, place) => place)
  const { shown, hold } = useHeldRows(rows, keyOf)
  const head = { columns, sort, onSort, selection, keys: rows.map(keyOf) }
  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        {selection === undefined ? null : (
          <AllBox keys={head.keys} selection={selection}>
            모두 선택
          </AllBox>
        )}
        {sort === undefined || onSort === undefined ? null : (
          <SortSelect columns={columns} sort={sort} onSort={onSort} />
        )}
      </div>
      <table className={styles.table} aria-label={name} aria-busy={isLoading}>
        <DataTableHead {...head} />
        <tbody className={styles.body} ref={followArrows}>
          {isLoading
            ? places.map((place) => <LoadingRow key={place} columnCount={columnCount} />)
            : shown.map((row, place) => (
                <DataTableRow key={keyOf(row)} {...props} row={row} place={place} onHold={hold} />
              ))}
          {isLoading || shown.length > 0 ? null : (
            <tr className={styles.emptyRow}>
              <td className={styles.empty} colSpan={columnCount}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <span aria-live="polite">
        {isLoading ? <VisuallyHidden>불러오는 중이에요.</VisuallyHidden> : null}
      </span>
    </div>
  )
}

function LoadingRow({ columnCount }: { readonly columnCount: number }) {
  return (
    <tr className={styles.row}>
      <td className={styles.cell} colSpan={columnCount}>
        <span className={styles.place}>&nbsp;</span>
      </td>
    </tr>
  )
}
