import type { Messages } from '../decision/decision.rules.ts'
import type { CsvRefusal } from './csvFile.codes.ts'

/** Texts of CSV files that cannot be read. Source: market-rules §9.3. */
export const CSV_MESSAGES = {
  CSV_ENCODING_UNKNOWN: () => '파일의 글자를 읽지 못했어요. CSV(UTF-8)로 다시 저장해 주세요.',
  CSV_BROKEN: () => '파일의 형식이 올바르지 않아요. 엑셀에서 CSV로 다시 저장해 주세요.',
  CSV_TOO_LARGE: () => '파일이 너무 커요. 나누어 올려 주세요.',
} satisfies Messages & Record<CsvRefusal, () => string>
