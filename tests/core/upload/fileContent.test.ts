import { isReencoded, mediaTypeOf } from '@jangteo/core/upload/fileContent.rules'
import { EVIDENCE_EXTENSIONS, FILE_EXTENSIONS } from '@jangteo/core/upload/upload.codes'
import { expect, test } from 'vitest'

const ASF = '\x30\x26\xB2\x75\x8E\x66\xCF\x11'

const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  jpeg: ['\xFF\xD8\xFF\xE0', 'image/jpeg'],
  jpg: ['\xFF\xD8\xFF\xDB', 'image/jpeg'],
  png: ['\x89PNG\r\n\x1A\n', 'image/png'],
  gif: ['GIF89a', 'image/gif'],
  pdf: ['%PDF-1.4', 'application/pdf'],
  mp4: ['\0\0\0\x18ftypisom', 'video/mp4'],
  mov: ['\0\0\0\x08wide', 'video/quicktime'],
  quicktime: ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  avi: ['RIFF\0\0\0\0AVI LIST', 'video/x-msvideo'],
  wmv: [ASF, 'video/x-ms-wmv'],
}

const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))

test('받는 확장자마다 첫머리가 정해져 있다', () => {
  const extensions = [...FILE_EXTENSIONS.IMAGE, ...EVIDENCE_EXTENSIONS, ...FILE_EXTENSIONS.VIDEO]
  expect(Object.keys(HEADS).toSorted()).toEqual(extensions.toSorted())
})

test.each(Object.entries(HEADS))('%s의 첫머리를 알아본다', (extension, [head, mediaType]) => {
  const others = Object.values(HEADS).filter(([, other]) => other !== mediaType)
  const taken = others.filter(([other]) => mediaTypeOf(`a.${extension}`, bytesOf(other)) !== null)
  expect([
    mediaTypeOf(`a.${extension.toUpperCase()}`, bytesOf(head)),
    mediaTypeOf(`a.${extension}`, bytesOf(` ${head}`)),
    mediaTypeOf(`a.${extension}`, bytesOf(head.slice(0, 2))),
    mediaTypeOf(`a.${extension}`, new Uint8Array()),
    taken.filter(([, other]) => !other.startsWith('video/')),
  ]).toEqual([mediaType, null, null, null, []])
})

test.each(['a.svg', 'a.html', 'jpg', 'a.', '', 'a.constructor', 'a.__proto__'])(
  '%s은(는) 첫머리가 무엇이든 모른다',
  (name) => {
    expect(Object.values(HEADS).map(([head]) => mediaTypeOf(name, bytesOf(head)))).toEqual(
      Object.keys(HEADS).map(() => null),
    )
  },
)

test('사진은 다시 그리고, 문서와 동영상은 받은 대로 둔다', () => {
  const drawn = Object.values(HEADS).map(([, mediaType]) => [mediaType, isReencoded(mediaType)])
  expect(new Map(drawn as [string, boolean][])).toEqual(
    new Map([
      ['image/jpeg', true],
      ['image/png', true],
      ['image/gif', true],
      ['application/pdf', false],
      ['video/mp4', false],
      ['video/quicktime', false],
      ['video/x-msvideo', false],
      ['video/x-ms-wmv', false],
    ]),
  )
})
