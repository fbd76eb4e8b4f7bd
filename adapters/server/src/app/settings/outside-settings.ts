import type { NtsSettings } from '@jangteo/business/nts/nts-registry'
import type { S3Settings } from '@jangteo/files/s3/s3-storage'
import type { PortOneSettings } from '@jangteo/identity/portone/portone-identity'
import type { SmtpSettings } from '@jangteo/mail/smtp/smtp-mail'
import { z } from 'zod'
import {
  BUSINESS_FIXES,
  BUSINESS_SETTINGS,
  missingBusinessSettings,
  readBusinessSettings,
} from './business-settings.ts'
import {
  FILE_FIXES,
  FILE_SETTINGS,
  missingFileSettings,
  readFileSettings,
} from './file-settings.ts'
import {
  IDENTITY_FIXES,
  IDENTITY_SETTINGS,
  missingIdentitySettings,
  readIdentitySettings,
} from './identity-settings.ts'
import {
  MAIL_FIXES,
  MAIL_SETTINGS,
  missingMailSettings,
  readMailSettings,
} from './mail-settings.ts'

/** Variables of the things outside of the market that are chosen by name. */
export const OUTSIDE_SETTINGS = {
  ...FILE_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...MAIL_SETTINGS,
  ...BUSINESS_SETTINGS,
} as const

/** Hints that follow "NAME is wrong:". */
export const OUTSIDE_FIXES = {
  ...FILE_FIXES,
  ...IDENTITY_FIXES,
  ...MAIL_FIXES,
  ...BUSINESS_FIXES,
} as const

/** Settings of those things. */
export type OutsideSettings = {
  /** Bucket for uploaded files; `null` means the data directory. */
  readonly s3: S3Settings | null
  /** Account at the provider of identities; `null` means the sandbox, which verifies nobody. */
  readonly portOne: PortOneSettings | null
  /** Server that mails go to; `null` means the outbox of this machine. */
  readonly smtp: SmtpSettings | null
  /** Access to the tax office's registry; `null` means the sandbox, where every business is active. */
  readonly nts: NtsSettings | null
}

const variables = z.object(OUTSIDE_SETTINGS)
type OutsideVariables = z.output<typeof variables> & {
  readonly NODE_ENV: 'development' | 'production' | 'test'
}

/** Names the settings that are missing. */
export function missingOutsideSettings(
  given: OutsideVariables,
): readonly (keyof typeof OUTSIDE_SETTINGS)[] {
  return [
    ...missingFileSettings(given),
    ...missingIdentitySettings(given),
    ...missingMailSettings(given),
    ...missingBusinessSettings(given),
  ]
}

/** Reads the settings of the things outside. */
export function readOutsideSettings(given: OutsideVariables): OutsideSettings {
  return {
    s3: readFileSettings(given),
    portOne: readIdentitySettings(given),
    smtp: readMailSettings(given),
    nts: readBusinessSettings(given),
  }
}
