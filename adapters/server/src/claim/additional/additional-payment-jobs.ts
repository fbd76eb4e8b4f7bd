import { addJob } from '@jangteo/postgres/job/job.store'

/** Has an additional payment looked at when its days are over. */
export const scheduleAdditionalPaymentDue = (additionalPaymentId: number, dueAtMs: number) =>
  addJob({
    task: 'additional-payment-due',
    payload: { additionalPaymentId },
    dueAt: new Date(dueAtMs),
    key: `additional-payment-due:${additionalPaymentId}`,
  })
