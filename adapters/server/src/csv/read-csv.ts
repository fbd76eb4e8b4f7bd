import { type Decision, allow, refuse } from '@jangteo/core/decision/decision.rules'
import type { CsvRefusal, TableRow } from '@jangteo/core/upload/csvFile.codes'
import { CsvError, parse } from 'csv-parse/sync'

/** Encodings of spreadsheets in Korea. Text of one is hardly ever valid in another, so the first that fits is it. */
const ENCODINGS = ['utf-8', 'euc-kr'] as const

function decode(bytes: Uint8Array): string | null {
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return null
}

/**
 * Reads a CSV file in UTF-8 or EUC-KR, with the row numbers of a spreadsheet. Refusals: CSV_ENCODING_UNKNOWN, CSV_BROKEN
 * for quotes that do not fit. Source: market-rules §9.3, decision 132.
 */
export function readCsv(bytes: Uint8Array): Decision<CsvRefusal, readonly TableRow[]> {
  const text = decode(bytes)
  if (text === null || text.includes('\0')) return refuse('CSV_ENCODING_UNKNOWN')
  try {
    const records = parse(text, { bom: true, relax_column_count: true })
    return allow(records.map((cells, index) => ({ row: index + 1, cells })))
  } catch (error) {
    if (error instanceof CsvError) return refuse('CSV_BROKEN')
    throw error
  }
}
