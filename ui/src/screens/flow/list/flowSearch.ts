import { groupBy } from '@jangteo/core/decision/group.rules'
import type { FlowEntry } from '../flowIndex.ts'
import { domainName } from '../flowNames.ts'

export type FoundFlow = {
  readonly entry: FlowEntry
  /** The names in the chart that the search meets, where the chart's own name does not. */
  readonly met: readonly string[]
}

export type FlowGroup = {
  readonly domain: string
  readonly name: string
  readonly flows: readonly FoundFlow[]
}

const MET_MAX = 3

function find(entry: FlowEntry, wanted: string): FoundFlow[] {
  const isIn = (text: string) => text.toLowerCase().includes(wanted)
  if ([entry.label, entry.id, domainName(entry.domain)].some(isIn)) return [{ entry, met: [] }]
  const met = entry.words.filter(isIn)
  return met.length === 0 ? [] : [{ entry, met: met.slice(0, MET_MAX) }]
}

/** The group of all charts that nothing runs yet. */
const PLANNED = { domain: 'planned', name: '예정된 흐름' } as const

/**
 * The charts that a text finds by their names, states, events and steps: live ones together with their neighbours of the
 * domain, then the planned ones.
 */
export function groupFlows(entries: readonly FlowEntry[], text: string): FlowGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = entries.flatMap((entry) => find(entry, wanted))
  const live = found.filter(({ entry }) => entry.status === 'live')
  const planned = found.filter(({ entry }) => entry.status === 'planned')
  return [
    ...[...groupBy(live, ({ entry }) => entry.domain)].map(([domain, flows]) => ({
      domain,
      name: domainName(domain),
      flows,
    })),
    ...(planned.length === 0 ? [] : [{ ...PLANNED, flows: planned }]),
  ]
}
