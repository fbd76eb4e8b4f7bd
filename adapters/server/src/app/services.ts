import type { AccountInquiry } from '@jangteo/payment/account-inquiry.port'
import type { FileStorage } from '@jangteo/files/file-storage.port'
import type { PictureDrawer } from '@jangteo/files/picture/picture-drawer.port'
import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import type { Payouts } from '@jangteo/payout/payout.port'
import type { Socials } from '@jangteo/social/social.port'
import type { BusinessRegistry } from '@jangteo/business/business.port'
import type { IdentityProvider } from '@jangteo/identity/identity.port'
import type { Mailer } from '@jangteo/mail/mail.port'
import type { Db } from '@jangteo/postgres/database/db'
import type * as ManagedRuntime from 'effect/ManagedRuntime'
import type { OrderQueue } from '../checkout/order-queue.ts'
import type { FigureCache, ListCache } from '../call/cached.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import type { Settings } from '../call/settings.ts'
import type { Health } from '../system/check-health.ts'
import type { Incoming } from '../upload/incoming.ts'
import type { Tokens } from '../session/tokens.ts'
import type { ApprovalActions } from '../staff/approvals.ts'
import type { StaffTokens } from '../staff/staff-tokens.ts'
import type { Seals } from '../wire/seals.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** Services that every use case may ask for. */
export type Services =
  | AccountInquiry
  | BusinessRegistry
  | ApprovalActions
  | Db
  | FileStorage
  | Health
  | IdentityProvider
  | Incoming
  | Mailer
  | OrderQueue
  | PaymentGateways
  | Payouts
  | PictureDrawer
  | FigureCache
  | ListCache
  | Receivers
  | Seals
  | Settings
  | Socials
  | StaffTokens
  | Tokens
  | WireIds

export type Runtime = ManagedRuntime.ManagedRuntime<Services, never>
