import { DEMO_MEMBERS } from '@jangteo/demo/members.data'
import { sql } from 'kysely'
import { type Crowd, gather } from './crowd.ts'
import { createDice, type Dice } from './dice.ts'
import type { Facts } from './ledger/facts.ts'
import { findBreaches } from './ledger/invariants.ts'
import { readFacts } from './ledger/readFacts.ts'
import { killBackend } from './site/database.ts'
import type { Door } from './site/door.ts'
import { ledgerOf } from './site/ledger.ts'
import { stockGoods, type Stock } from './site/stock.ts'
import { openSite, type Site } from './site/site.ts'
import { passHolds, passPaymentTime, settle } from './site/time.ts'
import { STEPS } from './traffic.ts'

const GUESTS = 6
const MEMBERS = DEMO_MEMBERS.filter(({ lastUsedDaysAgo = 0 }) => lastUsedDaysAgo === 0).map(
  ({ loginId }) => loginId,
)
/** Some wares that are always there, so that there is always somebody to disturb, and some that are not. */
const PIECES = [9999, 9999, 9999, 9999, 8, 8, 8]
const DELIVERED = 5
const STRIKES_MIN = 8
const STRIKES_MAX = 40
/** Every so manyth strike hits the database instead of the market. */
const DATABASE_EVERY = 4
const STATEMENTS_MAX = 8
const PLACED_MIN = 40

export type Trial = {
  readonly seed: number
  /** Time for which it goes on at least, in seconds; besides, it goes on until nothing is unmet. */
  readonly seconds: number
  readonly report: (line: string) => void
}

type Battle = {
  readonly site: Site
  readonly door: Door
  readonly stock: Stock
  readonly crowd: Crowd
  readonly dice: Dice
}

/**
 * Lets a crowd shop while the market and the database are killed again and again, each time when a certain call is on
 * its way, waits until everything is settled, and judges what is left. `unmet` is what the crowd did not come across:
 * without it the trial has proved less than it should.
 */
export async function hold({ seed, seconds, report }: Trial) {
  const site = await openSite(1)
  try {
    const [door] = site.doors
    if (door === undefined) throw new Error('a site has a door')
    await door.open()
    const dice = createDice(seed)
    const stock = await stockGoods(site, PIECES)
    const request = { site, stock, dice: dice.fork(), guests: GUESTS, members: MEMBERS }
    const crowd = await gather(request)
    const battle: Battle = { site, door, stock, crowd, dice }
    const beganAtMs = Date.now()
    const endsAtMs = beganAtMs + seconds * 1000
    let strikes = 0
    const isOver = async () =>
      strikes >= STRIKES_MIN &&
      Date.now() >= endsAtMs &&
      (strikes >= STRIKES_MAX || (await findUnmet(battle)).length === 0)
    while (!(await isOver())) {
      report(`strike ${strikes + 1}: ${await strike(battle, strikes)}`)
      strikes += 1
    }
    await crowd.goHome()
    await settle(site)
    const { reported } = crowd.journal
    const facts = await readFacts(await ledgerOf(site), { reported, supplied: stock.supplied })
    const took = Math.round((Date.now() - beganAtMs) / 1000)
    report(`${strikes} strikes in ${took} s, ${summaryOf(crowd, facts)}`)
    return { breaches: findBreaches(facts), unmet: await findUnmet(battle) }
  } finally {
    await site.close()
  }
}

/** Steps that no fault has met yet. */
function listSpared({ traffic }: Crowd) {
  return STEPS.filter((step) => traffic.lost(step) === 0)
}

/** Waits for a call, lets the market do some of it, and kills. */
async function strike({ site, door, stock, crowd, dice }: Battle, before: number): Promise<string> {
  const spared = listSpared(crowd)
  const step = dice.pick(spared.length > 0 ? spared : STEPS)
  await crowd.traffic.reach(step)
  await passStatements(site, dice.below(STATEMENTS_MAX))
  const isDatabase = before % DATABASE_EVERY === DATABASE_EVERY - 1
  await (isDatabase ? crowd.outage.during(() => killBackend(site)) : door.kill())
  await passPaymentTime(site, 1 + dice.below(4))
  await passHolds(site)
  await stock.deliver(DELIVERED)
  if (!isDatabase) await door.open()
  return `${isDatabase ? 'database' : 'market'} at ${step}`
}

async function passStatements(site: Site, count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await sql`SELECT 1`.execute(site.database().db)
  }
}

const NOTIFIED = ['placed', 'paid', 'cancelled', 'shipped', 'confirmed'] as const

async function findUnmet({ site, crowd }: Battle): Promise<string[]> {
  const { journal, outage, ends } = crowd
  const deposits = await sql`
    SELECT FROM payment_history WHERE event = 'gateway.deposited' LIMIT 1
  `.execute(site.database().db)
  const isSoldOut = ends.has('CART_NOT_BUYABLE') || ends.has('ORDER_CHANGED')
  return [
    ...listSpared(crowd).map((step) => `no ${step} was interrupted`),
    ...NOTIFIED.filter((what) => journal.count(what) === 0).map(
      (what) => `nobody was notified ${what}`,
    ),
    ...(journal.count('placed') < PLACED_MIN ? [`fewer than ${PLACED_MIN} orders`] : []),
    ...(outage.count() === 0 ? ['the database stayed'] : []),
    ...(deposits.rows.length === 0 ? ['no deposit came'] : []),
    ...(isSoldOut ? [] : ['nothing was sold out']),
  ]
}

function summaryOf({ journal, traffic, outage, ends }: Crowd, { orders }: Facts): string {
  const counts = (entries: Iterable<readonly [string, number]>) =>
    [...entries].map(([name, count]) => `${count} ${name}`).join(', ')
  const reported = counts(NOTIFIED.map((what) => [what, journal.count(what)]))
  const lost = counts(STEPS.map((step) => [step, traffic.lost(step)]))
  return `${outage.count()} of the database; ${orders.length} orders; reported: ${reported}; interrupted: ${lost}; purchases: ${counts(ends)}`
}
