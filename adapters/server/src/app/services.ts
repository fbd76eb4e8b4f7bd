import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import type { Db } from '@jangteo/postgres/database/db'
import type * as ManagedRuntime from 'effect/ManagedRuntime'
import type { Recent } from '../call/recently.ts'
import type { Settings } from './settings.ts'
import type { Tokens } from '../session/tokens.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** What every use case may ask for. */
export type Services = Db | PaymentGateways | Recent | Settings | Tokens | WireIds

export type Runtime = ManagedRuntime.ManagedRuntime<Services, never>
