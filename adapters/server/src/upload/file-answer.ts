import type { Files } from '@jangteo/postgres/database/schema.gen'
import type { Selectable } from 'kysely'
import type { WireIdCodec } from '../wire/wire-ids.ts'
import { fileUrl, thumbnailUrl } from './stored-names.ts'

type Stored = Pick<
  Selectable<Files>,
  'id' | 'public_key' | 'kind' | 'name' | 'byte_count' | 'has_thumbnail' | 'width' | 'height'
>

/** Maps a file for its owner and for those it was shown to. */
export function toFileAnswer(wireIds: WireIdCodec, file: Stored) {
  return {
    filesIdEncrypt: wireIds.seal('file', file.id),
    filesTypeEnum: file.kind,
    name: file.name,
    bytes: file.byte_count,
    url: fileUrl(file.public_key),
    thumbnailUrl: file.has_thumbnail ? thumbnailUrl(file.public_key) : null,
    width: file.width,
    height: file.height,
  }
}
