import { AccountInquiry, type AccountInquiryPort } from '@jangteo/payment/account-inquiry.port'
import { FileStorage, type FileStoragePort } from '@jangteo/files/file-storage.port'
import { PictureDrawer, type PictureDrawerPort } from '@jangteo/files/picture/picture-drawer.port'
import { BusinessRegistry, type BusinessRegistryPort } from '@jangteo/business/business.port'
import { type IdentityPort, IdentityProvider } from '@jangteo/identity/identity.port'
import { type MailPort, Mailer } from '@jangteo/mail/mail.port'
import { type Gateways, PaymentGateways } from '@jangteo/payment/gateway.port'
import { type PayoutPort, Payouts } from '@jangteo/payout/payout.port'
import { recordPayout } from '@jangteo/payout/record/record-payout'
import { Db } from '@jangteo/postgres/database/db'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { type SocialProviders, Socials } from '@jangteo/social/social.port'
import * as Clock from 'effect/Clock'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as References from 'effect/References'
import * as Tracer from 'effect/Tracer'
import type { Kysely } from 'kysely'
import { createFigureCache, createListCache, FigureCache, ListCache } from '../call/cached.ts'
import { createOrderQueue, OrderQueue } from '../checkout/order-queue.ts'
import { Hasher, type PasswordHasher } from '../session/passwords.ts'
import { createTokens, Tokens } from '../session/tokens.ts'
import { Health } from '../system/check-health.ts'
import { ApprovalActions } from '../staff/approvals.ts'
import { createStaffTokens, StaffTokens } from '../staff/staff-tokens.ts'
import { createSeals, Seals } from '../wire/seals.ts'
import type { Secrets } from '../wire/secrets.ts'
import { Incoming, type IncomingFiles } from '../upload/incoming.ts'
import { createWireIds, WireIds } from '../wire/wire-ids.ts'
import { createEffectLogger } from '../telemetry/effect-logger.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { traceGateways } from '../telemetry/trace-gateways.ts'
import { Receivers } from '../entity/entity-queue.ts'
import { APPROVAL_ACTIONS } from './approval-actions.ts'
import { RECEIVERS } from './receivers.ts'
import type { Runtime } from './services.ts'
import { CALL_TIMEOUT_MS, Settings } from '../call/settings.ts'
import { VERSION } from '../product/version.ts'

/** Storage, directory and drawer that uploads need. */
export type OpenedFiles = {
  readonly storage: FileStoragePort
  readonly drawer: PictureDrawerPort
  readonly incoming: IncomingFiles
}

export type RuntimeParts = {
  readonly db: Kysely<DB>
  readonly gateways: Gateways
  readonly inquiry: AccountInquiryPort
  readonly files: OpenedFiles
  readonly socials: SocialProviders
  readonly identity: IdentityPort
  readonly business: BusinessRegistryPort
  readonly mail: MailPort
  /** Transfers are recorded for a person unless another is given. */
  readonly payout?: PayoutPort
  readonly isDatabaseUp: () => Promise<boolean>
  readonly publicUrl: string
  /** Log, meter and tracer of use cases and gateways. */
  readonly telemetry: Pick<Telemetry, 'log' | 'meter' | 'tracer'>
  readonly secrets: Secrets
  /** The audience of login tokens, the same for every server of the market. */
  readonly tokenAudience: string
  /** Workers of this market; 1 unless given. */
  readonly workerCount?: number
  /** CALL_TIMEOUT_MS unless given. */
  readonly callTimeoutMs?: number
  /** The real one unless given. */
  readonly clock?: Clock.Clock
  /** Argon2 unless set. */
  readonly hasher?: PasswordHasher | undefined
}

/** Creates the runtime with the services of use cases. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { db, gateways, inquiry, files, socials, publicUrl, clock, hasher } = parts
  const { secrets, tokenAudience, telemetry, callTimeoutMs = CALL_TIMEOUT_MS } = parts
  const { workerCount = 1 } = parts
  return ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(References.CurrentLoggers, new Set([createEffectLogger(telemetry)])),
      Layer.succeed(References.TracerEnabled, telemetry.tracer !== null),
      telemetry.tracer === null ? Layer.empty : Layer.succeed(Tracer.Tracer, telemetry.tracer),
      Layer.succeed(AccountInquiry, inquiry),
      Layer.succeed(Db, db),
      Layer.succeed(FileStorage, files.storage),
      Layer.succeed(Health, { isDatabaseUp: parts.isDatabaseUp }),
      Layer.succeed(Incoming, files.incoming),
      Layer.succeed(IdentityProvider, parts.identity),
      Layer.succeed(BusinessRegistry, parts.business),
      Layer.succeed(Mailer, parts.mail),
      Layer.succeed(OrderQueue, createOrderQueue(workerCount)),
      Layer.succeed(PictureDrawer, files.drawer),
      Layer.succeed(Payouts, parts.payout ?? recordPayout),
      Layer.succeed(PaymentGateways, traceGateways(gateways)),
      Layer.effect(FigureCache, createFigureCache),
      Layer.effect(ListCache, createListCache),
      Layer.succeed(Receivers, RECEIVERS),
      Layer.succeed(Socials, socials),
      Layer.succeed(Settings, { publicUrl, version: VERSION, callTimeoutMs }),
      Layer.succeed(Tokens, createTokens({ secrets, audience: tokenAudience })),
      Layer.succeed(StaffTokens, createStaffTokens({ secrets, audience: tokenAudience })),
      Layer.succeed(ApprovalActions, APPROVAL_ACTIONS),
      Layer.succeed(Seals, createSeals(secrets)),
      Layer.succeed(WireIds, createWireIds(secrets)),
      clock === undefined ? Layer.empty : Layer.succeed(Clock.Clock, clock),
      hasher === undefined ? Layer.empty : Layer.succeed(Hasher, hasher),
    ),
  )
}
