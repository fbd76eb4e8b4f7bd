import { AccountInquiry, type AccountInquiryPort } from '@jangteo/payment/account-inquiry.port'
import { FileStorage, type FileStoragePort } from '@jangteo/files/file-storage.port'
import { PictureDrawer, type PictureDrawerPort } from '@jangteo/files/picture/picture-drawer.port'
import { type Gateways, PaymentGateways } from '@jangteo/payment/gateway.port'
import { Db } from '@jangteo/postgres/database/db'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import * as Clock from 'effect/Clock'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import type { Kysely } from 'kysely'
import { createRecent, Recent } from '../call/recently.ts'
import { createTokens, Tokens } from '../session/tokens.ts'
import { createSeals, Seals } from '../wire/seals.ts'
import { Incoming, type IncomingFiles } from '../upload/incoming.ts'
import { createWireIds, WireIds } from '../wire/wire-ids.ts'
import type { Runtime } from './services.ts'
import { CALL_TIMEOUT_MS, Settings } from './settings.ts'
import { VERSION } from './version.ts'

/** What uploading needs of the machine. */
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
  readonly publicUrl: string
  readonly secret: string
  /** CALL_TIMEOUT_MS unless told otherwise. */
  readonly callTimeoutMs?: number
  /** The real one unless told otherwise. */
  readonly clock?: Clock.Clock
}

/** Gives use cases what they ask for. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { db, gateways, inquiry, files, publicUrl, secret, clock } = parts
  const { callTimeoutMs = CALL_TIMEOUT_MS } = parts
  return ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(AccountInquiry, inquiry),
      Layer.succeed(Db, db),
      Layer.succeed(FileStorage, files.storage),
      Layer.succeed(Incoming, files.incoming),
      Layer.succeed(PictureDrawer, files.drawer),
      Layer.succeed(PaymentGateways, gateways),
      Layer.succeed(Recent, createRecent()),
      Layer.succeed(Settings, { publicUrl, version: VERSION, callTimeoutMs }),
      Layer.succeed(Tokens, createTokens(secret)),
      Layer.succeed(Seals, createSeals(secret)),
      Layer.succeed(WireIds, createWireIds(secret)),
      clock === undefined ? Layer.empty : Layer.succeed(Clock.Clock, clock),
    ),
  )
}
