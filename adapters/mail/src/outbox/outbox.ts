import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { MailPort, OutboxMail } from '../mail.port.ts'

/** Mails that the outbox shows; older ones go. */
export const OUTBOX_COUNT_MAX = 100
/** Mails that the directory may hold until the old ones are deleted: they are found by reading all. */
const STORED_COUNT_MAX = 150

const EXTENSION = '.json'

const outboxMail = z.object({
  id: z.string(),
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})

type OutboxParts = { readonly directory: string; readonly nowMs: () => number }

/** Reads a mail; `null` for one that another process removed meanwhile. */
async function readMail(path: string): Promise<OutboxMail | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : outboxMail.parse(JSON.parse(text))
}

/**
 * Stores mails in a directory instead of sending them, so that a fresh machine shows what it would have sent. Several
 * processes may share the directory. Source: market-rules §0.
 */
export function createOutbox({ directory, nowMs }: OutboxParts): MailPort {
  const pathOf = (id: string) => join(directory, `${id}${EXTENSION}`)
  const listNames = async (): Promise<readonly string[]> => {
    await mkdir(directory, { recursive: true })
    return (await readdir(directory)).filter((name) => name.endsWith(EXTENSION))
  }
  const readAll = async (names: readonly string[]): Promise<readonly OutboxMail[]> => {
    const mails = await Promise.all(names.map((name) => readMail(join(directory, name))))
    return mails
      .filter((mail) => mail !== null)
      .toSorted(
        (one, other) => other.sentAt.localeCompare(one.sentAt) || (one.id < other.id ? 1 : -1),
      )
  }
  return {
    async send({ to, subject, text }, id) {
      const mail: OutboxMail = { id, sentAt: new Date(nowMs()).toISOString(), to, subject, text }
      await mkdir(directory, { recursive: true })
      const unfinished = join(directory, `${id}.unfinished`)
      await writeFile(unfinished, JSON.stringify(mail), { mode: 0o600 })
      await rename(unfinished, pathOf(id))
      const names = await listNames()
      if (names.length <= STORED_COUNT_MAX) return
      const past = (await readAll(names)).slice(OUTBOX_COUNT_MAX)
      await Promise.all(past.map((old) => rm(pathOf(old.id), { force: true })))
    },
    listOutbox: async () => (await readAll(await listNames())).slice(0, OUTBOX_COUNT_MAX),
    close: () => undefined,
  }
}
