import type { Client } from 'pg'
import { StartupError } from './startupError.ts'

/** The oldest PostgreSQL that the migrations run on, as `server_version_num` counts. */
const VERSION_MIN = 150_000

export type ServerFacts = {
  readonly version_number: number
  readonly version: string
  readonly encoding: string
  readonly ctype: string
  readonly may_create: boolean
  readonly has_trigrams: boolean
  readonly is_read_only: boolean
  /** Connections that ordinary users may open. */
  readonly connection_count_max: number
}

export type ServerNeeds = {
  /** True when tables will be created by this user. */
  readonly migrates: boolean
  /** Number of connections that the market's processes here open at most. */
  readonly connectionCount: number
}

/**
 * Refuses a server that the market cannot run on, with the fix: one older than 15; another encoding than UTF-8; a
 * `ctype` that knows no Hangul, so that a search would find nothing; one without pg_trgm; one that only reads; a user
 * who may not create tables; fewer connections than the market opens.
 */
export async function checkServer(client: Client, needs: ServerNeeds): Promise<void> {
  const { rows } = await client.query<ServerFacts>(`
    SELECT current_setting('server_version_num')::int AS version_number,
           current_setting('server_version') AS version,
           pg_encoding_to_char(encoding) AS encoding,
           datctype AS ctype,
           has_schema_privilege('public', 'CREATE') AS may_create,
           EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS has_trigrams,
           current_setting('transaction_read_only')::boolean AS is_read_only,
           current_setting('max_connections')::int
             - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true)::int, 0) AS connection_count_max
      FROM pg_database WHERE datname = current_database()`)
  const complaint = rows[0] ? describeUnsupportedServer(rows[0], needs) : null
  if (complaint) throw new StartupError(`DATABASE_URL: ${complaint}`)
}

/** The complaint about a server, with its fix; `null` when the market can run there. */
export function describeUnsupportedServer(facts: ServerFacts, needs: ServerNeeds): string | null {
  if (facts.version_number < VERSION_MIN) {
    return `the server is PostgreSQL ${facts.version}: use 15 or newer.`
  }
  if (facts.encoding !== 'UTF8') {
    return `the database is in ${facts.encoding}: create one with ENCODING 'UTF8' TEMPLATE template0.`
  }
  if (facts.ctype === 'C' || facts.ctype === 'POSIX') {
    return `LC_CTYPE ${facts.ctype} knows no Hangul: create the database with LC_CTYPE 'C.UTF-8' TEMPLATE template0.`
  }
  if (!facts.has_trigrams) {
    return 'the server lacks the extension pg_trgm: install its contrib package.'
  }
  if (facts.is_read_only) {
    return 'the server takes no writes: give the address of the primary, not of a standby.'
  }
  if (facts.connection_count_max < needs.connectionCount) {
    return `the market opens up to ${needs.connectionCount} connections, and the server gives ${facts.connection_count_max}: lower DATABASE_CONNECTIONS or the number of workers, or raise max_connections.`
  }
  if (needs.migrates && !facts.may_create) {
    return 'the user may not create tables: run GRANT CREATE ON SCHEMA public, or make it the owner of the database.'
  }
  return null
}
