import type { ByteRange } from '@jangteo/files/file-storage.port'

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The bytes that a Range header asks for: `null` for the whole file, also when it asks for several parts or in a way
 * that is none, `'outside'` for bytes that the file does not have.
 * @example readRange('bytes=-2', 10) // { first: 8, last: 9 }
 */
export function readRange(
  header: string | undefined,
  byteCount: number,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, byteCount - Number(to)) : Number(from)
  const last = from === '' || to === '' ? byteCount - 1 : Math.min(Number(to), byteCount - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'outside' : { first, last }
}
