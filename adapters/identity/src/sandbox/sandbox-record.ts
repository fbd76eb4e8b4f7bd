import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const person = z.object({
  ci: z.string(),
  name: z.string(),
  birthday: z.string(),
  gender: z.enum(['MALE', 'FEMALE']),
  mobile: z.string(),
})

const record = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), person }),
  z.object({ outcome: z.enum(['failed', 'silent', 'pending']) }),
])

/** Outcome of a verification that was chosen in the sandbox's window. */
export type SandboxRecord = z.infer<typeof record>

export type SandboxRecords = {
  readonly read: (verificationId: string) => Promise<SandboxRecord | null>
  /** Stores the outcome; the first one stays. */
  readonly write: (verificationId: string, chosen: SandboxRecord) => Promise<void>
}

const ID_FORM = /^[\w-]{22}$/
const EXTENSION = '.json'
const RECORD_HOURS = 24
const HOUR_MS = 60 * 60 * 1000

type RecordsParts = { readonly directory: string; readonly nowMs: () => number }

/**
 * The memory of the sandbox: a file a verification, which no table of the market holds. Several processes may share the
 * directory. Records are removed after a day.
 */
export function createSandboxRecords({ directory, nowMs }: RecordsParts): SandboxRecords {
  const pathOf = (id: string) => join(directory, `${id}${EXTENSION}`)
  const read = async (id: string) => {
    if (!ID_FORM.test(id)) return null
    const text = await readFile(pathOf(id), 'utf8').catch(() => null)
    return text === null ? null : record.parse(JSON.parse(text))
  }
  const removeOld = async () => {
    for (const name of await readdir(directory)) {
      const path = join(directory, name)
      const changedAtMs = (await stat(path).catch(() => null))?.mtimeMs ?? nowMs()
      if (nowMs() - changedAtMs > RECORD_HOURS * HOUR_MS) await rm(path, { force: true })
    }
  }
  return {
    read,
    async write(id, chosen) {
      if (!ID_FORM.test(id) || (await read(id)) !== null) return
      await mkdir(directory, { recursive: true })
      await removeOld()
      const unfinished = join(directory, `${id}.unfinished`)
      await writeFile(unfinished, JSON.stringify(chosen), { mode: 0o600 })
      await rename(unfinished, pathOf(id))
    },
  }
}
