import type { Selectable, Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places, prepareEach, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import type { PaymentAttempts } from '../database/schema.gen.ts'

type NewAttempt = Pick<
  Selectable<PaymentAttempts>,
  'gateway' | 'gateway_order_id' | 'payment_id' | 'requested_at' | 'status'
>

const insert = prepareOnce(
  (db, { gateway, gateway_order_id, payment_id, requested_at, status }: Places<NewAttempt>) =>
    db
      .insertInto('payment_attempts')
      .values({ gateway, gateway_order_id, payment_id, requested_at, status }),
)

/** Begins an attempt to pay. */
export const insertAttempt = (attempt: NewAttempt) => send(() => insert(attempt))

const selectLatest = compileFirst((db, { paymentId }: Places<{ paymentId: number }>) =>
  db
    .selectFrom('payment_attempts')
    .select(COLUMNS.payment_attempts)
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(1),
)

/** Finds the newest attempt of a payment: the only one that may still be approved. */
export const findLatestAttempt = (paymentId: number) =>
  query((db): Promise<AttemptRow | undefined> => selectLatest(db, { paymentId }))

/** An attempt of a payment. */
export type AttemptRow = Selectable<PaymentAttempts>

export const findAttempt = (id: number) =>
  query((db): Promise<AttemptRow | undefined> =>
    db
      .selectFrom('payment_attempts')
      .select(COLUMNS.payment_attempts)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

/** Finds the attempt with this id at a gateway. */
export const findAttemptAt = (gateway: string, gatewayOrderId: string) =>
  query((db) =>
    db
      .selectFrom('payment_attempts')
      .select(COLUMNS.payment_attempts)
      .where('gateway_order_id', '=', gatewayOrderId)
      .where('gateway', '=', gateway)
      .executeTakeFirst(),
  )

/** Finds the attempt of a payment that the gateway approved. */
export const findAgreedAttempt = (paymentId: number) =>
  query((db): Promise<AttemptRow | undefined> =>
    db
      .selectFrom('payment_attempts')
      .select(COLUMNS.payment_attempts)
      .where('payment_id', '=', paymentId)
      .where('status', '=', 'APPROVED')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

type AttemptChange = Omit<Updateable<PaymentAttempts>, 'id'>

const changeAttempt = prepareEach(
  (db, places: Places<AttemptChange & { id: number }>, columns: readonly (keyof AttemptChange)[]) =>
    db
      .updateTable('payment_attempts')
      .set(Object.fromEntries(columns.map((column) => [column, places[column]])))
      .where('id', '=', places.id),
)

/** Changes the columns of an attempt that are named. */
export const updateAttempt = (id: number, change: AttemptChange) =>
  send(() => changeAttempt({ ...change, id }, Object.keys(change) as (keyof AttemptChange)[]))
