import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { expireOverdue } from '@jangteo/server/payment/expire-overdue'
import { WireIds, type WireIdCodec } from '@jangteo/server/wire/wire-ids'
import { sql } from 'kysely'
import { z } from 'zod'
import { aBuyer, type Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { aMemberInApp } from '../member.ts'
import type { PlacedOrder } from '../purchase.ts'
import { aProduct, optionOf } from '../stock.ts'

/** An order of the market with what names its parts. */
export type RealOrder = {
  readonly placed: PlacedOrder
  readonly paymentId: number
  readonly itemIds: readonly number[]
  /** The same items on the wire. */
  readonly sealedItemIds: readonly string[]
  /** Of the attempts, oldest first, with the key that the window gave for each. */
  readonly attempts: { readonly gatewayOrderId: string; paymentKey: string | null }[]
}

/** A buyer with an empty past, somebody else, and two goods that nobody bought yet. */
export type Reality = {
  readonly market: TestMarket
  readonly wireIds: WireIdCodec
  readonly buyer: Buyer
  readonly stranger: Buyer
  readonly desk: Buyer
  readonly goods: readonly { readonly goodsId: number; readonly optionId: number }[]
  readonly orders: RealOrder[]
  /** A number that no parcel had before; the next is free as well. */
  readonly firstInvoice: number
}

/** Pieces of each of the goods: as few as some may wait for a deposit of. */
export const PIECES = 20

let lastInvoice = 600_000_000_000

function nextInvoice(): number {
  lastInvoice += 2
  return lastInvoice
}

export async function enterReality(market: TestMarket, like: readonly number[]): Promise<Reality> {
  const goods = await Promise.all(
    like.map(async (known) => {
      const goodsId = await aProduct(market, known, {
        stock: PIECES,
        sale_ends_at: null,
        order_quantity_max: null,
        account_quantity_max: null,
      })
      return { goodsId, optionId: (await optionOf(market, goodsId)).id }
    }),
  )
  return {
    market,
    wireIds: await market.runtime.runPromise(WireIds),
    buyer: (await aMemberInApp(market)).buyer,
    stranger: (await aMemberInApp(market)).buyer,
    desk: aBuyer(market),
    goods,
    orders: [],
    firstInvoice: nextInvoice(),
  }
}

const dueJob = z.object({ id: z.coerce.number(), task: z.string(), payload: z.unknown() })

/** Takes the job that is due longest. */
async function takeDueJob({ market }: Pick<Reality, 'market'>) {
  const { rows } = await sql`
    WITH due AS (
      SELECT jobs.id, tasks.identifier AS task, jobs.payload
      FROM graphile_worker._private_jobs AS jobs
      JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
      WHERE jobs.run_at <= ${new Date(market.now())}
      ORDER BY jobs.run_at, tasks.identifier, jobs.id
      LIMIT 1
    )
    DELETE FROM graphile_worker._private_jobs AS jobs USING due WHERE jobs.id = due.id
    RETURNING due.id, due.task, due.payload
  `.execute(market.database.db)
  return rows.length === 0 ? null : dueJob.parse(rows[0])
}

/** Takes the job that is due longest; where none is, those of the minute for payments whose time is over are added. */
async function takeNextJob(reality: Pick<Reality, 'market'>) {
  const job = await takeDueJob(reality)
  if (job !== null) return job
  await reality.market.runtime.runPromise(expireOverdue)
  return takeDueJob(reality)
}

/** Does everything that is due at the market's time, the longest due first, as a worker would. */
export async function runDueJobs(reality: Pick<Reality, 'market'>): Promise<void> {
  for (let job = await takeNextJob(reality); job !== null; job = await takeNextJob(reality)) {
    const program = JOB_PROGRAMS[job.task]
    if (program === undefined) throw new Error(`nobody does ${job.task}`)
    await reality.market.runtime.runPromise(program(job.payload))
  }
}

/** Removes every job. */
export async function dropJobs({ market }: Pick<Reality, 'market'>): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(market.database.db)
}
