import { sql } from 'kysely'
import { expect } from 'vitest'
import { listUntold } from '../ledger/gatewayLedger.ts'
import { listJobs } from '../ledger/jobs.ts'
import type { Site } from './site.ts'
import { untilPasses } from '../../support/eventually.ts'

/** A task of every minute is due. */
async function makeDue(site: Site, task: string): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}::text, job_key => ${task}::text)`.execute(
    site.database().db,
  )
}

/** The time to pay passes for every so manyth order that waits for its payment or its deposit. */
export async function passPaymentTime(site: Site, everyNth: number): Promise<void> {
  const { db } = site.database()
  await sql`
    UPDATE payments SET expires_at = now()
    WHERE status IN ('PAYMENT_WAIT', 'REQUESTED', 'DEPOSIT_READY') AND expires_at > now() AND id % ${everyNth} = 0
      AND additional_payment_id IS NULL
  `.execute(db)
  await makeDue(site, 'expire-overdue')
}

/** Minutes pass for jobs that somebody holds for some seconds, and the job that every minute frees them is due. */
export async function passHolds(site: Site, heldSeconds = 0): Promise<void> {
  const { db } = site.database()
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'
    WHERE locked_at <= now() - ${heldSeconds} * interval '1 second'
  `.execute(db)
  await makeDue(site, 'free-jobs')
}

/** Nine days pass for every parcel, and whatever was to be done by then is due. */
export async function passParcelTime(site: Site): Promise<void> {
  const { db } = site.database()
  await sql`
    UPDATE order_items
    SET shipped_at = shipped_at - interval '9 days', delivered_at = delivered_at - interval '9 days'
    WHERE status IN ('SS', 'SI', 'SC')
  `.execute(db)
  await sql`
    UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE run_at > now() AND locked_at IS NULL
  `.execute(db)
}

/** The time of a call passes for every approval, and the job that every minute finds those whose server has died is due. */
export async function passApprovalTime(site: Site): Promise<void> {
  const { db } = site.database()
  await sql`UPDATE payment_history SET at = at - interval '1 minute' WHERE to_status = 'APPROVING'`.execute(
    db,
  )
  await makeDue(site, 'settle-left-approvals')
}

/** No job of the market takes as long: who holds one since then has died. */
const DEAD_HOLD_SECONDS = 20

/** The jobs of every minute are due, and minutes pass for jobs whose holder has died. */
async function passMinute(site: Site): Promise<void> {
  await passHolds(site, DEAD_HOLD_SECONDS)
  await makeDue(site, 'settle-left-approvals')
}

/** Payments whose gateway is being asked: the job of every minute finds those that nobody asks for any more. */
async function listApproving(site: Site): Promise<number[]> {
  const { db } = site.database()
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'APPROVING')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lets time pass until the gateway has nothing left to report, no approval is open and no job is left to do. */
export async function settle(site: Site): Promise<void> {
  await untilPasses(async () => {
    await passMinute(site)
    await passPaymentTime(site, 1)
    await passParcelTime(site)
    expect(listUntold(site.dataDir)).toEqual([])
    expect(await listApproving(site)).toEqual([])
    expect(await listJobs(site)).toEqual([])
  })
}
