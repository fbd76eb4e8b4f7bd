import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { moment } from '../wire/wire.schemas.ts'

const outboxMail = z.object({
  id: z.string(),
  sentAt: moment,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})

/**
 * Development only: the mails that the market would have sent, the newest first; `null` where a mail server takes them.
 */
const outbox = deskCall
  .route({ method: 'GET', path: '/dev/desk/outbox', summary: '보낸 메일함', tags: ['desk'] })
  .output(z.object({ content: z.array(outboxMail).nullable() }))

export const deskMailCalls = { outbox }
