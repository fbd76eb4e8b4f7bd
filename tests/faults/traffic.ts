/** Calls between a buyer and the market that a fault may interrupt. */
const CALLS = {
  cart: /^POST \/shops\/carts$/,
  place: /^POST \/shops\/orders$/,
  request: /^POST \/systems\/payments\/[^/]+\/request-data$/,
  window: /^POST \/sandbox-gateway\/window\//,
  approve: /^POST \/systems\/payments\/[^/]+\/approve-data$/,
  deposit: /^POST \/sandbox-gateway\/deposit\//,
  cancel: /^PATCH \/orders\/manages\/change-status\/deposit-cancel$/,
  account: /^POST \/systems\/payments\/[^/]+\/account-validation-check$/,
  desk: /^POST \/dev\/desk\//,
  confirm: /^PATCH \/orders\/ships\/change-status\/finish$/,
} as const satisfies Record<string, RegExp>

export type Step = keyof typeof CALLS
export const STEPS = Object.keys(CALLS) as readonly Step[]

/** `lost`: the connection broke before the answer was whole. `unreached`: there was none. `broken`: SYSTEM_ERROR. */
export type End = 'answered' | 'lost' | 'unreached' | 'broken'

/** Total of the buyers' calls, so that a fault can be aimed at one and seen to have met it. */
export type Traffic = {
  /** A call begins, such as `POST /shops/carts`; say its end. */
  readonly begin: (call: string) => (end: End) => void
  /** Waits until the next call of a step begins. */
  readonly reach: (step: Step) => Promise<void>
  /** Calls of a step that were lost on their way. */
  readonly lost: (step: Step) => number
}

type Waiting = { readonly step: Step; readonly resume: () => void }

export function createTraffic(): Traffic {
  const losses = new Map<Step, number>()
  const lost = (step: Step) => losses.get(step) ?? 0
  let waiting: readonly Waiting[] = []
  return {
    begin: (call) => {
      const step = STEPS.find((name) => CALLS[name].test(call))
      const due = waiting.filter((it) => it.step === step)
      waiting = waiting.filter((it) => it.step !== step)
      for (const { resume } of due) resume()
      return (end) => {
        if (end === 'lost' && step !== undefined) losses.set(step, lost(step) + 1)
      }
    },
    reach: (step) =>
      new Promise((resume) => {
        waiting = [...waiting, { step, resume }]
      }),
    lost,
  }
}
