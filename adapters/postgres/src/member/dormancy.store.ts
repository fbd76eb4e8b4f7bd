import { query } from '../database/db.ts'

type LastUses = { readonly from: Date; readonly end: Date; readonly countMax: number }

/**
 * Locks members who were last used in a range and not notified of their dormancy since, the longest unused first; those
 * whom another run holds are left out.
 */
export const lockUnnotified = ({ from, end, countMax }: LastUses) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('members')
      .select(['id', 'name', 'email', 'last_used_at'])
      .where('status', '=', 'ACTIVE')
      .where('email', 'is not', null)
      .where('last_used_at', '>=', from)
      .where('last_used_at', '<', end)
      .where((member) =>
        member.or([
          member('dormancy_notified_at', 'is', null),
          member('dormancy_notified_at', '<', member.ref('last_used_at')),
        ]),
      )
      .orderBy('last_used_at')
      .limit(countMax)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
  })

/** Records that members were notified of their dormancy. */
export const markNotified = (memberIds: readonly number[], at: Date) =>
  query((db) =>
    db
      .updateTable('members')
      .set({ dormancy_notified_at: at })
      .where('id', 'in', memberIds)
      .execute(),
  )
