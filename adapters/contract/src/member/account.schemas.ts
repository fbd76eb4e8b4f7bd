import { LOGIN_RESULTS, LOGIN_WAYS } from '@jangteo/core/session/loginRecord.codes'
import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { z } from 'zod'
import { moment, opaqueId, ynFlag } from '../wire/wire.schemas.ts'

/** A session that lasts; `device` is `null` where its program is not known. */
export const memberSession = z.object({
  sessionIdEncrypt: opaqueId,
  device: z.string().nullable(),
  /** In the native app. */
  appYn: ynFlag,
  openedAt: moment,
  lastSeenAt: moment,
  /** The session of this call. */
  currentYn: ynFlag,
})

/** A login, or one that was refused; `address` shows its first half, as `203.0.*.*`. */
export const loginRecord = z.object({
  at: moment,
  resultEnum: z.enum(LOGIN_RESULTS),
  wayEnum: z.enum(LOGIN_WAYS),
  device: z.string().nullable(),
  address: z.string().nullable(),
})

/** Status of one consent; `agreedAt` is `null` where none is recorded, `text` where there is nothing to say. */
export const consent = z.object({
  termsKind: z.enum(CONSENT_KINDS),
  requiredYn: ynFlag,
  agreeYn: ynFlag,
  agreedAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
  /** Two years have passed since: it is asked for again. */
  renewalDueYn: ynFlag,
  text: z.string().nullable(),
})
