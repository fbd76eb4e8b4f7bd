import { createJournal, type Journal } from './buyer/journal.ts'
import { aPatientBuyer, type Patience, type PatientBuyer } from './buyer/patientBuyer.ts'
import { shopOnce } from './buyer/shopping.ts'
import type { Dice } from './dice.ts'
import { createOutage, type Outage } from './outage.ts'
import type { Stock } from './site/stock.ts'
import type { Site } from './site/site.ts'
import { createTraffic, type Traffic } from './traffic.ts'

/** Buyers who shop at once, one purchase after the other, until they are sent home. */
export type Crowd = {
  readonly journal: Journal
  readonly traffic: Traffic
  /** Wrap in it what takes the database away: answers that break then are nobody's fault. */
  readonly outage: Outage
  /** Count of purchases by how they ended. */
  readonly ends: ReadonlyMap<string, number>
  /** Lets everybody finish. */
  readonly goHome: () => Promise<void>
}

export type CrowdRequest = {
  readonly site: Site
  readonly stock: Stock
  readonly dice: Dice
  readonly guests: number
  /** Login ids. */
  readonly members: readonly string[]
}

/** Nobody's fault: it was sold out, its time was over, or its buyer had too much unpaid. */
const EXPECTED_ENDS = new Set([
  'done',
  'CART_NOT_BUYABLE',
  'ORDER_CHANGED',
  'ORDER_UNPAID_COUNT_EXCEEDED',
  'PAYMENT_DECLINED',
  'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
  'PAYMENT_EXPIRED',
])

export async function gather(request: CrowdRequest): Promise<Crowd> {
  const { site, stock, dice, guests, members } = request
  const journal = createJournal(site.wireIds())
  const traffic = createTraffic()
  const outage = createOutage()
  const ends = new Map<string, number>()
  const hall = { isOpen: true }
  const enter = () => aPatientBuyer(patienceOf(site, traffic, outage))
  const shop = async (buyer: PatientBuyer, own: Dice) => {
    const shopper = { buyer, dice: own, journal, wares: stock.wares, waiting: [] }
    while (hall.isOpen) {
      const end = await shopOnce(shopper).catch(String)
      ends.set(end, (ends.get(end) ?? 0) + 1)
      if (!EXPECTED_ENDS.has(end)) site.surprises.push(`a purchase ended with ${end}`)
    }
  }
  const loggedIn = members.map(async (loginId) => {
    const buyer = enter()
    await buyer.logIn(loginId)
    return buyer
  })
  const buyers = [...(await Promise.all(loggedIn)), ...Array.from({ length: guests }, enter)]
  const shopping = Promise.all(buyers.map((buyer) => shop(buyer, dice.fork())))
  const goHome = async () => {
    hall.isOpen = false
    await shopping
  }
  return { journal, traffic, outage, ends, goHome }
}

function patienceOf({ doors, surprises }: Site, traffic: Traffic, outage: Outage): Patience {
  return {
    url: async () => {
      await outage.untilOver()
      return Promise.race(doors.map((door) => door.url()))
    },
    begin: (call) => {
      const wasAway = outage.watch()
      const report = traffic.begin(call)
      return (end) => {
        report(end)
        if (end === 'broken' && !wasAway()) surprises.push(`${call} broke`)
      }
    },
  }
}
