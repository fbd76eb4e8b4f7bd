import { z } from 'zod'

/** Place where a sandbox works: its files, its pages, and where it posts its notices. */
export const sandboxPlace = z.object({
  directory: z.string(),
  windowPath: z.string(),
  hookUrl: z.string(),
})

export type SandboxPlace = z.infer<typeof sandboxPlace>

/** Trouble that a sandbox in another thread reports, as it travels. */
export const troubleMessage = z.object({
  trouble: z.object({ message: z.string(), stack: z.string().nullable() }),
})

export function toTroubleMessage(trouble: unknown): z.infer<typeof troubleMessage> {
  const { message, stack } = trouble instanceof Error ? trouble : new Error(String(trouble))
  return { trouble: { message, stack: stack ?? null } }
}
