import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import { addJob } from '@jangteo/postgres/job/job.store'

/** Has a delivered item confirm itself when its days are over, or at once when they are. */
export const scheduleAutoConfirm = (orderItemId: number, deliveredAtMs: number) =>
  addJob({
    task: 'auto-confirm',
    payload: { orderItemId },
    dueAt: new Date(autoConfirmDueMs(deliveredAtMs) + 1),
    key: `auto-confirm:${orderItemId}`,
  })
