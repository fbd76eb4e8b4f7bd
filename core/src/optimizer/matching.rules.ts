/** The column of each row, `-1` for none, and the sum of the weights. */
export type Matching = {
  readonly columnOf: readonly number[]
  readonly total: number
}

/** Costs by row and the potentials; rows and columns are counted from 1, and 0 is none. */
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

/** Updates the shortest augmenting paths from a column's row; answers the nearest column not yet reached. */
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

/** Shifts the potentials by a step. */
function shiftPotentials(tableau: Tableau, step: number): void {
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

function augment(tableau: Tableau, row: number): void {
  const { rowOf, distances, from, isDone } = tableau
  distances.fill(Infinity)
  isDone.fill(0)
  rowOf[0] = row
  let column = 0
  do {
    isDone[column] = 1
    column = measure(tableau, column)
    shiftPotentials(tableau, distances[column] ?? 0)
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

/** The costs of one row; a dummy column for every row lets it stay unmatched at no cost. */
function costsOf(weights: readonly number[], never: number, rowCount: number): number[] {
  const costs: number[] = []
  for (const weight of weights) costs.push(weight > 0 ? -weight : never)
  for (let row = 0; row < rowCount; row += 1) costs.push(0)
  return costs
}

/**
 * A maximum weight matching of rows to columns: weights that are not positive are never taken, a row without a column
 * adds nothing. The Hungarian method, exact for whole numbers.
 */
export function maxWeightMatching(
  weights: readonly (readonly number[])[],
  columnCount: number,
): Matching {
  let never = 1
  for (const row of weights) for (const weight of row) if (weight > 0) never += weight
  const width = columnCount + weights.length
  const tableau: Tableau = {
    costs: weights.map((row) => costsOf(row, never, weights.length)),
    width,
    rowCosts: filled(weights.length + 1, 0),
    columnCosts: filled(width + 1, 0),
    rowOf: filled(width + 1, 0),
    distances: filled(width + 1, 0),
    from: filled(width + 1, 0),
    isDone: filled(width + 1, 0),
  }
  for (let row = 1; row <= weights.length; row += 1) augment(tableau, row)
  const columnOf = weights.map(() => -1)
  let total = 0
  for (let column = 1; column <= columnCount; column += 1) {
    const row = (tableau.rowOf[column] ?? 0) - 1
    if (row < 0) continue
    columnOf[row] = column - 1
    total += weights[row]?.[column - 1] ?? 0
  }
  return { columnOf, total }
}
