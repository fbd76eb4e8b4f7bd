import {
  type Answer,
  aBuyer,
  type Buyer,
  DEMO_PASSWORD,
  type RefusalBody,
} from '../../support/buyer.ts'

/** A refusal that ended what a buyer was about. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type PatientBuyer = Buyer & {
  /** Posts a form to the gateway's window and answers where it leads to. */
  readonly choose: (
    windowUrl: string,
    form: Readonly<Record<string, string>>,
  ) => Promise<URLSearchParams>
}

export type Patience = {
  /** The address of a server that runs; while none does, it is waited for. */
  readonly url: () => Promise<string>
  /** Called before every call. */
  readonly onCall: () => void
  /** Told of an answer that a market should not give. */
  readonly onTrouble: (what: string) => void
}

type Sent = Parameters<Buyer['call']>[2]

/** The server took too long, or broke: the answer is no answer, and the call is made again. */
const NO_ANSWER = new Set(['TIMED_OUT', 'SYSTEM_ERROR'])

/** How fetch tells of a connection that broke: before the head of the answer, and after it. */
const BROKEN = new Set(['fetch failed', 'terminated'])

/**
 * A buyer who makes a call again, the same with the same key, for as long as its answer is lost: a killed server
 * took it along, and nobody knows what had been done by then.
 */
export function aPatientBuyer({ url, onCall, onTrouble }: Patience): PatientBuyer {
  const at = { url: '' }
  const buyer = aBuyer(at)

  async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (;;) {
      at.url = await url()
      onCall()
      try {
        return await attempt()
      } catch (error) {
        if (!isLost(error)) throw error
      }
    }
  }

  async function call<Body = RefusalBody>(
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Answer<Body>> {
    for (;;) {
      const answer = await insist(() => buyer.call<Body & Partial<RefusalBody>>(method, path, sent))
      const { status, body } = answer
      const code = status === 200 ? '' : (body.code ?? '')
      if (!NO_ANSWER.has(code)) return answer
      if (code === 'SYSTEM_ERROR') onTrouble(`${method} ${path}: ${status} ${code}`)
    }
  }

  async function ask<Body>(method: string, path: string, sent: Sent = {}): Promise<Body> {
    const { status, body } = await call<Body & Partial<RefusalBody>>(method, path, sent)
    if (status !== 200) throw new Refused(body.code ?? String(status))
    return body
  }

  const choose: PatientBuyer['choose'] = async (windowUrl, form) => {
    const response = await insist(() =>
      fetch(new URL(windowUrl, at.url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      }),
    )
    return new URL(response.headers.get('location') ?? '', at.url).searchParams
  }

  const logIn = async (loginId: string) => {
    await ask('POST', '/accounts/login', { body: { loginId, password: DEMO_PASSWORD } })
  }

  return { ...buyer, call, ask, choose, logIn }
}

/** The connection was refused or broke, before the answer or within it. */
function isLost(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof TypeError && BROKEN.has(error.message)
}
