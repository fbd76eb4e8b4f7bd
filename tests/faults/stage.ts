import { aBuyer } from '../support/buyer.ts'
import { createJournal, type Journal } from './buyer/journal.ts'
import { aPatientBuyer, type Patience } from './buyer/patientBuyer.ts'
import type { Customer } from './buyer/steps.ts'
import { findBreaches } from './ledger/invariants.ts'
import { readFacts } from './ledger/readFacts.ts'
import type { Door } from './site/door.ts'
import type { Pause } from './site/pause.ts'
import { stockGoods } from './site/stock.ts'
import { ledgerOf } from './site/ledger.ts'
import { openSite, type Site } from './site/site.ts'
import { passHolds, settle } from './site/time.ts'

/** One server, one thing for sale, one fault after the other. */
export type Stage = {
  readonly site: Site
  readonly door: Door
  readonly journal: Journal
  readonly enter: () => Customer
  /** The same customer who leaves when an answer is lost. */
  readonly hasty: (customer: Customer) => Promise<Customer>
  /** Kills the server where it waits, lets go what it waited for, and starts it again after a while. */
  readonly killAt: (pause: Pause) => Promise<void>
  /** Lets time pass until nothing is left to do, and throws every breach of an invariant. */
  readonly judge: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openStage(): Promise<Stage> {
  const site = await openSite(1)
  const [door] = site.doors
  if (door === undefined) throw new Error('a site has a door')
  await door.open()
  const stock = await stockGoods(site, [100])
  const [ware] = stock.wares
  if (ware === undefined) throw new Error('a stock has a ware')
  const journal = createJournal(site.wireIds())
  const patience: Patience = {
    url: door.url,
    begin: (call) => (end) => {
      if (end === 'broken') site.surprises.push(`${call} broke`)
    },
  }
  return {
    site,
    door,
    journal,
    enter: () => ({ buyer: aPatientBuyer(patience), journal, ware }),
    hasty: async (customer) => {
      const tab = aBuyer({ url: await door.url() })
      for (const [name, value] of customer.buyer.cookies) tab.cookies.set(name, value)
      return { ...customer, buyer: { ...customer.buyer, ...tab } }
    },
    killAt: async (pause) => {
      await pause.untilReached()
      await door.kill()
      await passHolds(site)
      await pause.release()
      await door.open()
    },
    judge: async () => {
      await settle(site)
      const facts = await readFacts(await ledgerOf(site), {
        reported: journal.reported,
        supplied: stock.supplied,
      })
      const breaches = findBreaches(facts)
      if (breaches.length > 0) throw new Error(breaches.join('\n'))
    },
    close: site.close,
  }
}
