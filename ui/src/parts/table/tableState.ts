/** Order of the rows: a sortable column, and which way. */
export type TableSort = { readonly key: string; readonly isDescending: boolean }

/** Rows that are chosen by their checkboxes, by their keys. */
export type TableSelection = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
}
