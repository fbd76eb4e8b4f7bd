import { PassThrough, type Readable } from 'node:stream'
import { Client, type Connection, Query } from 'pg'

/** Keeps the log of writes from being removed while the files are read; it ends with its session. */
const KEEP_LOG = 'CREATE_REPLICATION_SLOT market_backup TEMPORARY PHYSICAL RESERVE_WAL'
/** Asks PostgreSQL for all of its files, with what was written while they were read, as one tar archive. */
const COMMAND = `BASE_BACKUP (LABEL 'market', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`
const CONNECT_TIMEOUT_MS = 5000

/** Kind of a message of the copy, by its first byte. */
const ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)

/**
 * The answer to `BASE_BACKUP`: rows that nobody needs, then a copy whose messages are distinguished by their first
 * byte. The database waits while the reader of the archive does.
 */
class BaseBackup extends Query {
  readonly #archive: PassThrough
  #archiveCount = 0

  constructor(archive: PassThrough, onEnd: (error?: Error) => void) {
    super({ text: COMMAND }, onEnd)
    this.#archive = archive
  }

  /** The driver uses the bytes of a message again, so they are copied. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: Connection): void {
    if (chunk[0] === ARCHIVE) this.#archiveCount += 1
    if (chunk[0] !== DATA) return
    if (this.#archiveCount > 1) {
      stream.destroy(new Error('the database has tablespaces outside of its directory'))
      return
    }
    const mayGoOn = this.#archive.write(Buffer.from(chunk.subarray(1)))
    if (mayGoOn || stream.isPaused()) return
    stream.pause()
    this.#archive.once('drain', () => stream.resume())
  }
}

/**
 * Reads the whole cluster of a running server as a tar archive that restores to the moment at which the archive ends.
 * The server goes on serving. The stream fails when the server does.
 */
export function readBaseBackup(adminUrl: string): Readable {
  const archive = new PassThrough()
  void request(adminUrl, archive).catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return archive
}

async function request(adminUrl: string, archive: PassThrough): Promise<void> {
  const url = new URL(adminUrl)
  url.searchParams.set('replication', 'true')
  const client = new Client({
    connectionString: url.href,
    application_name: 'market-backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  archive.once('close', () => void client.end())
  await client.query(KEEP_LOG)
  await new Promise<void>((resolve, reject) => {
    const onEnd = (error?: Error) => (error instanceof Error ? reject(error) : resolve())
    client.query(new BaseBackup(archive, onEnd))
  })
  archive.end()
}
