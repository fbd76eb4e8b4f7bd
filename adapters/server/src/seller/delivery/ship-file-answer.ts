import type { StoredShipFile, StoredShipRow } from '@jangteo/postgres/delivery/ship-file.store'
import type { WireIdCodec } from '../../wire/wire-ids.ts'

/** Maps a ship-file to the wire: how many of its rows are done. */
export function toShipFile(
  wireIds: WireIdCodec,
  file: StoredShipFile,
  rows: readonly Pick<StoredShipRow, 'result'>[],
) {
  return {
    shipFileIdEncrypt: wireIds.seal('shipFile', file.id),
    createdAt: file.created_at.toISOString(),
    rowCount: rows.length,
    doneCount: rows.filter(({ result }) => result !== null).length,
    finished: file.finished_at !== null,
  }
}
