/** Reason why a CSV file cannot be read; nothing of it is done. Source: market-rules §9.3. */
export const CSV_REFUSALS = ['CSV_ENCODING_UNKNOWN', 'CSV_BROKEN', 'CSV_TOO_LARGE'] as const
export type CsvRefusal = (typeof CSV_REFUSALS)[number]

/** A row of a table in a file; its number is that of a spreadsheet, from 1. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] }
