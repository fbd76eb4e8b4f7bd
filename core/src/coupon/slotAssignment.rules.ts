/** Which column each row got, `-1` for none, and what all that is worth. */
export type SlotAssignment = {
  readonly columnOf: readonly number[]
  readonly total: number
}

/** Costs by row; rows and columns are counted from 1, and 0 is nobody. */
type Tableau = {
  readonly costs: readonly (readonly number[])[]
  readonly width: number
  readonly rowCosts: number[]
  readonly columnCosts: number[]
  readonly rowOf: number[]
  readonly distances: number[]
  readonly from: number[]
  readonly isDone: number[]
}

/** Measures the way on from a column's row to all others, and answers the nearest of them. */
function measure(tableau: Tableau, column: number): number {
  const { costs, width, rowCosts, columnCosts, rowOf, distances, from, isDone } = tableau
  const row = rowOf[column] ?? 0
  const costsOfRow = costs[row - 1]
  const rowCost = rowCosts[row] ?? 0
  let nearest = 0
  let shortest = Infinity
  for (let next = 1; next <= width; next += 1) {
    if (isDone[next] === 1) continue
    const distance = (costsOfRow?.[next - 1] ?? 0) - rowCost - (columnCosts[next] ?? 0)
    let known = distances[next] ?? 0
    if (distance < known) {
      distances[next] = distance
      from[next] = column
      known = distance
    }
    if (known < shortest) {
      shortest = known
      nearest = next
    }
  }
  return nearest
}

/** Takes a step off all that is still to be reached, and puts it on what was. */
function settle(tableau: Tableau, step: number): void {
  const { width, rowCosts, columnCosts, rowOf, distances, isDone } = tableau
  for (let column = 0; column <= width; column += 1) {
    if (isDone[column] === 1) {
      const row = rowOf[column] ?? 0
      rowCosts[row] = (rowCosts[row] ?? 0) + step
      columnCosts[column] = (columnCosts[column] ?? 0) - step
    } else {
      distances[column] = (distances[column] ?? 0) - step
    }
  }
}

function seatRow(tableau: Tableau, row: number): void {
  const { rowOf, distances, from, isDone } = tableau
  distances.fill(Infinity)
  isDone.fill(0)
  rowOf[0] = row
  let column = 0
  do {
    isDone[column] = 1
    column = measure(tableau, column)
    settle(tableau, distances[column] ?? 0)
  } while (rowOf[column] !== 0)
  while (column !== 0) {
    const before = from[column] ?? 0
    rowOf[column] = rowOf[before] ?? 0
    column = before
  }
}

function filled(count: number, value: number): number[] {
  const values: number[] = []
  for (let at = 0; at < count; at += 1) values.push(value)
  return values
}

/** The costs of one row; behind the columns there is one more for every row, where it costs nothing to be left out. */
function costsOf(gains: readonly number[], never: number, rowCount: number): number[] {
  const costs: number[] = []
  for (const gain of gains) costs.push(gain > 0 ? -gain : never)
  for (let row = 0; row < rowCount; row += 1) costs.push(0)
  return costs
}

/**
 * Gives rows columns, each at most once, so that the sum of gains is the largest there is; a gain that is not positive
 * is never taken, and a row without a column gains nothing. The Hungarian method, exact for whole numbers.
 */
export function assignSlots(
  gains: readonly (readonly number[])[],
  columnCount: number,
): SlotAssignment {
  let never = 1
  for (const row of gains) for (const gain of row) if (gain > 0) never += gain
  const width = columnCount + gains.length
  const tableau: Tableau = {
    costs: gains.map((row) => costsOf(row, never, gains.length)),
    width,
    rowCosts: filled(gains.length + 1, 0),
    columnCosts: filled(width + 1, 0),
    rowOf: filled(width + 1, 0),
    distances: filled(width + 1, 0),
    from: filled(width + 1, 0),
    isDone: filled(width + 1, 0),
  }
  for (let row = 1; row <= gains.length; row += 1) seatRow(tableau, row)
  const columnOf = gains.map(() => -1)
  let total = 0
  for (let column = 1; column <= columnCount; column += 1) {
    const row = (tableau.rowOf[column] ?? 0) - 1
    if (row < 0) continue
    columnOf[row] = column - 1
    total += gains[row]?.[column - 1] ?? 0
  }
  return { columnOf, total }
}
