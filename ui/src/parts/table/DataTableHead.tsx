import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../field/Checkbox.tsx'
import { Icon } from '../picture/Icon.tsx'
import styles from './DataTable.module.css'
import { selectAll, selectionOf } from './selection.ts'
import type { TableSelection, TableSort } from './tableState.ts'

/** A column as its header cell needs it. */
export type HeadColumn = {
  readonly key: string
  readonly header: string
  /** Figures end at one edge; texts begin at one. */
  readonly align?: 'start' | 'end'
  readonly isSortable?: boolean
}

type DataTableHeadProps = {
  readonly columns: readonly HeadColumn[]
  readonly keys: readonly string[]
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
  readonly selection: TableSelection | undefined
}

/** The header cells of a table, with the box of all rows and the buttons that order them. */
export function DataTableHead(props: DataTableHeadProps) {
  const { columns, keys, sort, onSort, selection } = props
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow}>
        {selection === undefined ? null : (
          <th className={styles.boxCell} scope="col">
            <AllBox keys={keys} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={column.isSortable === true ? onSort : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}

type AllBoxProps = {
  readonly keys: readonly string[]
  readonly selection: TableSelection
  /** Text beside the box; its name alone unless given. */
  readonly children?: string
}

/** Chooses all of the shown rows, or none of them. */
export function AllBox({ keys, selection: { selected, onChange }, children }: AllBoxProps) {
  const name = children === undefined ? { label: '모두 선택' } : {}
  return (
    <Checkbox
      {...name}
      isChecked={selectionOf(keys, selected)}
      isDisabled={keys.length === 0}
      onChange={(isChecked) => onChange(selectAll(keys, selected, isChecked))}
    >
      {children}
    </Checkbox>
  )
}

type HeadCellProps = Pick<DataTableHeadProps, 'sort' | 'onSort'> & {
  readonly column: HeadColumn
}

function directionOf(sort: TableSort | undefined, key: string) {
  if (sort?.key !== key) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

const SORT_ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { key, header, align = 'start' } = column
  const direction = directionOf(sort, key)
  const attributes = {
    className: styles.headCell,
    scope: 'col',
    'data-align': align,
  }
  if (onSort === undefined) return <th {...attributes}>{header}</th>
  return (
    <th {...attributes} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key, isDescending: direction !== 'descending' })}
      >
        {header}
        <Icon of={SORT_ICONS[direction]} size="s" />
      </button>
    </th>
  )
}
