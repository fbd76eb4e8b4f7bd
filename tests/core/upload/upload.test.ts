import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { UPLOAD_CODES } from '@jangteo/core/upload/upload.codes'
import { UPLOAD_MESSAGES, uploadRefusalText } from '@jangteo/core/upload/upload.messages'
import {
  FILE_COUNT_MAX,
  MEGABYTE_BYTES,
  REQUEST_FILE_COUNT_MAX,
  UPLOAD_LIMITS_DEFAULT,
  acceptedExtensions,
  decideFiles,
  fileKindOf,
  uploadBatches,
  uploadLimits,
} from '@jangteo/core/upload/upload.rules'
import type { ChosenFile } from '@jangteo/core/upload/upload.rules'

const EVIDENCE = uploadLimits({ takesEvidence: true })

function aFile(name: string, megabytes = 1): ChosenFile {
  return { name, bytes: megabytes * MEGABYTE_BYTES }
}

function images(count: number): ChosenFile[] {
  return Array.from({ length: count }, (_, index) => aFile(`${index}.jpg`))
}

function batchesOf(files: readonly ChosenFile[]) {
  const decided = decideFiles(files, uploadLimits({ countMax: FILE_COUNT_MAX }))
  return decided.ok ? uploadBatches(decided.value) : []
}

describe('파일 형식', () => {
  test.each([
    ['a.JPG', 'IMAGE'],
    ['사진.jpeg', 'IMAGE'],
    ['a.b.png', 'IMAGE'],
    ['a.gif', 'IMAGE'],
    ['a.mp4', 'VIDEO'],
    ['a.MOV', 'VIDEO'],
    ['a.quicktime', 'VIDEO'],
    ['a.avi', 'VIDEO'],
    ['a.wmv', 'VIDEO'],
    ['a.pdf', null],
    ['a.exe', null],
    ['a.jpg.exe', null],
    ['jpg', null],
    ['', null],
  ])('%s의 종류는 %s', (name, kind) => {
    expect(fileKindOf(name, UPLOAD_LIMITS_DEFAULT)).toEqual(kind)
  })

  test('클레임 증빙은 pdf도 사진으로 받는다', () => {
    expect(fileKindOf('진단서.PDF', EVIDENCE)).toEqual('IMAGE')
    expect([acceptedExtensions('IMAGE', EVIDENCE), acceptedExtensions('VIDEO', EVIDENCE)]).toEqual([
      ['jpeg', 'jpg', 'png', 'gif', 'pdf'],
      ['mp4', 'mov', 'quicktime', 'avi', 'wmv'],
    ])
  })
})

describe('파일 제한', () => {
  test('다섯 개까지 받고 종류를 알려 준다', () => {
    const files = [aFile('a.jpg'), aFile('b.mp4')]
    expect(decideFiles(files, UPLOAD_LIMITS_DEFAULT)).toEqual(
      allow([
        { kind: 'IMAGE', file: files[0] },
        { kind: 'VIDEO', file: files[1] },
      ]),
    )
    expect(decideFiles(images(5), UPLOAD_LIMITS_DEFAULT).ok).toEqual(true)
  })

  test('자리마다 개수를 달리할 수 있지만 30개를 넘지 못한다', () => {
    expect([uploadLimits({ countMax: 12 }).countMax, uploadLimits({ countMax: 31 })]).toEqual([
      12,
      { ...UPLOAD_LIMITS_DEFAULT, countMax: 30 },
    ])
  })

  test.each([
    [images(6), UPLOAD_LIMITS_DEFAULT, '파일은 최대 5개까지 첨부할 수 있어요.'],
    [images(31), uploadLimits({ countMax: 100 }), '파일은 최대 30개까지 첨부할 수 있어요.'],
    [[aFile('a.pdf')], UPLOAD_LIMITS_DEFAULT, '지원하지 않는 파일 형식이에요.'],
    [[aFile('a.jpg', 10.1)], UPLOAD_LIMITS_DEFAULT, '파일 하나의 크기는 10MB 이하여야 해요.'],
    [[aFile('a.mp4', 50.1)], UPLOAD_LIMITS_DEFAULT, '파일 하나의 크기는 50MB 이하여야 해요.'],
    [
      [aFile('a.mp4', 50), aFile('b.mp4', 50), aFile('c.jpg')],
      UPLOAD_LIMITS_DEFAULT,
      '전체 크기는 100MB 이하여야 해요.',
    ],
  ])('거절할 때는 한도를 함께 알려 준다 (%#)', (files, limits, text) => {
    const decided = decideFiles(files, limits)
    expect(decided.ok ? 'taken' : uploadRefusalText(decided)).toEqual(text)
  })

  test('한도와 같은 크기는 받는다', () => {
    const files = [aFile('a.mp4', 50), aFile('b.mp4', 40), aFile('c.jpg', 10)]
    expect(decideFiles(files, UPLOAD_LIMITS_DEFAULT).ok).toEqual(true)
  })

  test('개수, 형식, 크기의 차례로 거절한다', () => {
    const large = aFile('a.exe', 300)
    expect([
      decideFiles([...images(5), large], UPLOAD_LIMITS_DEFAULT),
      decideFiles([large], UPLOAD_LIMITS_DEFAULT),
    ]).toEqual([
      refuse('FILE_COUNT_EXCEEDED', { max: 5 }),
      refuse('FILE_FORMAT_UNSUPPORTED', { name: 'a.exe' }),
    ])
  })

  test('거절마다 문구가 있다', () => {
    expect(UPLOAD_CODES.filter((code) => !(code in UPLOAD_MESSAGES))).toEqual([])
  })
})

describe('나누어 올리기', () => {
  test('사진 열두 장은 5장, 5장, 2장으로 나누어 올린다', () => {
    expect(batchesOf(images(12)).map(({ kind, files }) => [kind, files.length])).toEqual([
      ['IMAGE', 5],
      ['IMAGE', 5],
      ['IMAGE', 2],
    ])
  })

  test('사진과 동영상은 따로 올린다', () => {
    const [a, b, c] = [aFile('a.jpg'), aFile('b.mp4'), aFile('c.png')]
    expect(batchesOf([a, b, c])).toEqual([
      { kind: 'IMAGE', files: [a, c] },
      { kind: 'VIDEO', files: [b] },
    ])
  })

  test('빠지거나 겹치는 파일이 없고 한 번에 다섯 개를 넘지 않는다', () => {
    const names = fc.array(fc.constantFrom('a.jpg', 'b.mp4'), { maxLength: FILE_COUNT_MAX })
    fc.assert(
      fc.property(names, (chosen) => {
        const files = chosen.map((name, index) => ({ name, bytes: index }))
        const batches = batchesOf(files)
        const sent = batches.flatMap((batch) => batch.files)
        expect(sent.toSorted((x, y) => x.bytes - y.bytes)).toEqual(files)
        const wrong = batches.filter(
          ({ files: ofBatch }) =>
            ofBatch.length === 0 ||
            ofBatch.length > REQUEST_FILE_COUNT_MAX ||
            new Set(ofBatch.map(({ name }) => name)).size > 1,
        )
        expect(wrong).toEqual([])
        expect(batches.length).toBeLessThanOrEqual(
          Math.ceil(files.length / REQUEST_FILE_COUNT_MAX) + 1,
        )
      }),
    )
  })
})
