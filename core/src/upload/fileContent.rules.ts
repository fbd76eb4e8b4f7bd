const MP4 = 'video/mp4'
const QUICKTIME = 'video/quicktime'

/** Media type of every accepted extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp4: MP4,
  mov: QUICKTIME,
  quicktime: QUICKTIME,
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
}

/** Signature in the first bytes: numbers, or letters of ASCII. */
type Sign = { readonly at: number; readonly bytes: string | readonly number[] }

const ASF = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

/** The first bytes of each media type: all signs of one of the lists. */
const SIGNS: Readonly<Record<string, readonly (readonly Sign[])[]>> = {
  'image/jpeg': [[{ at: 0, bytes: [0xff, 0xd8, 0xff] }]],
  'image/png': [[{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }]],
  'image/gif': [[{ at: 0, bytes: 'GIF87a' }], [{ at: 0, bytes: 'GIF89a' }]],
  'application/pdf': [[{ at: 0, bytes: '%PDF-' }]],
  [MP4]: [[{ at: 4, bytes: 'ftyp' }]],
  [QUICKTIME]: BOXES.map((box) => [{ at: 4, bytes: box }]),
  'video/x-msvideo': [
    [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'AVI ' },
    ],
  ],
  'video/x-ms-wmv': [[{ at: 0, bytes: ASF }]],
}

/** First bytes of a file that identify its type. */
export const FILE_HEAD_BYTES = 16

function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function hasSign(head: Uint8Array, { at, bytes }: Sign): boolean {
  const wanted = typeof bytes === 'string' ? Array.from(bytes, (one) => one.charCodeAt(0)) : bytes
  return wanted.every((byte, index) => head[at + index] === byte)
}

/**
 * Returns the media type of a file whose first bytes match its extension; `null` when they do not, or when the
 * extension is not accepted. Source: spec §5.
 * @example mediaTypeOf('a.pdf', new TextEncoder().encode('%PDF-1.7')) // 'application/pdf'
 */
export function mediaTypeOf(name: string, head: Uint8Array): string | null {
  const mediaType = MEDIA_TYPES[extensionOf(name)]
  if (mediaType === undefined) return null
  const isTrue = SIGNS[mediaType]?.some((signs) => signs.every((sign) => hasSign(head, sign)))
  return isTrue === true ? mediaType : null
}

/** True when a file of this media type is encoded again before it is stored; PDFs and videos are stored as they are. */
export function isReencoded(mediaType: string): boolean {
  return mediaType.startsWith('image/')
}
