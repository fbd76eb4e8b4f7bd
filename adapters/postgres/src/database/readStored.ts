/** A schema of `core`, as far as a store needs it. */
type StoredSchema<A> = { readonly parse: (value: unknown) => A }

/** Place of a stored value, named in the error when its schema rejects it. */
export type StoredPlace = {
  readonly table: string
  /** Absent where the value is several columns of the row. */
  readonly column?: string
  readonly id: number
}

/** A stored value does not have the shape that its column is read as; `cause` is the schema's error. */
export class StoredValueError extends Error {
  override readonly name = 'StoredValueError'
}

/**
 * Parses a stored value. Throws a `StoredValueError` that names table, column and row: a value that the market did not
 * write is a defect, never a default. Source: decision 072.
 */
export function readStored<A>(schema: StoredSchema<A>, value: unknown, place: StoredPlace): A {
  try {
    return schema.parse(value)
  } catch (cause) {
    const { table, column, id } = place
    const name = column === undefined ? table : `${table}.${column}`
    throw new StoredValueError(`${name} of row ${id} is not what it is read as`, { cause })
  }
}

/** The same for a column that may be `null`. */
export function readNullable<A>(
  schema: StoredSchema<A>,
  value: unknown,
  place: StoredPlace,
): A | null {
  return value === null ? null : readStored(schema, value, place)
}
