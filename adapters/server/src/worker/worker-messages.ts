import { z } from 'zod'

const desk = z.object({ password: z.string(), key: z.string() })

/** Part of a worker in the market, besides the environment that it shares with its supervisor. */
export const workerPart = z.object({
  /** URL that this machine listens on. */
  url: z.string(),
  port: z.int(),
  /** Place among the workers, from 1; a worker that takes another's place has its number. */
  place: z.int(),
  workerCount: z.int(),
  runsJobs: z.boolean(),
  databaseUrls: z.object({ url: z.string(), directUrl: z.string(), ownerUrl: z.string() }),
  secrets: z.object({ current: z.string(), former: z.string().nullable() }),
  /** `null` where the desk is open, or not served. */
  desk: desk.nullable(),
})

export type WorkerPart = z.infer<typeof workerPart>

/** Message of the supervisor to a worker. */
export const orderMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), part: workerPart }),
  z.object({ kind: z.literal('sandbox'), message: z.looseObject({}) }),
  z.object({ kind: z.literal('readMetrics'), id: z.int() }),
  /** The market ends. */
  z.object({ kind: z.literal('close') }),
  /** Another worker has taken this one's place. */
  z.object({ kind: z.literal('retire') }),
])

export type OrderMessage = z.infer<typeof orderMessage>

/** Message of a worker to its supervisor. */
export const reportMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** The worker cannot open, for a reason that an operator can fix. */
  z.object({ kind: z.literal('refused'), reason: z.string() }),
  z.object({ kind: z.literal('sandbox'), message: z.looseObject({}) }),
  z.object({ kind: z.literal('metrics'), id: z.int(), metrics: z.array(z.looseObject({})) }),
])

export type ReportMessage = z.infer<typeof reportMessage>
