import { z } from 'zod'
import { openCall } from '../call/call.ts'

/** Whether the service can do its work: `DOWN` when the database does not answer. */
const healthCheck = openCall
  .route({
    method: 'GET',
    path: '/systems/status/health-check',
    summary: '상태 확인',
    tags: ['system'],
  })
  .output(z.object({ status: z.enum(['UP', 'DOWN']), version: z.string() }))

export const systemCalls = { healthCheck }
