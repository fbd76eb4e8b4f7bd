import type { LinkDeps } from '../call/contractLink.ts'
import { decodeRefusal, localRefusal } from '../refusal/refusal.ts'

/** Time for a file to arrive and be answered, in milliseconds; its rows are carried out afterwards. */
const SEND_TIMEOUT_MS = 60_000

/** A CSV file on its way to a call whose body it is. */
export type SentCsv = {
  readonly link: Omit<LinkDeps, 'routes'>
  /** Method and path of the call, such as `STAFF_ROUTES.shipFile.send`. */
  readonly route: string
  readonly file: Blob
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/**
 * Sends a CSV file as the body of a call and returns its answer, which the caller knows the shape of. Refusals: those of
 * the call, TIMED_OUT after a minute, NETWORK_ERROR, API_FAILURE for an answer that can't be read.
 */
export async function sendCsv<Answer>({ link, route, file }: SentCsv): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
  try {
    const response = await link.fetch(link.baseUrl + path, {
      method,
      body: file,
      headers: {
        accept: 'application/json',
        authorization: link.readCredential(),
        'content-type': 'text/csv',
      },
      credentials: link.credentials ?? 'same-origin',
      signal,
    })
    const body = await bodyOf(response)
    if (!response.ok) throw decodeRefusal(response.status, body)
    if (body === undefined) throw localRefusal('API_FAILURE')
    return body as Answer
  } catch (error) {
    if (signal.aborted) throw localRefusal('TIMED_OUT')
    if (error instanceof TypeError) throw localRefusal('NETWORK_ERROR')
    throw error
  }
}
