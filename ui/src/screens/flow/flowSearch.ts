import type { FlowEntry } from './flowIndex.ts'
import { domainName } from './flowNames.ts'

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

/** The charts that a text finds by their names, states, events and steps, together with their neighbours of the domain. */
export function groupFlows(entries: readonly FlowEntry[], text: string): FlowGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = entries.flatMap((entry) => find(entry, wanted))
  return [...Map.groupBy(found, ({ entry }) => entry.domain)].map(([domain, flows]) => ({
    domain,
    name: domainName(domain),
    flows,
  }))
}
