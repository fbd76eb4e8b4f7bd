import { addJob } from '@jangteo/postgres/job/job.store'

/** Has a delivered item confirm itself after its last day, or at once when that is over. */
export const scheduleAutoConfirm = (orderItemId: number, dueMs: number) =>
  addJob({
    task: 'auto-confirm',
    payload: { orderItemId },
    dueAt: new Date(dueMs + 1),
    key: `auto-confirm:${orderItemId}`,
  })
