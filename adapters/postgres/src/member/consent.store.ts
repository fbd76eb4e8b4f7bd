import type { ConsentKind, ConsentWay } from '@jangteo/core/terms/consent.codes'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'

/** Lists the history of a member's consents, the oldest entry first. */
export const listConsentSteps = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('member_consents')
      .select(['kind', 'is_agreed', 'at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute(),
  )

/** Locks the member, so that one change of their consents follows the other. */
export const lockConsents = (memberId: number) =>
  send((db) =>
    db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().compile(),
  )

type NewStep = {
  readonly kind: ConsentKind
  readonly isAgreed: boolean
  readonly at: Date
}

/** The version of terms that is in force at a moment, by its Korean day. */
const versionInForce = (kind: ConsentKind, at: Date) =>
  sql<number>`(SELECT coalesce(max(version), 1) FROM terms_versions
    WHERE terms_versions.kind = ${kind}
      AND effective_on <= (${at}::timestamptz AT TIME ZONE 'Asia/Seoul')::date)`

/** Appends entries to the history; there is one at least. */
export const insertConsentSteps = (
  memberId: number,
  { steps, way }: { readonly steps: readonly NewStep[]; readonly way: ConsentWay },
) =>
  send((db) =>
    db
      .insertInto('member_consents')
      .values(
        steps.map(({ kind, isAgreed, at }) => ({
          member_id: memberId,
          kind,
          is_agreed: isAgreed,
          at,
          way,
          version: versionInForce(kind, at),
        })),
      )
      .compile(),
  )

/** Notes since when data about the member may be used for them; `null` ends it. */
export const updatePrivacyOptional = (memberId: number, agreedAt: Date | null) =>
  send((db) =>
    db
      .updateTable('members')
      .set({ privacy_optional_agreed_at: agreedAt })
      .where('id', '=', memberId)
      .compile(),
  )
