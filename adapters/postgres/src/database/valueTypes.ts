import { TypeOverrides, types } from 'pg'

const { INT8, DATE, NUMERIC, TIMESTAMP } = types.builtins
/** PostgreSQL's own id of `bigint[]`, which `pg` does not name. */
const INT8_ARRAY = 1016

/**
 * Parsers of the database's values: `bigint` as a number, `date` as its `YYYY-MM-DD`, `timestamptz` as a Date.
 * `numeric` and `timestamp` are refused: money is integer won, and a time without a zone is no time; cast them in the
 * query.
 */
export function createValueTypes(): TypeOverrides {
  const values = new TypeOverrides(types)
  values.setTypeParser(INT8, readInteger)
  values.setTypeParser(INT8_ARRAY, readIntegers)
  values.setTypeParser(DATE, (value) => value)
  values.setTypeParser(NUMERIC, refuse('numeric', 'integer won'))
  values.setTypeParser(TIMESTAMP, refuse('timestamp', 'timestamptz'))
  return values
}

function readInteger(value: string): number {
  const number = Number(value)
  if (Number.isSafeInteger(number)) return number
  throw new RangeError(`bigint ${value} does not fit a number`)
}

/** One dimension, no nulls: `{1,2}`. */
function readIntegers(value: string): number[] {
  return value === '{}' ? [] : value.slice(1, -1).split(',').map(readInteger)
}

function refuse(type: string, instead: string): (value: string) => never {
  return () => {
    throw new TypeError(`a query answered ${type}: cast it, or keep ${instead}`)
  }
}
