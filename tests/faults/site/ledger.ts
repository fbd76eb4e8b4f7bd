import { listJobs } from '../ledger/jobs.ts'
import type { Ledger } from '../ledger/readFacts.ts'
import type { Site } from './site.ts'

/** A site as the invariants look at it. */
export async function ledgerOf(site: Site): Promise<Ledger> {
  const { dataDir, surprises } = site
  const jobs = await listJobs(site)
  return {
    db: site.database().db,
    wireIds: site.wireIds(),
    dataDir,
    atMs: Date.now(),
    jobs: jobs.filter(({ isNow }) => isNow).map(({ text }) => text),
    surprises,
  }
}
