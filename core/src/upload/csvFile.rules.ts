import type { TableRow } from './csvFile.codes.ts'

/** True for a row of a file without any text. */
export function isBlankRow({ cells }: TableRow): boolean {
  return cells.every((cell) => cell.trim() === '')
}
