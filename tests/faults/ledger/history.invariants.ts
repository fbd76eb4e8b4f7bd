import type { Change, Facts } from './facts.ts'
import type { Invariant } from './invariant.ts'

type Life = { readonly name: string; readonly id: number; readonly status: string }

export const HISTORY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'item-history-is-whole',
    because: 'every step of an item is reported by a row, from its first state to its last',
    findBreaches: ({ items, itemHistory }) => {
      const steps = stepsById(itemHistory)
      return items.flatMap(({ id, status }) =>
        findGap(steps.get(id) ?? [], 'PW', { name: 'item', id, status }),
      )
    },
  },
  {
    name: 'payment-history-is-whole',
    because: 'every step of a payment is reported by a row, from its first state to its last',
    findBreaches: ({ payments, paymentHistory }) => {
      const steps = stepsById(paymentHistory)
      return payments.flatMap(({ id, status }) =>
        findGap(steps.get(id) ?? [], 'PAYMENT_WAIT', { name: 'payment', id, status }),
      )
    },
  },
  {
    name: 'refund-history-is-whole',
    because: 'every step of a refund is reported by a row, from its first state to its last',
    findBreaches: ({ refunds, refundHistory }) => {
      const steps = stepsById(refundHistory)
      return refunds.flatMap(({ id, status }) =>
        findGap(steps.get(id) ?? [], 'REQUESTED', { name: 'refund', id, status }),
      )
    },
  },
  {
    name: 'nothing-is-left-approving',
    because: 'what a crash left between the market and the gateway is finished by a job',
    findBreaches: ({ payments, attempts }) => [
      ...payments
        .filter(({ status }) => status === 'APPROVING')
        .map(({ id }) => `payment ${id} is approving`),
      ...attempts
        .filter(({ status }) => status === 'APPROVING')
        .map(({ gatewayOrderId }) => `attempt ${gatewayOrderId} is approving`),
    ],
  },
  {
    name: 'nothing-waits-past-its-time',
    because: 'an order that was not paid in time gives its stock back',
    findBreaches: ({ payments, atMs }) =>
      payments
        .filter(({ status }) => WAITS.has(status))
        .filter(({ expiresAtMs }) => expiresAtMs <= atMs)
        .map(({ id, status }) => `payment ${id} is ${status} although its time is over`),
  },
  {
    name: 'no-job-is-left',
    because: 'a job that a killed server held is done by the next one',
    findBreaches: ({ jobs }) => jobs,
  },
]

const WAITS = new Set<Facts['payments'][number]['status']>([
  'PAYMENT_WAIT',
  'REQUESTED',
  'DEPOSIT_READY',
])

function stepsById(history: readonly Change[]): ReadonlyMap<number, readonly Change[]> {
  return Map.groupBy(history, ({ id }) => id)
}

function findGap(steps: readonly Change[], first: string, { name, id, status }: Life): string[] {
  const path = [{ to: first }, ...steps]
  const gaps = steps.flatMap((step, index) => {
    const before = path[index]?.to
    return step.from === before ? [] : [`${name} ${id}: ${before}, then ${step.from}>${step.to}`]
  })
  const last = path.at(-1)?.to
  return last === status
    ? gaps
    : [...gaps, `${name} ${id}: ${last} in its history, ${status} itself`]
}
