import { COLUMNS } from '../database/columns.gen.ts'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'

export type AddressFields = {
  readonly name: string
  readonly receiver_name: string
  readonly receiver_mobile: string
  readonly zonecode: string
  readonly road_address: string
  readonly detail_address: string
  readonly is_default: boolean
}

/** Locks the member, so that two tabs cannot save the 21st address or a second default. */
export const lockAddressBook = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

const ofMember = compileOnce((db, { memberId }: Places<{ memberId: number }>) =>
  db
    .selectFrom('addresses')
    .select(COLUMNS.addresses)
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc'),
)

/** Lists the addresses of a member, the default one first, then the newest. */
export const listAddresses = (memberId: number) => query((db) => ofMember(db, { memberId }))

export const findAddress = (memberId: number, id: number) =>
  query((db) =>
    db
      .selectFrom('addresses')
      .select(COLUMNS.addresses)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

export const insertAddress = (memberId: number, fields: AddressFields, at: Date) =>
  query((db) =>
    db
      .insertInto('addresses')
      .values({ ...fields, member_id: memberId, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

export const updateAddress = (id: number, fields: AddressFields) =>
  query((db) =>
    db
      .updateTable('addresses')
      .set(fields)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

/** Takes the default mark away from whichever address has it. */
export const clearDefaultAddress = (memberId: number) =>
  query((db) =>
    db
      .updateTable('addresses')
      .set({ is_default: false })
      .where('member_id', '=', memberId)
      .where('is_default', '=', true)
      .execute(),
  )

/** Marks the newest address as the default; with none left, nothing happens. */
export const promoteNewestAddress = (memberId: number) =>
  query((db) =>
    db
      .updateTable('addresses')
      .set({ is_default: true })
      .where('id', '=', (newest) =>
        newest
          .selectFrom('addresses')
          .select((max) => max.fn.max('id').as('id'))
          .where('member_id', '=', memberId),
      )
      .execute(),
  )

export const deleteAddress = (id: number) =>
  query((db) => db.deleteFrom('addresses').where('id', '=', id).execute())
