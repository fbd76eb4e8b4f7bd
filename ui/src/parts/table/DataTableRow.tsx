import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../field/Checkbox.tsx'
import styles from './DataTable.module.css'
import { HoldRowContext } from './heldRow.ts'
import { toggleOne } from './selection.ts'
import type { TableSelection } from './tableState.ts'
import type { HoldRowAt } from './useHeldRows.ts'

/** A column as a cell of it needs it. */
export type CellColumn<Row> = {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** The heading of the row's card on phones, without its header. */
  readonly isTitle?: boolean
}

type DataTableRowProps<Row> = {
  readonly columns: readonly CellColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly selection?: TableSelection
  readonly row: Row
  /** Place of the row in the table. */
  readonly place: number
  readonly onHold: HoldRowAt<Row>
}

/** A row of a table: its box, and a cell of each column. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { columns, keyOf, nameOf, selection, row, place, onHold } = props
  const key = keyOf(row)
  const hold = useCallback(() => onHold(key, { row, place }), [onHold, key, row, place])
  const isSelected = selection?.selected.has(key) ?? false
  return (
    <tr className={styles.row} data-selected={isSelected}>
      {selection === undefined ? null : (
        <td className={styles.boxCell}>
          <Checkbox
            label={`${nameOf(row)} 선택`}
            isChecked={isSelected}
            onChange={(isChecked) =>
              selection.onChange(toggleOne(selection.selected, key, isChecked))
            }
          />
        </td>
      )}
      <HoldRowContext value={hold}>
        {columns.map((column) => (
          <DataCell key={column.key} column={column} row={row} />
        ))}
      </HoldRowContext>
    </tr>
  )
}

type DataCellProps<Row> = { readonly column: CellColumn<Row>; readonly row: Row }

function DataCell<Row>({ column, row }: DataCellProps<Row>) {
  const { header, align = 'start', isTitle = false, cell } = column
  return (
    <td className={styles.cell} data-align={align} data-title={isTitle}>
      {isTitle ? null : (
        <span className={styles.label} aria-hidden>
          {header}
        </span>
      )}
      <div className={styles.value}>{cell(row)}</div>
    </td>
  )
}
