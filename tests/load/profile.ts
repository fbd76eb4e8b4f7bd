import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** As much of V8's CPU profile as is read here; times in microseconds of the machine's monotonic clock. */
const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).default([]),
    }),
  ),
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

export type CpuProfile = z.infer<typeof cpuProfile>
export type CallFrame = CpuProfile['nodes'][number]['callFrame']

/** A stretch of time on the clock of `nowUs`. */
export type Stretch = { readonly fromUs: number; readonly toUs: number }

/** Self time by name, the most first. */
export type Shares = readonly { readonly name: string; readonly share: number }[]

const NOT_WORK = new Set(['(idle)', '(root)'])
const NANO_PER_MICRO = 1000n

/** The clock that profiles count by: the same for every process of the machine. */
export function nowUs(): number {
  return Number(process.hrtime.bigint() / NANO_PER_MICRO)
}

/** Reads the one profile that a process left in a directory of its own. */
export function readProfile(directory: string): CpuProfile {
  const [name] = readdirSync(directory).filter((file) => file.endsWith('.cpuprofile'))
  if (name === undefined) throw new Error(`the server left no profile in ${directory}`)
  return cpuProfile.parse(JSON.parse(readFileSync(join(directory, name), 'utf8')))
}

/** Busy time of each node of a profile within stretches, in microseconds. */
export function busyTimes(
  profile: CpuProfile,
  stretches: readonly Stretch[],
): ReadonlyMap<number, number> {
  const idle = new Set(
    profile.nodes.filter((node) => NOT_WORK.has(node.callFrame.functionName)).map(({ id }) => id),
  )
  const times = new Map<number, number>()
  let atUs = profile.startTime
  for (const [index, id] of profile.samples.entries()) {
    const tookUs = profile.timeDeltas[index] ?? 0
    atUs += tookUs
    if (idle.has(id)) continue
    if (!stretches.some(({ fromUs, toUs }) => atUs >= fromUs && atUs <= toUs)) continue
    times.set(id, (times.get(id) ?? 0) + tookUs)
  }
  return times
}

/** Shares of the busy time within stretches, by what `nameOf` calls a function. */
export function sharesOf(
  profile: CpuProfile,
  stretches: readonly Stretch[],
  nameOf: (frame: CallFrame) => string,
): Shares {
  const busy = busyTimes(profile, stretches)
  const times = new Map<string, number>()
  let total = 0
  for (const { id, callFrame } of profile.nodes) {
    const time = busy.get(id) ?? 0
    if (time === 0) continue
    const name = nameOf(callFrame)
    times.set(name, (times.get(name) ?? 0) + time)
    total += time
  }
  const shares = [...times].map(([name, time]) => ({ name, share: time / total }))
  return shares.toSorted((a, b) => b.share - a.share)
}

/** The package that a function belongs to: ours by its folder, others by their name, the machinery in brackets. */
export function packageOf({ functionName, url }: CallFrame): string {
  const installed = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1]
  if (installed !== undefined) return installed
  if (url.startsWith('node:')) return url.includes('_http') ? 'node:http' : 'node: (other)'
  const ours = /\/(core|ui|adapters\/\w+)\//.exec(url)?.[1]
  if (ours !== undefined) return ours
  return functionName === '(garbage collector)' ? '(garbage collector)' : nativeOf(functionName)
}

/** Functions without a file are Node's own: what writes to sockets and files is mostly the system's work. */
function nativeOf(functionName: string): string {
  return /^write|^fsync/.test(functionName) ? '(writing to sockets and files)' : '(node, native)'
}

/** A function with the file and line that it stands in; one without a name by its place alone. */
export function functionOf({ functionName, url, lineNumber }: CallFrame): string {
  const file = url.split('/').at(-1) ?? ''
  if (file === '') return functionName === '' ? '(anonymous)' : functionName
  const place = `${file}:${lineNumber + 1}`
  return functionName === '' ? place : `${functionName}  ${place}`
}
