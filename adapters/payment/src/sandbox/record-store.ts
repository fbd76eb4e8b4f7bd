import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GATEWAY_ORDER_ID, parseRecord } from './payment-record.ts'
import type { PaymentRecord, Step } from './payment-record.ts'

const ENDING = '.json'

/** The gateway's memory: one JSON file an attempt. A file is whole at any moment, whenever the process dies. */
export type RecordStore = {
  /** Every attempt there is. */
  readonly list: () => Promise<string[]>
  /** `null` when there is no such attempt, or when the id is none. */
  readonly read: (gatewayOrderId: string) => Promise<PaymentRecord | null>
  /** Reads, decides and writes one record; two changes of one record follow each other. */
  readonly change: <Answer>(
    gatewayOrderId: string,
    decide: (record: PaymentRecord | null) => Step<Answer>,
  ) => Promise<Answer>
}

/** Opens the memory in a directory, which is made when it is missing. One process at a time writes there. */
export function openRecordStore(directory: string): RecordStore {
  mkdirSync(directory, { recursive: true })
  const inTurn = createTurns()
  const fileOf = (gatewayOrderId: string): string => join(directory, `${gatewayOrderId}${ENDING}`)

  const read = async (gatewayOrderId: string): Promise<PaymentRecord | null> => {
    if (!GATEWAY_ORDER_ID.test(gatewayOrderId)) return null
    const text = await readIfThere(fileOf(gatewayOrderId))
    return text === null ? null : parseRecord(text)
  }

  const write = async (record: PaymentRecord): Promise<void> => {
    const file = fileOf(record.request.gatewayOrderId)
    const unfinished = `${file}.${process.pid}.tmp`
    await writeFile(unfinished, JSON.stringify(record), { mode: 0o600 })
    await rename(unfinished, file)
  }

  return {
    list: async () =>
      (await readdir(directory))
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length)),
    read,
    change: (gatewayOrderId, decide) =>
      inTurn(gatewayOrderId, async () => {
        const { next, answer } = decide(await read(gatewayOrderId))
        if (next !== null) await write(next)
        return answer
      }),
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Work under the same name runs one after the other; work under different names does not wait. */
function createTurns(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const lastOf = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const mine = Promise.allSettled([lastOf.get(name)]).then(work)
    lastOf.set(name, mine)
    try {
      return await mine
    } finally {
      if (lastOf.get(name) === mine) lastOf.delete(name)
    }
  }
}
