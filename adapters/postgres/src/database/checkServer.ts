import type { Client } from 'pg'
import { StartRefusal } from './startRefusal.ts'

/** The oldest PostgreSQL that the migrations run on, as `server_version_num` counts. */
const VERSION_MIN = 150_000

export type ServerFacts = {
  readonly version_number: number
  readonly version: string
  readonly encoding: string
  readonly ctype: string
  readonly may_create: boolean
  readonly has_trigrams: boolean
}

/**
 * Whether the market can live in a database that somebody else runs. Refuses, with the mend: a server
 * older than 15; another encoding than UTF-8; a `ctype` that knows no Hangul, so that a search would
 * find nothing; a server without pg_trgm; a user who may not create tables.
 */
export async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<ServerFacts>(`
    SELECT current_setting('server_version_num')::int AS version_number,
           current_setting('server_version') AS version,
           pg_encoding_to_char(encoding) AS encoding,
           datctype AS ctype,
           has_schema_privilege('public', 'CREATE') AS may_create,
           EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS has_trigrams
      FROM pg_database WHERE datname = current_database()`)
  const complaint = rows[0] ? complainAbout(rows[0]) : null
  if (complaint) throw new StartRefusal(`DATABASE_URL: ${complaint}`)
}

/** The complaint about a server, with its mend; `null` when the market can live there. */
export function complainAbout(facts: ServerFacts): string | null {
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
  if (!facts.may_create) {
    return 'the user may not create tables: run GRANT CREATE ON SCHEMA public, or make it the owner of the database.'
  }
  return null
}
