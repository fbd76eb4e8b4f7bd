import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { readCsv } from '@jangteo/server/csv/read-csv'
import { writeCsv } from '@jangteo/server/csv/write-csv'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toEucKr } from '../../support/eucKr.ts'

const TEXT = '주문상품번호,택배사\r\n2026082200000042-1,"한진, 택배"\r\n'
const TABLE = [
  { row: 1, cells: ['주문상품번호', '택배사'] },
  { row: 2, cells: ['2026082200000042-1', '한진, 택배'] },
]

describe('CSV 파일 읽기', () => {
  test('UTF-8도 EUC-KR도 같은 표가 된다', () => {
    const files = [
      new TextEncoder().encode(TEXT),
      new TextEncoder().encode(`\uFEFF${TEXT}`),
      toEucKr(TEXT),
    ]
    expect(files.map(readCsv)).toEqual([allow(TABLE), allow(TABLE), allow(TABLE)])
  })

  test('빈 줄은 줄 번호를 갖는다', () => {
    expect(readCsv(new TextEncoder().encode('가\n\n나'))).toEqual(
      allow([
        { row: 1, cells: ['가'] },
        { row: 2, cells: [''] },
        { row: 3, cells: ['나'] },
      ]),
    )
  })

  test.each([
    ['글자가 아닌 파일', new Uint8Array([0xff, 0xfe, 0x00]), 'CSV_ENCODING_UNKNOWN'],
    ['글자 사이에 0이 있는 파일', new Uint8Array([0x61, 0x00, 0x62]), 'CSV_ENCODING_UNKNOWN'],
    ['닫히지 않은 따옴표', new TextEncoder().encode('가,"나\n다'), 'CSV_BROKEN'],
  ] as const)('%s은 거절한다', (_, bytes, code) => {
    expect(readCsv(bytes)).toEqual(refuse(code))
  })

  test('어떤 바이트도 표가 되거나 거절된다', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const read = readCsv(bytes)
        expect(read.ok || ['CSV_ENCODING_UNKNOWN', 'CSV_BROKEN'].includes(read.reason)).toBe(true)
      }),
    )
  })
})

describe('CSV 파일 쓰기', () => {
  test('쓴 표를 읽으면 같은 글자다', () => {
    const cells = fc.string({ unit: fc.constantFrom('가', 'a', ',', '"', '\n', ' ', '1') })
    fc.assert(
      fc.property(fc.array(fc.tuple(cells, cells), { minLength: 1 }), (rows) => {
        const read = readCsv(new TextEncoder().encode(writeCsv(['이름', '값'], rows)))
        expect(read.ok ? read.value.slice(1).map((row) => row.cells) : read).toEqual(rows)
      }),
    )
  })

  test('수식으로 읽힐 칸은 글자가 된다', () => {
    const written = writeCsv(['상품명'], [['=HYPERLINK("a")'], ['+1'], ['-1'], ['@a'], ['녹차']])
    expect(written).toBe(`\uFEFF상품명\r\n"'=HYPERLINK(""a"")"\r\n'+1\r\n'-1\r\n'@a\r\n녹차\r\n`)
  })
})
