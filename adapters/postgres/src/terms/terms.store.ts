import type { Day } from '@jangteo/core/calendar/day.rules'
import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { TermsVersions } from '../database/schema.gen.ts'

/** A version of terms after the first. */
export type TermsVersionRow = {
  readonly kind: ConsentKind
  readonly version: number
  readonly body: string
  readonly effective_on: Day
  readonly published_at: Date
}

/** Lists the versions after the first, from the oldest on; of one kind, or of all for `null`. */
export const listTermsVersions = (kind: ConsentKind | null) =>
  query((db): Promise<TermsVersionRow[]> =>
    db
      .selectFrom('terms_versions')
      .select(['kind', 'version', 'body', 'effective_on', 'published_at'])
      .$if(kind !== null, (own) => own.where('kind', '=', kind ?? 'SERVICE'))
      .orderBy('version')
      .execute(),
  )

/** Lets one version of terms be published after the other, in the running transaction. */
export const lockTerms = () =>
  send((db) => sql`LOCK TABLE terms_versions IN SHARE ROW EXCLUSIVE MODE`.compile(db))

export const insertTermsVersion = (version: Insertable<TermsVersions>) =>
  query((db) => db.insertInto('terms_versions').values(version).execute())
