import { FLOW_INDEX } from './flowIndex.gen.ts'
import type { FlowModule } from './flowIndex.ts'

const loaded = new Map<string, Promise<FlowModule>>()

/** The chart of an id, fetched once; `null` when there is no such chart. One that did not come is fetched again. */
export function loadFlow(id: string): Promise<FlowModule> | null {
  const entry = FLOW_INDEX.find((one) => one.id === id)
  if (entry === undefined) return null
  const known = loaded.get(id)
  if (known !== undefined) return known
  const loading = entry.load()
  loaded.set(id, loading)
  loading.catch(() => loaded.delete(id))
  return loading
}
