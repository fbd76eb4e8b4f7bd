import { deviceNameOf } from '@jangteo/core/session/device.rules'
import * as Context from 'effect/Context'
import { hideAddress } from '../network/hide-address.ts'

/** Program and place that a request came from, as far as rows may hold them; each `null` where it is not known. */
export type ClientParts = {
  /** Name of the device for its owner, such as "Chrome · Windows". */
  readonly device: string | null
  /** The first half of the network address, such as `203.0.*.*`. */
  readonly address: string | null
}

/** The client of the running request. */
export class Client extends Context.Service<Client, ClientParts>()('Client') {}

/** Describes the client of a request by its agent and its address. */
export function clientOf(userAgent: string | null, clientAddress: string): ClientParts {
  return { device: deviceNameOf(userAgent), address: hideAddress(clientAddress) }
}
