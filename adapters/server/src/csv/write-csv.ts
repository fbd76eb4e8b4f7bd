import { stringify } from 'csv-stringify/sync'

/**
 * Writes a table as a CSV file for spreadsheets: UTF-8 with its mark, lines as Windows ends them, and cells that would
 * be read as formulas made text. Source: market-rules §9.5, decision 132.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return stringify([columns, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
